import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { type TabLabel, TabText } from "./tab-label.tsx";

/**
 * Tabs with their panels, one of which shows; arrows, Home and End go through them. For what need
 * not be reached without scripts: there only the first shows.
 */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly (TabLabel & { panel: ReactNode })[];
}) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.id === current?.id),
      tabs.length,
    );
    const tab = tabs[to];
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };
  return (
    <div>
      <div className="tabs scroll-x" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            className="tab"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === current}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            <TabText {...tab} />
          </button>
        ))}
      </div>
      {current ? (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached too.
          tabIndex={0}
        >
          {current.panel}
        </div>
      ) : null}
    </div>
  );
}

/** The tab that a key leads to; −1 for any other key. */
function targetOf(key: string, at: number, count: number): number {
  switch (key) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return (at - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return -1;
  }
}
