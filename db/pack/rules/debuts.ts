import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { timeBetween, writtenDate } from "../instants.ts";
import type { PackRecords } from "../pack.ts";
import type { RecordAt, Refuse } from "../refused.ts";
import type { PackCharacter } from "../schema/characters.ts";
import type { PackInstant } from "../schema/values.ts";
import { type PlacedPrayer, placedPrayers, wholeRecords } from "../whole-records.ts";

const batchFiles = ["batches.json", "samples/batches.json"] as const;

/** Who is released has a type and a debut, for every list of the site asks for both. */
export function checkReleased(records: PackRecords, refuse: Refuse): void {
  const values = new Map(records["samples/character-values.json"].map((one) => [one.id, one]));
  const facts = new Map(records["characters.json"].map((one) => [one.id, one]));
  for (const { record, sampleFields } of wholeCharacters(records)) {
    const { id, status, type, debut } = record;
    if (!CHARACTER_STATUSES.some((one) => one.id === status && one.released)) continue;
    const own = values.get(id);
    const at: RecordAt =
      own && sampleFields.includes("status")
        ? { file: "samples/character-values.json", record: own }
        : { file: "characters.json", record: facts.get(id) ?? record };
    const lacks = type === undefined ? "type" : debut === undefined ? "debut" : undefined;
    if (lacks) refuse(at, "status", `is ${status}, which is released, but ${lacks} is missing`);
  }
}

/**
 * Nobody is featured before her debut, and who is new comes out as the prayer starts; no card is
 * raised before its release; nobody joins a batch before her debut. Dates that only the moment of the
 * import could compare are passed over.
 */
export function checkDebuts(records: PackRecords, refuse: Refuse): void {
  const characters = new Map(
    [...wholeCharacters(records)].map(({ record }) => [record.id, record]),
  );
  const releases = new Map(
    [...wholeCards(records)].map(({ record }) => [record.id, record.release]),
  );
  for (const placed of placedPrayers(records)) {
    checkRateUps(placed, characters, refuse);
    const { prayer, at } = placed;
    for (const [index, { card }] of prayer.rateUpCards.entries()) {
      const release = releases.get(card);
      if ((timeBetween(release, prayer.start) ?? 0) >= 0) continue;
      const message = `is ${card}, which comes out ${early(release, prayer.start)}`;
      refuse(at("rateUpCards"), `rateUpCards[${index}].card`, message);
    }
  }
  for (const file of batchFiles) {
    for (const record of records[file].filter(({ kind }) => isOfDebuts(kind))) {
      for (const [index, id] of record.characters.entries()) {
        const debut = characters.get(id)?.debut;
        if ((timeBetween(debut, record.date) ?? 0) >= 0) continue;
        const message = `is ${id}, who comes out ${early(debut, record.date)}`;
        refuse({ file, record }, `characters[${index}]`, message);
      }
    }
  }
}

/** Rebirths and their costumes have dates of their own. */
function isOfDebuts(kind: string): boolean {
  return kind === "standard" || kind === "ritual";
}

function checkRateUps(
  { prayer, at }: PlacedPrayer,
  characters: ReadonlyMap<string, PackCharacter>,
  refuse: Refuse,
): void {
  for (const [index, { character, status }] of prayer.rateUpCharacters.entries()) {
    const who = characters.get(character);
    const debut = prayer.server === "jp" ? who?.releaseJp : who?.debut;
    const between = timeBetween(debut, prayer.start) ?? 0;
    if (between < 0) {
      const message = `is ${character}, who comes out ${early(debut, prayer.start)}`;
      refuse(at("rateUpCharacters"), `rateUpCharacters[${index}].character`, message);
    } else if (status === "new" && between > 0) {
      const message = `is new, but ${character} came out ${writtenDate(debut)}, not with the prayer's start ${writtenDate(prayer.start)}`;
      refuse(at("rateUpCharacters"), `rateUpCharacters[${index}].status`, message);
    }
  }
}

function early(debut: PackInstant | undefined, date: PackInstant | undefined): string {
  return `${writtenDate(debut)}, after ${writtenDate(date)}`;
}

function wholeCharacters(records: PackRecords) {
  return wholeRecords(records["characters.json"], [], records["samples/character-values.json"]);
}

function wholeCards(records: PackRecords) {
  return wholeRecords(records["story-cards.json"], [], records["samples/story-card-values.json"]);
}
