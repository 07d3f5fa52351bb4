import { useState } from "react";
import { formatDuration } from "#app/game/duration.ts";
import { formatNumber, formatOrdinal, percent } from "#app/game/number-format.ts";
import { Countdown } from "#app/ui/countdown.tsx";
import { DatePicker } from "#app/ui/date-picker.tsx";
import { Exhibit, Room } from "./exhibit.tsx";

/** Dates that are chosen, time that runs, numbers as they are written. */
export function TimeRoom() {
  return (
    <Room title="Time and numbers" jp="時と数">
      <Exhibit caption="Date picker with Clear">
        <Day label="Released" name="released" value="" />
      </Exhibit>
      <Exhibit caption="Date picker with Reset">
        <Day label="Start" name="start" value="2024-02-29" reset="2021-05-11" />
      </Exhibit>
      <Exhibit caption="Countdown">
        <Countdown label="Until the far future" to={Date.parse("2038-01-19T03:14:07Z")} />
        <Countdown label="Until the past" to={0} />
      </Exhibit>
      <Exhibit caption="Numbers, ordinals, chances, durations">
        <ul>
          <li className="num">{[1000, 569734, 1234.5].map(formatNumber).join(" · ")}</li>
          <li className="num">{[1, 2, 3, 11, 112, 1013].map(formatOrdinal).join(" · ")}</li>
          <li className="num">{[5, 2, 0].map((n) => `${percent(0.0075, n)} %`).join(" · ")}</li>
          <li className="num">
            {[93_784_005, 3_600_000].map((ms) => formatDuration(ms)).join(" · ")}
          </li>
        </ul>
      </Exhibit>
    </Room>
  );
}

function Day(props: { label: string; name: string; value: string; reset?: string }) {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}
