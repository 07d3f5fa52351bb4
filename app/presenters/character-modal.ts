import {
  type CharacterModalAnswer,
  characterModalColumns,
} from "#app/api-schemas/character-modal.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { bannerHistory } from "#app/game/banner-history.ts";
import { nextStatusMoment, statusAt } from "#app/game/character-state.ts";
import { kanaStructure } from "#app/game/kana-structure.ts";
import { nameSizeOf } from "#app/game/name-size.ts";
import { releaseOrder } from "#app/game/release-order.ts";
import { nextMoment } from "#app/game/reveal.ts";
import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { batchesByCharacter, rebirthsIn } from "./rebirths.ts";

const MODAL_NAME_LIMITS = [16, 20] as const;

/** GET /api/characters/modal?id=: all that is known of a character. */
export function characterModalAnswer(
  dataset: Dataset,
  character: CharacterRecord,
  now: number,
): CharacterModalAnswer {
  const { bannerCount, lastBanner } = bannerHistory(dataset.prayers, character.id, now);
  const { fr, frDateMode } = rebirthsIn(dataset.batches)(character);
  return {
    ...characterModalColumns.parse(character),
    title: { en: character.titleEn },
    name: {
      jp: character.nameJp,
      kana: character.nameKana,
      en: character.nameEn,
      translit: character.translit,
      meta: {
        "modal-small": nameSizeOf(character.nameEn, MODAL_NAME_LIMITS),
        "kana-structure": kanaStructure(character.nameJp, character.nameKana),
      },
    },
    img: {
      full: imagePath("characters", character, "full"),
      frFull: character.rebirth ? imagePath("characters", character, "full-rebirth") : null,
    },
    color: character.colors,
    status: statusAt(character, now),
    release: {
      debut: character.debut,
      ...batchDates(dataset, character),
      bannerCount,
      lastBanner,
    },
    fr,
    frDateMode,
    releaseNo: releaseNumber(dataset, character, now),
    info: {
      gamepress: character.gamepress,
      youtube: character.youtube,
      "touhou-wiki": character.touhouWiki,
      "lw-chron": character.chronicle,
    },
    meta: { world: character.worldId, role: character.role },
  };
}

/** When a character's record changes, or what its dates say does: the earliest moment, or null. */
export function nextModalMoment(
  dataset: Dataset,
  character: CharacterRecord,
  now: number,
): number | null {
  const { general, ritual } = batchDates(dataset, character);
  const { fr } = rebirthsIn(dataset.batches)(character);
  const { nextBanner } = bannerHistory(dataset.prayers, character.id, now);
  return nextMoment([nextStatusMoment(character, now), general, ritual, fr, nextBanner], now);
}

/** The fields of a character's record that are sample data, by the names of their dates and state. */
export function sampleModalFields(
  { batches }: Pick<Dataset, "batches">,
  { id, sampleFields }: CharacterRecord,
): string[] {
  const ofBatch = (kind: BatchKind) => batchesByCharacter(batches, kind)(id)?.sample ?? false;
  return [
    ...["status", "debut"].filter((field) => sampleFields.includes(field)),
    ...(ofBatch("standard") ? ["standard prayer"] : []),
    ...(ofBatch("ritual") ? ["ritual prayer"] : []),
    ...(ofBatch("rebirth") ? ["rebirth"] : []),
  ];
}

/** The days on which a character came to the standard prayer and to the ritual prayer. */
function batchDates({ batches }: Dataset, { id }: CharacterRecord) {
  return {
    general: batchesByCharacter(batches, "standard")(id)?.date ?? null,
    ritual: batchesByCharacter(batches, "ritual")(id)?.date ?? null,
  };
}

/** A character's place in the order of release, from 1; null while it is not released. */
function releaseNumber(
  { characters }: Dataset,
  character: CharacterRecord,
  now: number,
): number | null {
  const index = releaseOrder(characters, now).indexOf(character);
  return index < 0 ? null : index + 1;
}
