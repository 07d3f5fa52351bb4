import type { DevLetterState } from "#app/game/maintenance-timing.ts";
import { DateSpan } from "#app/settings/date-span.tsx";
import { DateText } from "#app/settings/date-text.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { HomeClock } from "./home-clock.tsx";
import type { HomeMaintenance } from "./home-page-data.ts";
import type { MaintenanceState } from "./home-state.ts";
import { TimeUntil } from "./time-until.tsx";

/** The next or the current maintenance with its countdown, or that none is known. */
export function Maintenance({ state }: { state: MaintenanceState<HomeMaintenance> | null }) {
  return (
    <HomeClock id="maintenance" title="Maintenance" end={state ? <Status state={state} /> : null}>
      {state ? (
        <>
          <TimeLeft state={state} />
          <Window record={state.record} />
          <DevLetter state={state} />
        </>
      ) : (
        <p>No maintenance is announced.</p>
      )}
    </HomeClock>
  );
}

type State = MaintenanceState<HomeMaintenance>;

function Status({ state: { status } }: { state: State }) {
  return status === "ongoing" ? (
    <span className="state on">Ongoing</span>
  ) : (
    <span className="state soon">Upcoming</span>
  );
}

/** An ongoing maintenance without an end has nothing to count down to. */
function TimeLeft({ state: { status, record } }: { state: State }) {
  const to = status === "ongoing" ? record.end : record.start;
  const what = status === "ongoing" ? "ends" : "starts";
  return to === null ? null : (
    <p className="clock">
      <Countdown to={to} label={`Time until the maintenance ${what}`} />
    </p>
  );
}

function Window({ record: { start, end, news } }: { record: HomeMaintenance }) {
  return (
    <p className="num">
      {end === null ? (
        <>
          <DateText at={start} format="prayer" /> <span>– no end announced</span>
        </>
      ) : (
        <DateSpan start={start} end={end} />
      )}
      {news === null ? null : (
        <>
          {" · "}
          <OutsideLink to={news}>News</OutsideLink>
        </>
      )}
    </p>
  );
}

/** Says when the dev letter starts, that it has started, or that it has ended. */
function DevLetter({ state: { devLetter, record } }: { state: State }) {
  const { devLetterTime, devLetterUrl } = record;
  if (devLetter === null || devLetterTime === null) {
    return null;
  }
  return (
    <p>
      {devLetterUrl === null ? (
        <span>Dev letter</span>
      ) : (
        <OutsideLink to={devLetterUrl}>Dev letter</OutsideLink>
      )}{" "}
      <DevLetterTime state={devLetter} time={devLetterTime} />
    </p>
  );
}

function DevLetterTime({ state, time }: { state: DevLetterState; time: number }) {
  return state === "starts in" ? (
    <>
      starts <TimeUntil to={time} label="Time until the dev letter starts" />
    </>
  ) : (
    state
  );
}
