import { CopyButton } from "#app/layout/copy-button.tsx";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { type CalendarState, feedPath } from "./search-params.ts";

/** The address of the feed, and the ways to subscribe to it. */
export function FeedAddress({ state, origin }: { state: CalendarState; origin: string | null }) {
  const isHydrated = useHydrated();
  const site = origin ?? (isHydrated ? window.location.origin : null);
  const path = feedPath(state);
  const address = site === null ? path : new URL(path, site).href.replaceAll("%2C", ",");
  const webcal = address.replace(/^https?:/, "webcal:");
  const hiding = site === null ? "invisible" : "";
  return (
    <section className="max-lg:pt-4" aria-labelledby="feed-address">
      <div className="sec-head">
        <h2 id="feed-address">Your feed</h2>
      </div>
      <p className="my-3 rounded-1 bg-sunk p-3 break-all" role="status">
        <a href={path} className="link">
          {address}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {/* They keep their place until the browser tells where it is. */}
        <a className={`btn btn-primary ${hiding}`} href={webcal}>
          Subscribe
        </a>
        <CopyButton text={address} copied="Address copied">
          Copy the address
        </CopyButton>
        <span
          className={`flex flex-wrap gap-x-5 *:inline-flex *:min-h-11 *:items-center *:gap-1.5 ${hiding}`}
        >
          <OutsideLink
            to={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
          >
            Google Calendar
          </OutsideLink>
          <OutsideLink
            to={`https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name: "LostWord Almanac" })}`}
          >
            Outlook
          </OutsideLink>
        </span>
      </div>
      <p className="help mt-3">
        Subscribed calendars ask again by themselves, most of them a few times a day. All times are
        the game’s, in your calendar’s zone.
      </p>
    </section>
  );
}
