import { useEffect, useRef } from "react";
import { SEARCH_KINDS } from "#app/game/text-match/search-record.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { FoundGroup } from "#app/presenters/search/search-groups.ts";

/** Something that can be gone to from the quick search. */
export interface QuickChoice {
  readonly key: string;
  readonly href: string;
}

/** The listbox of the quick search: groups by kind, and the way to all that is found. */
export function QuickResults({
  id,
  groups,
  choices,
  current,
  choose,
}: {
  id: string;
  groups: readonly FoundGroup[];
  choices: readonly QuickChoice[];
  current: QuickChoice | undefined;
  choose: (href: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const key = current?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with its key.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [key]);
  const option = (choice: QuickChoice) => ({
    id: `${id}-${choice.key}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": choice.key === key,
    className: "quick-option",
    onClick: () => choose(choice.href),
  });
  const all = choices.at(-1);
  return (
    <div ref={list} className="quick-list" id={`${id}-found`} role="listbox" aria-label="Found">
      {groups.map(({ kind, found }) => (
        // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div className="quick-kind" id={`${id}-${kind}`} role="presentation">
            {labelOf(SEARCH_KINDS, kind)}
          </div>
          {found.map(({ id: record, name, note, matched, href }) => {
            const { className, ...rest } = option({ key: `${kind}-${record}`, href });
            return (
              <div key={record} className={className} {...rest}>
                <bdi className="find-name">{name}</bdi>
                {matched === null ? null : <bdi className="find-matched">{matched}</bdi>}
                <span className="find-note">{note}</span>
              </div>
            );
          })}
        </div>
      ))}
      {all ? (
        <div {...option(all)}>
          {groups.length === 0 ? "Nothing found here: search the page" : "All that is found"}
        </div>
      ) : null}
    </div>
  );
}
