import type { PackPerson } from "#db/pack/schema/characters.ts";
import { colorsOf } from "./colors.ts";
import type { FactCharacter, FactStoryCard } from "./facts.ts";
import { romaniseName } from "./kana.ts";
import { namePartsOf } from "./name-parts.ts";
import { personIdOf } from "./person-ids.ts";

type Named = Pick<FactCharacter, "nameEn" | "shortEn" | "nameJp" | "nameKana">;

const CAST = "spelling of the Touhou Project cast";

/** Persons that only stand on cards: the facts give their English name, general knowledge the rest. */
const ONLY_ON_CARDS: readonly (Named & { id: string })[] = [
  {
    id: "rinnosuke",
    nameEn: "Rinnosuke Morichika",
    shortEn: "Rinnosuke",
    nameJp: "森近霖之助",
    nameKana: "もりちか りんのすけ",
  },
];

/** Readings that the kana alone do not tell: where a word ends, and vowels that belong to two characters. */
const TRANSLITERATIONS: Readonly<Partial<Record<string, string>>> = {
  eiki: "Shiki Eiki Yamazanadu",
  joon: "Yorigami Joon",
  kosuzu: "Motoori Kosuzu",
};

/**
 * One record for each person of the characters, in order of appearance, then the persons that
 * only cards name. Throws where two characters of one person disagree on the person's names, or a
 * card names somebody unknown.
 */
export function personsOf(
  characters: readonly FactCharacter[],
  cards: readonly Pick<FactStoryCard, "id" | "featured">[],
): PackPerson[] {
  const persons = new Map<string, PackPerson>();
  for (const character of characters) {
    const person = personOf(personIdOf(character), character);
    const known = persons.get(person.id);
    if (known === undefined) persons.set(person.id, person);
    else if (JSON.stringify(known) !== JSON.stringify(person)) {
      throw new Error(`${character.id} names the person ${person.id} unlike other characters`);
    }
  }
  const featured = new Set(cards.flatMap((card) => card.featured));
  for (const { id, ...named } of ONLY_ON_CARDS) {
    if (featured.has(named.nameEn) && !persons.has(id)) persons.set(id, personOf(id, named));
  }
  return [...persons.values()];
}

/** Person ids by English name, as cards name persons. Throws where two persons share a name. */
export function personIdsByName(persons: readonly PackPerson[]): Map<string, string> {
  const ids = new Map(persons.map(({ id, nameEn }) => [nameEn, id]));
  if (ids.size !== persons.length) throw new Error("two persons have the same English name");
  return ids;
}

function personOf(id: string, { nameEn, shortEn, nameJp, nameKana }: Named): PackPerson {
  const particle = / no |'s /.test(nameEn);
  return {
    id,
    nameEn,
    shortEn,
    ...namePartsOf(nameEn, nameKana),
    translit: TRANSLITERATIONS[id] ?? romaniseName(nameKana, { particle }),
    nameJp,
    nameKana,
    colors: colorsOf(id),
    sources: [CAST],
  };
}
