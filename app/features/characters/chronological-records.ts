import type { Character, ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import { shortTranslit } from "#app/game/short-translit.ts";
import { universalName } from "#app/game/universal-name.ts";
import {
  type ListedCharacter,
  type ListedNames,
  listedCharacter,
} from "#app/presenters/listed-character.ts";

/** Every character of the chronological answer, which holds each of them once. */
export function chronologicalRecords({ content }: ChronologicalAnswer): Character[] {
  return content.flatMap(({ data }) => data.flatMap((series) => series.data));
}

/** A character of the chronological answer as pages list her at `now`. */
export function listedRecord(record: Character, now: number): ListedCharacter {
  const { id, type, status, fr, img, meta, release } = record;
  return listedCharacter(
    {
      id,
      universe: meta.world,
      type,
      status,
      jpReleased: release.jp !== null && release.jp <= now,
      isFr: fr !== null || img.frThumbnail !== null,
      reinDate: fr,
      img: img.thumbnail,
      reinImg: img.frThumbnail,
      spoilerSafeImg: img.spoilerSafeThumbnail,
    },
    namesOf(record),
    now,
  );
}

function namesOf({ name, title, meta, shortName }: Character): ListedNames {
  const named = (nameEn: string) => universalName({ nameEn, titleEn: title.en, world: meta.world });
  return {
    universalName: named(name.en),
    universalTranslitName: name.translit === null ? null : named(name.translit),
    shortName: { en: shortName, translit: shortTranslit(shortName, name.translit) },
  };
}
