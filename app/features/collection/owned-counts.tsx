import { useId } from "react";
import { type Box, entryOf, keyOf } from "#app/collection/box/box.ts";
import { isReleased } from "#app/game/character-state.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { KnownRecords } from "./use-records.ts";

interface Counted {
  readonly label: string;
  readonly owned: number;
  readonly total: number;
}

/** How many are owned of what the global version has, by what they are. */
export function OwnedCounts({ box, records }: { box: Box; records: KnownRecords }) {
  const titleId = useId();
  const characters = records.characters.filter(({ status }) => isReleased(status));
  const cards = records.cards.filter(({ isRevealed }) => isRevealed);
  const hasCharacter = ({ id }: { id: string }) => entryOf(box, keyOf("character", id)).count > 0;
  const hasCard = ({ id }: { id: number }) => entryOf(box, keyOf("card", id)).count > 0;
  const worlds = [...new Set(characters.map(({ universe }) => universe))].map((world) => ({
    id: world,
    label: world,
  }));
  return (
    <section className="sec" aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>What I own</h2>
        <span className="end num">
          {`${ofAll(characters, hasCharacter)} characters, ${ofAll(cards, hasCard)} cards`}
        </span>
      </div>
      <div className="owned-counts">
        <Counts
          title="Characters by banner type"
          rows={counted(BANNER_TYPES, characters, ({ type }) => type, hasCharacter)}
        />
        <Counts
          title="Characters by role"
          rows={counted(ROLES, characters, ({ role }) => role, hasCharacter)}
        />
        <Counts
          title="Cards by rarity"
          rows={counted(
            ["5", "4", "3"].map((id) => ({ id, label: `${id}★` })),
            cards,
            ({ rarity }) => String(rarity),
            hasCard,
          )}
        />
        <Counts
          title="Cards by type"
          rows={counted(CARD_TYPES, cards, ({ type }) => type, hasCard)}
        />
      </div>
      <details className="differences">
        <summary>Characters by world</summary>
        <Counts
          title="Characters by world"
          rows={counted(worlds, characters, ({ universe }) => universe, hasCharacter)}
        />
      </details>
    </section>
  );
}

function Counts({ title, rows }: { title: string; rows: readonly Counted[] }) {
  return (
    <table className="owned-table">
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, owned, total }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="num">{`${owned} / ${total}`}</td>
            <td aria-hidden="true">
              <i className="share" style={{ "--share": total === 0 ? 0 : owned / total }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function counted<Record>(
  groups: readonly { readonly id: string; readonly label: string }[],
  all: readonly Record[],
  groupOf: (record: Record) => string | null,
  has: (record: Record) => boolean,
): Counted[] {
  return groups
    .map(({ id, label }) => {
      const members = all.filter((record) => groupOf(record) === id);
      return { label, owned: members.filter(has).length, total: members.length };
    })
    .filter(({ total }) => total > 0);
}

function ofAll<Record>(all: readonly Record[], has: (record: Record) => boolean): string {
  return `${formatNumber(all.filter(has).length)} of ${formatNumber(all.length)}`;
}
