import {
  characterPreview,
  floorPreview,
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  prayerPreview,
  storyCardPreview,
} from "#app/artwork/link-preview/link-preview.ts";
import { isReleased, nextStatusMoment, statusAt } from "#app/game/character-state.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { PreviewKind } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterTitle } from "#app/presenters/character-title.ts";
import { picturedPrayer } from "#app/presenters/pictured-prayer.ts";
import { cardName } from "#app/presenters/story-card.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Route } from "./+types/link-preview";
import { FOR_A_DAY, noPicture, pixels } from "./picture-response.ts";

/**
 * GET /link-previews/{kind}/{id}.png: the picture that other sites show beside a link to a
 * character, story card, prayer or floor; made by the first request for it, and then cached.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const id = /^(.+)\.png$/.exec(params.file)?.[1];
  const preview = id === undefined ? undefined : previewOf(params.kind, id, dataset, now);
  expiresAt(preview?.until ?? null);
  return preview?.svg === undefined
    ? noPicture()
    : pixels(preview.svg, {
        width: PREVIEW_WIDTH,
        height: PREVIEW_HEIGHT,
        format: "png",
        cacheControl: FOR_A_DAY,
      });
}

/** A preview as SVG, absent while its record is hidden, and when that changes (ms, or null). */
interface Preview {
  readonly svg: string | undefined;
  readonly until: number | null;
}

type Sections = Pick<Dataset, "characters" | "storyCards" | "prayers" | "towerFloors">;

type PreviewMaker = (id: string, dataset: Sections, now: number) => Preview | undefined;

/** The link preview of a record at `now`, in ms; undefined where there is no such kind or record. */
function previewOf(kind: string, id: string, dataset: Sections, now: number): Preview | undefined {
  return MAKERS.get(kind)?.(id, dataset, now);
}

function previewOfCharacter(id: string, { characters }: Sections, now: number) {
  const character = characters.find((one) => one.id === id);
  if (!character) {
    return undefined;
  }
  const type = character.type && entryOf(BANNER_TYPES, character.type)?.label;
  const svg = isReleased(statusAt(character, now))
    ? characterPreview(character, {
        eyebrow: character.titleEn ?? "Character",
        title: characterTitle(character),
        ...(type && { note: type }),
      })
    : undefined;
  return { svg, until: nextStatusMoment(character, now) };
}

function previewOfCard(id: string, { storyCards }: Sections, now: number) {
  const card = storyCards.find((one) => String(one.id) === id);
  if (!card) {
    return undefined;
  }
  const svg = isRevealed(card.release, now)
    ? storyCardPreview(card, {
        eyebrow: `Story card, ${card.rarity === 1 ? "1 star" : `${card.rarity} stars`}`,
        title: cardName(card),
        note: entryOf(CARD_TYPES, card.type)?.label ?? card.type,
      })
    : undefined;
  return { svg, until: nextMoment([card.release], now) };
}

function previewOfPrayer(id: string, { prayers, characters }: Sections) {
  const prayer = prayers.find((one) => one.id === id);
  if (!prayer) {
    return undefined;
  }
  const pictured = picturedPrayer(prayer, new Map(characters.map((one) => [one.id, one])));
  const types = prayer.types.flatMap((type) => entryOf(PRAYER_TYPES, type)?.label ?? []);
  const svg = prayerPreview(pictured, {
    eyebrow: types.length === 0 ? "Prayer" : `Prayer: ${types.join(", ")}`,
    title: prayer.name,
  });
  return { svg, until: null };
}

function previewOfFloor(id: string, { towerFloors }: Sections, now: number) {
  const floor = towerFloors.find((one) => String(one.floor) === id);
  if (!floor) {
    return undefined;
  }
  const svg = isRevealed(floor.release, now) ? floorPreview(floor.floor) : undefined;
  return { svg, until: nextMoment([floor.release], now) };
}

const MAKERS: ReadonlyMap<string, PreviewMaker> = new Map(
  Object.entries({
    characters: previewOfCharacter,
    "story-cards": previewOfCard,
    prayers: previewOfPrayer,
    floors: previewOfFloor,
  } satisfies Record<PreviewKind, PreviewMaker>),
);
