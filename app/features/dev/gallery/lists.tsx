import { useState } from "react";
import { useSearchParams } from "react-router";
import { useInfiniteScroll } from "#app/lib/use-infinite-scroll.ts";
import { ChipLink } from "#app/ui/chip-link.tsx";
import { ChosenChip } from "#app/ui/chosen-chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Exhibit, Room } from "./exhibit.tsx";

/** Chips as filters. */
export function ChipsRoom() {
  const [search] = useSearchParams();
  const target = search.get("target") ?? "party";
  const [filters, setFilters] = useState(["Plum", "Story", "Marisa Kirisame"]);
  return (
    <Room title="Chips" jp="札">
      <Exhibit caption="Links, for what stands in the URL">
        <ChipLink isChosen={target === "party"} to={{ search: "?target=party" }}>
          Party/All
        </ChipLink>
        <ChipLink isChosen={target === "self"} to={{ search: "?target=self" }}>
          Self/Solo
        </ChipLink>
      </Exhibit>
      <Exhibit caption="Chosen, to take away">
        <ul className="chips">
          {filters.map((filter) => (
            <ChosenChip
              key={filter}
              to=""
              onRemove={() => setFilters(filters.filter((other) => other !== filter))}
            >
              {filter}
            </ChosenChip>
          ))}
        </ul>
      </Exhibit>
    </Room>
  );
}

/** States of a list: loading, empty, failed. */
export function ListStatesRoom() {
  return (
    <Room title="States of a list" jp="一覧の様子">
      <Exhibit caption="Loading keeps the shape">
        <div className="grid gap-2" style={{ width: "min(18rem, 100%)" }}>
          <span className="ghost" style={{ height: "4.5rem" }} />
          <span className="ghost" style={{ height: "1.1rem", width: "80%" }} />
          <span className="ghost" style={{ height: "0.8rem", width: "50%" }} />
          <p className="list-end">Loading...</p>
        </div>
      </Exhibit>
      <Exhibit caption="Empty">
        <div className="empty">
          <p className="mt-4 text-ink-2">• No card found •</p>
          <button type="button" className="btn btn-s">
            Clear Search
          </button>
        </div>
      </Exhibit>
      <Exhibit caption="Error">
        <div className="empty">
          <Icon name="warn" size="l" />
          <p className="mt-4 text-ink-2">Ayaya? You got an error!</p>
          <button type="button" className="btn btn-s">
            <Icon name="reset" size="s" />
            Try again
          </button>
        </div>
      </Exhibit>
    </Room>
  );
}

const TOTAL = 47;

/** The last section, as its list grows with the page. */
export function GrowingListRoom() {
  const { shown, isWhole, endRef } = useInfiniteScroll({ total: TOTAL, batch: 10 });
  return (
    <Room title="Growing list" jp="続く一覧">
      <Exhibit caption="Ten, then five every 100 ms up to what scrolling has allowed" wide>
        <ol className="lines" aria-label="Entries">
          {Array.from({ length: shown }, (_, index) => index + 1).map((entry) => (
            <li key={entry} className="py-3">
              Entry {entry}
            </li>
          ))}
        </ol>
        <p className="list-end" ref={endRef}>
          {isWhole ? "•" : "Loading..."}
        </p>
      </Exhibit>
    </Room>
  );
}
