import type { ReactNode } from "react";
import { Link } from "react-router";
import { type EntryKind, keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { SEARCH_KINDS } from "#app/game/text-match/search-record.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { FoundGroup, FoundRecord } from "#app/presenters/search/search-groups.ts";
import { type SearchState, searchUrl } from "./search-params.ts";

/** What was found, a section for each kind; one that is cut leads to all of its kind. */
export function FoundGroups({
  state,
  groups,
}: {
  state: SearchState;
  groups: readonly FoundGroup[];
}) {
  return groups.map(({ kind, total, found }) => (
    <section key={kind} className="sec" aria-labelledby={`found-${kind}`}>
      <div className="sec-head">
        <h2 id={`found-${kind}`}>{labelOf(SEARCH_KINDS, kind)}</h2>
        <span className="end num">{formatNumber(total)}</span>
      </div>
      <OwnFilter group={{ kind, total, found }} isAlone={state.kinds.length === 1}>
        <ul className="found">
          {found.map((record) => (
            <li className="border-b border-rule" key={record.id}>
              <FoundLink {...record} />
            </li>
          ))}
        </ul>
      </OwnFilter>
      {total > found.length && state.kinds.length !== 1 ? (
        <Link
          className="inline-flex items-center min-h-touch"
          to={{ search: searchUrl.encode({ ...state, kinds: [kind] }).toString() }}
        >
          More of these
        </Link>
      ) : null}
    </section>
  ));
}

/** Characters or cards alone can be filtered by the visitor's collection, as in any list of them. */
function OwnFilter({
  group: { kind, found },
  isAlone,
  children,
}: {
  group: FoundGroup;
  isAlone: boolean;
  children: ReactNode;
}) {
  const ownKind = OWN_KINDS[kind];
  return isAlone && ownKind ? (
    <ListFilter kind={ownKind} ids={found.map(({ id }) => id)}>
      {children}
    </ListFilter>
  ) : (
    children
  );
}

/** What a collection keeps of what is found. */
const OWN_KINDS: Partial<Record<FoundGroup["kind"], EntryKind>> = {
  character: "character",
  "story-card": "card",
};

function FoundLink({ kind, id, name, note, matched, href }: FoundRecord) {
  const ownKind = OWN_KINDS[kind];
  return (
    <Link className="group flex min-h-touch items-center gap-3 py-1.5 wrap-anywhere" to={href}>
      <Picture kind={kind} id={id} href={href} />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <bdi
          className="font-semibold group-hover:text-seal"
          lang={kind === "illustrator" ? "ja" : undefined}
        >
          {name}
        </bdi>
        {matched === null ? null : <bdi className="text-ink-2">{matched}</bdi>}
        <span className="text-ink-2 text-dense">{note}</span>
      </span>
      {ownKind ? (
        <>
          <EntryMark entryKey={keyOf(ownKind, id)} />
          <EntryWords entryKey={keyOf(ownKind, id)} />
        </>
      ) : null}
    </Link>
  );
}

/** What has a picture of its own shows it. */
function Picture({ kind, id, href }: Pick<FoundRecord, "kind" | "id" | "href">) {
  const src = addressOf(kind, encodeURIComponent(id), href);
  return src === null ? null : (
    <img
      className="h-10 w-10 flex-none rounded-1 bg-sunk object-cover filter-(--pic) data-wide:w-18"
      data-wide={kind === "prayer" || undefined}
      src={src}
      width={kind === "prayer" ? 72 : 40}
      height={40}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}

function addressOf(kind: FoundRecord["kind"], id: string, href: string): string | null {
  if (kind === "character") return `/images/characters/${id}/thumbnail`;
  if (kind === "story-card") return `/images/story-cards/${id}`;
  // A forever prayer has no picture.
  return href.startsWith("/prayers/info/") ? `/images/prayers/${id}` : null;
}
