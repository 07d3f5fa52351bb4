import { useEffect, useRef } from "react";

/** What the quick search offers: a place to go to, or a text to be searched for again. */
export interface QuickChoice {
  readonly key: string;
  readonly name: string;
  readonly note?: string | undefined;
  /** The writing that matched, where it is not the name. */
  readonly matched?: string | null | undefined;
  /** Absent for a text to be searched for again, which is the name. */
  readonly href?: string;
}

export interface QuickSection {
  readonly key: string;
  /** Absent for what stands by itself. */
  readonly label?: string;
  readonly choices: readonly QuickChoice[];
}

/** The listbox of the quick search, in sections. */
export function QuickResults({
  id,
  sections,
  current,
  choose,
}: {
  id: string;
  sections: readonly QuickSection[];
  current: QuickChoice | undefined;
  choose: (choice: QuickChoice) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const key = current?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked changes with its key.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [key]);
  const option = (choice: QuickChoice) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, which keeps the focus.
    <div
      key={choice.key}
      id={`${id}-${choice.key}`}
      role="option"
      tabIndex={-1}
      aria-selected={choice.key === key}
      className="flex flex-wrap items-baseline gap-x-3 min-h-touch p-2 rounded-2 text-ink cursor-pointer wrap-anywhere hover:bg-seal-wash aria-selected:bg-seal-wash"
      onClick={() => choose(choice)}
    >
      <bdi className="font-semibold group-hover:text-seal">{choice.name}</bdi>
      {choice.matched ? <bdi className="text-ink-2">{choice.matched}</bdi> : null}
      {choice.note ? <span className="text-ink-2 text-dense">{choice.note}</span> : null}
    </div>
  );
  return (
    <div
      ref={list}
      className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain"
      id={`${id}-found`}
      role="listbox"
      aria-label="Found"
    >
      {sections.map(({ key: section, label, choices }) =>
        label === undefined ? (
          choices.map(option)
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are no fieldsets.
          <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
            <div
              className="pt-2 pb-1 px-2 text-ink-3 text-dense"
              id={`${id}-${section}`}
              role="presentation"
            >
              {label}
            </div>
            {choices.map(option)}
          </div>
        ),
      )}
    </div>
  );
}
