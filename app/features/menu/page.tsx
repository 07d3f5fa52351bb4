import { Link } from "react-router";
import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PLACES, type Place, type Section } from "#app/navigation.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Menu",
    description: "Every page of the LostWord Almanac.",
    canonical: "/menu",
  });

/** The menu of a phone: every place with its pages. */
export default function MenuPage() {
  return (
    <Layout section="menu" sky="ai">
      <PageHead eyebrow="All pages" title="Menu" slip={{ title: "目次", stamp: "目" }} />
      <nav aria-label="All pages">
        <ul className="menu-list">
          {PLACES.map((place) => (
            <PlaceEntry key={place.path} place={place} />
          ))}
        </ul>
      </nav>
    </Layout>
  );
}

/** What each place is good for. */
const NOTES: Partial<Readonly<Record<Section, string>>> = {
  "": "The banners that run, the daily reset, what is new",
  characters: "Every version, by game, world, role or release",
  "story-cards": "Stats and effects to compare, and who drew them",
  stages: "Enemies, weaknesses and rewards, floor by floor",
  prayers: "Dates, featured characters, your odds, and a simulator",
  collection: "What you own and want, kept in this browser",
  "update-log": "New characters, cards, banners and floors",
  settings: "Theme, time zone, names and spoilers",
};

function PlaceEntry({ place }: { place: Place }) {
  return (
    <li>
      <Link className="main" to={place.path}>
        <span className="k">
          <Sign sign={place.sign} />
        </span>
        <span>
          <strong>{place.label}</strong>
          <small className="block text-dense text-ink-3">{NOTES[place.section]}</small>
        </span>
        <Icon name="right" />
      </Link>
      {place.pages ? (
        <ul className="subs" aria-label={`Pages of ${place.label}`}>
          {place.pages.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
