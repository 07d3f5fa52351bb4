import type { ReactNode } from "react";
import type { CharacterModalAnswer } from "#app/api-schemas/character-modal.ts";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { Countdown } from "#app/ui/countdown.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { usePassed } from "./use-passed.ts";

/** When a character came, to which prayers, how often her rate was raised, and her rebirth. */
export function CharacterDates({
  record,
  sampleFields,
}: {
  record: CharacterModalAnswer;
  /** The names of those of its fields that are made up. */
  sampleFields: readonly string[];
}) {
  const isSample = (field: string) => sampleFields.includes(field);
  const { debut, general, ritual, bannerCount, lastBanner } = record.release;
  return (
    <dl className="dl">
      <Row term="Debut" isSample={isSample("debut") || isSample("status")}>
        <DateText at={debut} format="short" mode={debut === null ? "no-date" : "all"} />
        {record.status === "upcoming" && debut !== null ? (
          <>
            <Remaining to={debut} label="Time until her debut" />{" "}
            <AddToCalendar kind="releases" id={record.id} name={record.name.en} />
          </>
        ) : null}
      </Row>
      {general === null ? null : (
        <Row term="Standard prayer" isSample={isSample("standard prayer")}>
          <DateText at={general} format="short" />
        </Row>
      )}
      {ritual === null ? null : (
        <Row term="Ritual prayer" isSample={isSample("ritual prayer")}>
          <DateText at={ritual} format="short" />
        </Row>
      )}
      <Row term="Featured">
        {bannerCount === 0 ? (
          "On no banner yet"
        ) : (
          <span className="num">
            On {formatNumber(bannerCount)} {bannerCount === 1 ? "banner" : "banners"}
          </span>
        )}
        {lastBanner === null ? null : (
          <span className="faint">
            , last <DateText at={lastBanner} format="short" />
          </span>
        )}
      </Row>
      {record.frDateMode === "none" && record.img.frFull === null ? null : (
        <Row term="Rebirth" isSample={isSample("rebirth")}>
          <DateText at={record.fr} format="short" mode={record.frDateMode} />{" "}
          <RebirthState at={record.fr} />
        </Row>
      )}
    </dl>
  );
}

function Row({
  term,
  isSample = false,
  children,
}: {
  term: string;
  isSample?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {isSample ? <SampleMark /> : null}
      </dd>
    </div>
  );
}

/** Available once the date has passed, counted down to before that. */
function RebirthState({ at }: { at: number | null }) {
  const passed = usePassed(at);
  return at === null || passed ? (
    <span className="state ok">Available</span>
  ) : (
    <>
      <span className="state soon">Upcoming</span>
      <Remaining to={at} label="Time until her rebirth" />
    </>
  );
}

function Remaining({ to, label }: { to: number; label: string }) {
  const passed = usePassed(to);
  return passed ? null : (
    <span className="text-ink-2 print:hidden">
      {" in "}
      <Countdown to={to} refresh={500} label={label} />
    </span>
  );
}
