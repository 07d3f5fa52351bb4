import { Link } from "react-router";

/** The lists of prayers, in the order of the specification. */
export const PRAYER_LISTS = [
  { path: "/prayers", label: "All prayers", jp: "一覧", note: "Every prayer, with its search" },
  {
    path: "/prayers/timeline",
    label: "Timeline",
    jp: "暦",
    note: "Past, running and coming prayers side by side",
  },
  {
    path: "/prayers/reruns",
    label: "Reruns",
    jp: "登場",
    note: "Who came back, how often and after how long",
  },
  {
    path: "/prayers/compare",
    label: "Compare odds",
    jp: "割合",
    note: "What your crystals are good for on each running prayer",
  },
  {
    path: "/prayer/standard-prayer",
    label: "Standard prayer",
    jp: "通常祈願",
    note: "Characters that can always be drawn",
  },
  {
    path: "/prayer/ritual-prayer",
    label: "Ritual prayer",
    jp: "絵馬祈願",
    note: "Characters from exchange ema",
  },
  {
    path: "/prayer/forever-prayer",
    label: "Forever prayer",
    jp: "永遠祈願",
    note: "One free pull a day; check your odds",
  },
  {
    path: "/prayer/kourindou-roulette",
    label: "Kourindou roulette",
    jp: "香霖堂",
    note: "Characters of the roulette",
  },
] as const;

export type PrayerListPath = (typeof PRAYER_LISTS)[number]["path"];

/** The way between the lists of prayers, below the head of each of them. */
export function PrayerNav({ current }: { current: PrayerListPath }) {
  return (
    <nav className="subnav scroll-x" aria-label="Prayer lists">
      {PRAYER_LISTS.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={path === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
