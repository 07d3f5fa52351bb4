import { ATTACK_SLOTS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { ENTITIES, type Entity } from "#db/pack/entities.ts";
import { recordName } from "#db/pack/open-data/given-lines.ts";
import { givenFields } from "#db/pack/open-data/given-schema.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { findRecord, isEntity } from "../data-files.ts";
import { entityLabel } from "../entity-labels.ts";
import { shownRecords } from "../shown-records.ts";
import type { CorrectionState } from "./search-params.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Not for a visitor to correct. */
const KEPT = ["id", "sample", "sampleFields"];

/** What the page shows of the requested record, and the correction as far as it is filled in. */
export function correctionOf(dataset: Dataset, state: CorrectionState, now: number) {
  const kinds = dataset.openData.map(({ entity }) => ({ id: entity, label: entityLabel(entity) }));
  const record = foundRecord(dataset, state, now);
  if (!record) return { kinds, record: null, text: null };
  const { entity, fields } = record;
  const sampleFields = sampleFieldsOf(fields);
  return {
    kinds,
    record: {
      label: entityLabel(entity),
      name: recordName(fields),
      related: entity === "characters" ? recordsOfCharacter(dataset, state.id) : [],
      isSample: fields.sample === true,
      sources: Array.isArray(fields.sources) ? fields.sources.map(String) : [],
      hasNote: hasNote(dataset, entity),
      asOf: typeof fields.asOf === "string" ? fields.asOf : null,
      fields: givenFields(entity)
        .filter((field) => !KEPT.includes(field))
        .map((field) => ({
          field,
          value: written(fields[field]),
          isSample: sampleFields.includes(field),
        })),
    },
    text: correctionText(dataset, entity, fields, state),
  };
}

/** Whether the page of the open data says in words where a kind comes from. */
function hasNote({ openData }: Dataset, entity: Entity): boolean {
  const coverage = openData.find((one) => one.entity === entity)?.coverage ?? [];
  return coverage.some(({ notes }) => notes.length > 0);
}

/** Other records about a character. */
function recordsOfCharacter({ attacks, units }: Dataset, character: string) {
  const unit = units.filter(({ characterId }) => characterId === character);
  return [
    ...unit.map(() => ({ entity: "units", id: character, label: "Skills and resistances" })),
    ...attacks
      .filter(({ characterId }) => characterId === character)
      .map(({ id, slot }) => ({ entity: "attacks", id, label: labelOf([...ATTACK_SLOTS], slot) })),
  ];
}

function foundRecord(dataset: Dataset, { entity, id }: CorrectionState, now: number) {
  const one = dataset.openData.find((kind) => kind.entity === entity);
  if (!one || !isEntity(entity)) return undefined;
  const fields = findRecord(one, id);
  if (!fields || !shownRecords(dataset, now)(entity, id)) return undefined;
  return namesHidden(dataset, fields, now) ? undefined : { entity, fields };
}

/** Whether a record names a character who is not out yet, as a set of a pool may. */
function namesHidden(dataset: Dataset, fields: Fields, now: number): boolean {
  const text = JSON.stringify(fields);
  const released = new Set(releasedOnly(dataset, now).characters.map(({ id }) => id));
  return dataset.characters.some(
    ({ id }) => !released.has(id) && text.includes(JSON.stringify(id)),
  );
}

/** The correction in words and as the line that the pack would have; null until it is filled in. */
function correctionText(
  { name, version }: Dataset,
  entity: Entity,
  fields: Fields,
  { field, value, source }: CorrectionState,
): string | null {
  if (value === "" || KEPT.includes(field) || !givenFields(entity).includes(field)) return null;
  const right = readValue(value);
  const isSample = fields.sample === true;
  const isMadeUp = isSample || sampleFieldsOf(fields).includes(field);
  return [
    `Correction for ${name}, version ${version}`,
    "",
    `File: ${ENTITIES[entity].facts}`,
    `Record: ${String(fields.id)} (${recordName(fields)})`,
    `Field: ${field}`,
    `Stands there: ${written(fields[field]) ?? "not known"}${isMadeUp ? " (sample)" : ""}`,
    `Is right: ${JSON.stringify(right)}`,
    `Source: ${source === "" ? "(please name one)" : source}`,
    "",
    isSample ? "All that is known of it then:" : "The record as it would be:",
    JSON.stringify(corrected(entity, fields, { field, right, source })),
  ].join("\n");
}

/**
 * The record without what is made up, with the right value and its source. Of a record that is a
 * sample nothing else is known.
 */
function corrected(
  entity: Entity,
  fields: Fields,
  { field, right, source }: { field: string; right: unknown; source: string },
): Fields {
  const isSample = fields.sample === true;
  const made = sampleFieldsOf(fields);
  const isKnown = (name: string) => (isSample ? name === "id" : !made.includes(name));
  const sources = !isSample && Array.isArray(fields.sources) ? fields.sources : [];
  return Object.fromEntries(
    givenFields(entity).flatMap((name): [string, unknown][] => {
      if (name === "sample" || name === "sampleFields") return [];
      if (name === field) return [[name, right]];
      if (name === "sources" && source !== "") return [[name, [...sources, source]]];
      return name in fields && isKnown(name) ? [[name, fields[name]]] : [];
    }),
  );
}

function sampleFieldsOf({ sampleFields }: Fields): unknown[] {
  return Array.isArray(sampleFields) ? sampleFields : [];
}

/** A number, a list and the like as JSON; anything else is a text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}

function written(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
