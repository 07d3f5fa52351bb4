import type { PicturedCard, PicturedCharacter } from "#app/artwork/records.ts";
import type { Pack } from "#db/pack/pack.ts";

/** The records of a pack as the artwork takes them. */
export function pictured(records: Pack["records"]): {
  characters: PicturedCharacter[];
  cards: PicturedCard[];
} {
  const persons = new Map(records["persons.json"].map((person) => [person.id, person]));
  const characters = records["characters.json"].map((character) => {
    const person = persons.get(character.person);
    if (!person) {
      throw new Error(`No person ${character.person} for the character ${character.id}.`);
    }
    return {
      id: character.id,
      personId: person.id,
      nameJp: person.nameJp,
      worldId: character.world,
      rebirth: character.rebirth,
    };
  });
  const cards = records["story-cards.json"].map((card) => ({
    id: card.id,
    nameJp: card.nameJp ?? null,
    nameZh: card.nameZh ?? null,
    type: card.type,
    rarity: card.rarity,
    featured: card.featured,
    buffs: card.buffs.map(({ type, attribute }) => ({ attributeType: type, attribute })),
  }));
  return { characters, cards };
}
