import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import type { PackedSource } from "#app/presenters/search/packed-source.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { siteNow } from "#app/ui/clock.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Popup } from "#app/ui/modal.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { type QuickChoice, QuickResults } from "./quick-results.tsx";
import { quickSections, recentSections } from "./quick-sections.ts";
import { keepSearch, recentSearches } from "./recent-searches.ts";
import { foundInBrowser } from "./search-in-browser.ts";
import { SEARCH_INDEX } from "./use-revealed-groups.ts";

export function QuickSearchDialog({ popup }: { popup: Popup }) {
  return (
    <Modal popup={popup} title="Search" size="medium">
      <QuickSearchField />
    </Modal>
  );
}

/** A combobox by the pattern of ARIA: the focus stays in the field, arrows go through what is found. */
function QuickSearchField() {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(0);
  const { groups, fault } = useFound(text.trim());
  const [recent, setRecent] = useState(recentSearches);
  const sections = text.trim() === "" ? recentSections(recent) : quickSections(text.trim(), groups);
  const choices = sections.flatMap((section) => section.choices);
  const current = choices[Math.min(marked, choices.length - 1)];
  const choose = ({ href, name }: QuickChoice) => {
    if (href === undefined) return setText(name);
    keepSearch(text.trim());
    // Who opens it again while it closes finds it as new.
    setText("");
    setRecent(recentSearches());
    // The entry of the dialog becomes that of the page it leads to: back is where one was.
    void navigate(href, { replace: true });
  };

  const press = (event: KeyboardEvent) => {
    // The first Escape closes the list with its text, in every browser; the second the dialog.
    if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      setText("");
    }
    const step = STEPS[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    setMarked((Math.min(marked, choices.length - 1) + step + choices.length) % choices.length);
  };

  return (
    <search className="grid gap-3">
      <form
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          if (current) choose(current);
        }}
      >
        <label className="vh" htmlFor={`${id}-field`}>
          Search the site
        </label>
        <div className="search">
          <Icon name="search" />
          <input
            ref={focusedByDialog}
            className="input"
            id={`${id}-field`}
            type="search"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={choices.length > 0}
            aria-controls={`${id}-found`}
            aria-activedescendant={current ? `${id}-${current.key}` : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setMarked(0);
            }}
            onKeyDown={press}
            placeholder="reimu a6, floor 437"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </div>
      </form>
      <p className="vh" role="status">
        {text.trim() === "" || !groups ? "" : `${formatNumber(totalOf(groups))} found`}
      </p>
      {fault ? <p className="count">The names could not be fetched: {fault}.</p> : null}
      {choices.length > 0 && (groups !== null || text.trim() === "") ? (
        <QuickResults id={id} sections={sections} current={current} choose={choose} />
      ) : null}
    </search>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The dialog focuses what says so; React keeps the attribute to itself. */
function focusedByDialog(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
}

function useFound(text: string) {
  const q = useDeferredValue(text);
  const { jpContent } = useSettings();
  const { answer, fault } = useApiAnswer<PackedSource>(SEARCH_INDEX);
  const groups = useMemo(
    () =>
      answer && q !== ""
        ? foundInBrowser(answer, { q, kinds: [] }, { now: siteNow(), showHidden: jpContent })
        : null,
    [answer, q, jpContent],
  );
  return { groups, fault };
}

type Groups = NonNullable<ReturnType<typeof useFound>["groups"]>;

function totalOf(groups: Groups): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}
