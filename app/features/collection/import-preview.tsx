import { useId, useMemo, useState } from "react";
import { AMOUNTS, type AmountId, type Box } from "#app/collection/box/box.ts";
import { type Change, changeOfEntries } from "#app/collection/box/change.ts";
import {
  amountLabel,
  countSame,
  type Difference,
  differences,
  type Effect,
  entryInWords,
  together,
} from "#app/collection/box/comparison.ts";
import { type EntryKey, NO_ENTRY } from "#app/collection/box/entry.ts";
import type { Loss } from "#app/collection/box/loss.ts";
import { ownedIn } from "#app/collection/box/owned-in.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { type KnownRecords, useRecordName } from "./use-records.ts";
import { writeChange } from "./write-change.ts";

/** A box from outside, that the visitor may take in. */
export interface Offered {
  /** "The collection in this link", "Copy of Nov 3, 10:00". */
  readonly title: string;
  readonly box: Box;
  /** Shown in place of the own one, without being kept. */
  readonly isLookedAt?: boolean;
}

const EFFECTS: readonly { id: Effect; title: string; isMerged: boolean }[] = [
  { id: "comes", title: "Would come", isMerged: true },
  { id: "rises", title: "Would rise", isMerged: true },
  { id: "changes", title: "Would change", isMerged: false },
  { id: "falls", title: "Would fall", isMerged: false },
  { id: "goes", title: "Would go", isMerged: false },
];

/** What would differ thing by thing; only what is chosen is written. */
export function ImportPreview({
  offered,
  own,
  records,
  lookOnly,
  end,
}: {
  offered: Offered;
  own: Box;
  records: KnownRecords;
  lookOnly: () => void;
  end: () => void;
}) {
  const titleId = useId();
  const all = useMemo(() => differences(own, offered.box), [own, offered.box]);
  const merging = useMemo(() => idsOf(all, ({ isMerged }) => isMerged), [all]);
  const [chosenHere, setChosen] = useState<ReadonlySet<string> | null>(null);
  const chosen = chosenHere ?? merging;
  const [loss, setLoss] = useState<Loss | null>(null);
  const picked = all.filter(({ id }) => chosen.has(id));
  const choose = (ids: ReadonlySet<string>) => {
    setChosen(ids);
    setLoss(null);
  };
  const write = async (consented: boolean) => {
    const change = together(picked);
    const written = await writeChange({
      label: `Took in: ${offered.title}`,
      make: (box) => onto(box, change),
      isLarge: true,
      consented,
    });
    if (written?.outcome === "needs-consent") return setLoss(written.loss);
    if (written) {
      showToast(`${formatNumber(picked.length)} changes were written. Undo takes them back.`, {
        duration: 5000,
        tone: "ai",
      });
      end();
    }
  };
  return (
    <section className="sec" aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>
          <bdi>{offered.title}</bdi>
        </h2>
        <span className="end">{inNumbers(offered.box)}</span>
      </div>
      <p className="help">
        Nothing is changed until you press Write. {formatNumber(countSame(own, offered.box))} things
        are the same in both, {formatNumber(all.length)} differ.
      </p>
      <div className="actions">
        <button type="button" className="btn" onClick={() => choose(merging)}>
          Merge: keep the higher
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => choose(new Set(all.map(({ id }) => id)))}
        >
          Replace mine
        </button>
        <button
          type="button"
          className="btn"
          aria-pressed={offered.isLookedAt === true}
          onClick={lookOnly}
        >
          Look only
        </button>
      </div>
      {EFFECTS.map(({ id, title }) => (
        <Differences
          key={id}
          title={title}
          list={all.filter(({ effect }) => effect === id)}
          records={records}
          chosen={chosen}
          choose={choose}
        />
      ))}
      {loss ? (
        <div className="py-3 px-4 border-s-3 border-bad bg-sheet" role="alert">
          <p>
            This takes {formatNumber(loss.lost)} of {formatNumber(loss.of)} records out of your
            collection. A copy is made before.
          </p>
          <button type="button" className="btn" onClick={() => void write(true)}>
            Write it all the same
          </button>
        </div>
      ) : null}
      <div className="actions">
        <button
          type="button"
          className="btn btn-primary"
          disabled={picked.length === 0}
          onClick={() => void write(false)}
        >
          {`Write ${formatNumber(picked.length)} changes`}
        </button>
        <button type="button" className="btn btn-quiet" onClick={end}>
          Leave mine as it is
        </button>
      </div>
    </section>
  );
}

function Differences({
  title,
  list,
  records,
  chosen,
  choose,
}: {
  title: string;
  list: readonly Difference[];
  records: KnownRecords;
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
}) {
  const nameOf = useRecordName(records);
  if (list.length === 0) return null;
  const count = list.filter(({ id }) => chosen.has(id)).length;
  const toggled = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    choose(next);
  };
  return (
    <details open={list.length <= 20}>
      <summary>
        {`${title}: ${formatNumber(list.length)}`}
        <span className="faint">{`, ${formatNumber(count)} chosen`}</span>
      </summary>
      <label className="check">
        <input
          type="checkbox"
          checked={count === list.length}
          onChange={({ currentTarget }) =>
            toggled(
              list.map(({ id }) => id),
              currentTarget.checked,
            )
          }
        />
        All of these
      </label>
      <ul className="max-h-96 overflow-y-auto">
        {list.map((difference) => (
          <li key={difference.id}>
            <label className="check">
              <input
                type="checkbox"
                checked={chosen.has(difference.id)}
                onChange={({ currentTarget }) => toggled([difference.id], currentTarget.checked)}
              />
              <span>
                {isAmount(difference.id) ? amountLabel(difference.id) : nameOf(difference.id)}
                <span className="faint">{` ${inWords(difference)}`}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A change onto a box that may have changed since: what was chosen becomes as it was shown. */
function onto(box: Box, change: Change): Change {
  const after = new Map(change.entries.map((one) => [one.key, one.after]));
  return {
    entries: changeOfEntries(box, [...after.keys()], (_, key) => after.get(key) ?? NO_ENTRY)
      .entries,
    amounts: change.amounts.map((one) => ({ ...one, before: box.amounts.get(one.id) ?? 0 })),
  };
}

function idsOf(
  all: readonly Difference[],
  isWanted: (effect: (typeof EFFECTS)[number]) => boolean,
): ReadonlySet<string> {
  const wanted = new Set(EFFECTS.filter(isWanted).map(({ id }) => id));
  return new Set(all.filter(({ effect }) => wanted.has(effect)).map(({ id }) => id));
}

function isAmount(id: EntryKey | AmountId): id is AmountId {
  return AMOUNTS.some((one) => one.id === id);
}

function inWords({ change }: Difference): string {
  const [entry] = change.entries;
  if (entry) {
    const [before, after] = [entry.before ?? NO_ENTRY, entry.after ?? NO_ENTRY];
    return `${entryInWords(entry.key, before)} → ${entryInWords(entry.key, after)}`;
  }
  const [amount] = change.amounts;
  return amount ? `${formatNumber(amount.before)} → ${formatNumber(amount.after)}` : "";
}

/** "212 characters, 301 cards" */
function inNumbers(box: Box): string {
  const { characters, cards } = ownedIn(box);
  return `${formatNumber(characters)} characters, ${formatNumber(cards)} cards`;
}
