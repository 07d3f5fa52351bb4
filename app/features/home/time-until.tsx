import { DateText } from "#app/settings/date-text.tsx";
import { Countdown } from "#app/ui/countdown.tsx";

/** "in" with a countdown; on paper, where no time runs, the date. */
export function TimeUntil(props: Parameters<typeof Countdown>[0]) {
  return (
    <>
      <span className="print:hidden">
        in <Countdown {...props} />
      </span>
      <span className="hidden print:inline">
        <DateText at={props.to} format="prayer" />
      </span>
    </>
  );
}
