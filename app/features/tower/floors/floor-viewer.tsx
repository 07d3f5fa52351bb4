import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { FilterChips, setParts } from "#app/components/filter/filter-chips.tsx";
import { FilterFold } from "#app/components/filter/filter-fold.tsx";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import { fromRanges } from "#app/game/number-ranges.ts";
import type { FloorFilter } from "#app/game/tower-filter.ts";
import { clampFloor, floorsBeside } from "#app/game/tower-floors.ts";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import { usePopup } from "#app/lib/popups.tsx";
import type { StandingEnemy } from "#app/presenters/standing-enemies.ts";
import type { TopAnswers } from "../../answers/top-answers.ts";
import { FLOORS_PATH } from "../tower-paths.ts";
import { CountedNumber } from "./counted-number.tsx";
import type { FloorDetail } from "./floor-details.ts";
import { FloorFilterForm } from "./floor-filter.tsx";
import { floorKeys } from "./floor-keys.ts";
import { FloorList } from "./floor-list.tsx";
import { FloorPanel } from "./floor-panel.tsx";
import { FloorTools } from "./floor-tools.tsx";
import { JumpPopup } from "./jump-popup.tsx";
import { NewestFloors } from "./newest-floors.tsx";
import { type FloorsUrl, floorsUrl, searchOfFloor } from "./search-params.ts";
import { TowerEntries } from "./tower-entries.tsx";
import type { NewestFloor, TowerIndex } from "./tower-index.ts";
import { useFloorDetails, useFloorState } from "./use-floor-state.ts";
import { useFoundFloors } from "./use-found-floors.ts";
import { useKnownFloors } from "./use-known-floors.ts";
import { useArrowKeys, useSwipe } from "./use-steps.ts";
import { useFutureFloorInHistory, useWriteFloor } from "./use-write-floor.ts";

interface FloorViewerProps {
  readonly index: TowerIndex;
  /** The items by which floors can be looked for. */
  readonly items: readonly { readonly id: string; readonly name: string }[];
  /** Those by whom floors can be looked for, and the one who is. */
  readonly enemies: readonly StandingEnemy[];
  readonly wanted: StandingEnemy | null;
  /** What the page has found, as ranges; null where nothing is looked for. */
  readonly found: string | null;
  /** How many released floors each choice would leave. */
  readonly counts: FacetCounts;
  /** Shown while no floor is chosen; empty on a page that came with one. */
  readonly newest: readonly NewestFloor[];
  /** The floor that came with the page. */
  readonly onPage: FloorDetail | null;
  readonly answers: TopAnswers | null;
}

/** The page's counts are of released floors; among floors to come none are shown. */
const NO_COUNTS: FacetCounts = {};

/** The picker and the chosen floor, which is the one in the URL. */
export function FloorViewer(props: FloorViewerProps) {
  const { index, items, enemies, wanted, found, counts, newest, onPage, answers } = props;
  const { search } = useLocation();
  const url = useMemo(() => floorsUrl.decode(new URLSearchParams(search)), [search]);
  const marks = useMarks(index);
  const known = useKnownFloors(index.floors);
  const { floors, future, fault } = known;
  const inUrl = url.floor === null ? null : clampFloor(floors, url.floor);
  const { floor, choose, current } = useShownFloor(inUrl, useWriteFloor(url));
  const details = useFloorDetails(onPage);
  const table = useMemo(() => floorKeys({ enemies, items }), [enemies, items]);
  const read = useMemo(() => readFilter(url.q, table, 0), [url.q, table]);
  const listed = useFoundFloors(known, found, filterOf(url, wanted), read.test, details);
  const replaceSearch = useReplaceSearch();
  const count = useRef<HTMLParagraphElement>(null);
  const chips = setParts(filterParts(read.tree, table), (q) => floorsUrl.encode({ ...url, q }));
  const { below, above } = floorsBeside(listed, floor ?? 0);
  const state = useFloorState(details, floor, [below, above]);
  useFutureFloorInHistory(inUrl, future);
  const isFuture = floor !== null && future.has(floor);
  const announced = useFloorAnnouncement({ floor, isReady: state.state === "ready", isFuture });
  const stepTo = (next: number | null) => {
    if (next !== null) choose(next, { replace: true });
  };
  const step = (way: "next" | "previous") => {
    const beside = floorsBeside(listed, current() ?? 0);
    stepTo(way === "next" ? beside.above : beside.below);
  };
  useArrowKeys(step);
  const place = useRef<HTMLDivElement>(null);
  useSwipe(place, step);
  const jump = useJump();
  return (
    <div className="min-[1366px]:grid min-[1366px]:grid-cols-[13rem_minmax(0,1fr)] min-[1366px]:items-start min-[1366px]:gap-14">
      <aside
        className="flex-col min-[1366px]:sticky min-[1366px]:top-[calc(var(--spacing-bar)+1.5rem)] min-[1366px]:flex min-[1366px]:max-h-[calc(100dvh-var(--spacing-bar)-3rem)]"
        aria-label="Floor picker"
      >
        <FloorTools
          below={below}
          above={above}
          searchOf={(one) => searchOfFloor(url, one)}
          onStep={stepTo}
          onJump={jump.popup.open}
        />
        <div className="flex flex-wrap items-center gap-x-5 border-t border-rule max-[1365.98px]:[&>div]:contents [&_details]:open:basis-full [&_details:not([open])]:max-[1365.98px]:text-dense">
          <FloorFilterForm
            url={{ ...url, floor, enemy: wanted?.id ?? null }}
            items={items}
            enemies={enemies}
            counts={future.size > 0 ? NO_COUNTS : counts}
          />
          <FilterFold
            value={url.q}
            read={read}
            table={table}
            path={FLOORS_PATH}
            files={["csv"]}
            help="/filters#floors"
            others={floorsUrl.encode({ ...url, floor, q: "" })}
          />
        </div>
        <FilterChips filters={chips} remove={replaceSearch} otherwise={count} />
        <p
          // The head of the page has said how many there are.
          className={`${found === null && fault === null ? "max-[1365.98px]:sr-only " : ""}min-h-8 border-rule py-1.5 text-small leading-5 text-ink-3 min-[1366px]:border-t`}
          role="status"
          ref={count}
          tabIndex={-1}
        >
          <CountedNumber value={listed.length} />
          <span>{found === null ? " floors" : ` of ${floors.length} floors found`}</span>
          {fault === null ? null : <span className="err">Floors to come are missing: {fault}</span>}
        </p>
        <FloorList
          floors={listed}
          current={floor}
          bosses={marks.bosses}
          stories={marks.stories}
          future={future}
          query={searchOfFloor(url, null)
            .replace(/^\?(?=.)/, "&")
            .replace(/^\?$/, "")}
          onChoose={choose}
          onNear={details.ask}
        />
      </aside>
      <div className="min-h-[60vh] min-w-0" ref={place}>
        {floor === null ? (
          <>
            <p className="pt-4 text-ink-2">
              {floors.length === 0 ? "No floor is known yet." : "Choose a floor from the list."}
            </p>
            {newest.length === 0 ? null : (
              <div className="min-[1366px]:grid min-[1366px]:grid-cols-[minmax(0,1fr)_16rem] min-[1366px]:gap-12 [&_.sec]:mt-6">
                <NewestFloors floors={newest} />
                <TowerEntries counts={counts} bosses={marks.bosses} />
              </div>
            )}
          </>
        ) : (
          <FloorPanel
            floor={floor}
            state={state}
            isSample={marks.samples.has(floor)}
            isFuture={isFuture}
            answers={answers}
            onRetry={() => details.ask(floor)}
          />
        )}
      </div>
      <p className="vh" aria-live="polite">
        {announced}
      </p>
      <JumpPopup popup={jump.popup} floors={floors} onJump={jump.to} />
    </div>
  );
}

function filterOf(
  { weak, resist, ability, reward }: FloorsUrl,
  wanted: StandingEnemy | null,
): FloorFilter {
  return { enemy: wanted?.units ?? null, weak, resist, ability, reward };
}

function useMarks({ bosses, stories, samples }: TowerIndex) {
  return useMemo(
    () => ({
      bosses: new Set(fromRanges(bosses)),
      stories: new Set(fromRanges(stories)),
      samples: new Set(fromRanges(samples)),
    }),
    [bosses, stories, samples],
  );
}

/** The popup closes by going back; the entry below it takes the new floor over. */
function useJump() {
  const popup = usePopup("jump");
  const replaceSearch = useReplaceSearch();
  const { search } = useLocation();
  return {
    popup,
    to(floor: number) {
      const url = floorsUrl.decode(new URLSearchParams(search));
      replaceSearch(floorsUrl.encode({ ...url, floor }));
      popup.close();
    },
  };
}

/** Ms for which a floor has to stay before it is announced: of quick steps only the last is. */
const SETTLED_MS = 500;

/**
 * What a polite live region says when another floor stands on the page: its title, once for each
 * change that has settled. The floor that came with the page is not announced.
 */
function useFloorAnnouncement({
  floor,
  isReady,
  isFuture,
}: {
  floor: number | null;
  isReady: boolean;
  isFuture: boolean;
}): string {
  const announced = useRef(floor);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isReady || floor === null || floor === announced.current) return;
    const timer = setTimeout(() => {
      announced.current = floor;
      setText(`Scarlet Devil Tower Floor #${floor}${isFuture ? ", JP" : ""}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [floor, isReady, isFuture]);
  return text;
}

type Write = (floor: number, options?: { replace?: boolean }) => void;

/**
 * The floor that is shown: the one in the URL, or at once the one that is chosen, which `write` puts
 * into the URL. Another floor that comes by the URL (back, a link) is taken
 * over; a choice that was overtaken by a later one is not.
 */
function useShownFloor(inUrl: number | null, write: Write) {
  const [ahead, setAhead] = useState<number | null>(null);
  const onTheWay = useRef<ReadonlySet<number>>(new Set());
  const latest = useRef({ floor: inUrl, write });
  latest.current.write = write;

  useEffect(() => {
    const isOvertaken = inUrl !== null && onTheWay.current.has(inUrl);
    if (isOvertaken && inUrl !== latest.current.floor) return;
    onTheWay.current = new Set();
    latest.current.floor = inUrl;
    setAhead(null);
  }, [inUrl]);

  const choose = useCallback<Write>((floor, options) => {
    latest.current.floor = floor;
    onTheWay.current = new Set([...onTheWay.current, floor]);
    setAhead(floor);
    latest.current.write(floor, options);
  }, []);
  /** The floor that was chosen last, also before it is drawn. */
  const current = useCallback(() => latest.current.floor, []);
  return { floor: ahead ?? inUrl, choose, current };
}
