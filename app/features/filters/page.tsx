import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { nextReset } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Route } from "./+types/page";
import { describedLists } from "./described-lists.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextThumbnailMoment(dataset, now));
  expiresAt(nextReset(now));
  return { lists: describedLists(dataset, now) };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Filters",
    description:
      "How the lists of LostWord Almanac are filtered by keys: role, element, effect, dates and more, with examples.",
    canonical: "/filters",
  });

const RULES = [
  ["reimu scarlet", "both words, in any writing of the name"],
  ["role:atk", "a key and a value; values are ids or names"],
  ["role:atk,heal", "one of several values"],
  ["agi>=1200", "numbers and days compare with <, <=, > and >="],
  ["agi:1000..1200", "from one to the other; either may be left out"],
  ["world:A*", "a star stands for any letters"],
  ['killer:"Moon Rabbit"', "quotes keep words together, and a star a star"],
  ["element:fire OR element:sun", "one or the other"],
  ["-world:L1", "not; NOT in front means the same"],
  ["role:atk (element:fire OR element:sun)", "brackets keep together what belongs together"],
] as const;

export default function FiltersPage({ loaderData }: Route.ComponentProps) {
  const { lists } = loaderData;
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        title="Filters"
        note="What can be typed into a field “Filter by keys”"
        slip={{ title: "一覧", stamp: "目" }}
      />
      <PageSection id="rules" title="How it reads">
        <p className="mt-4">
          What stands side by side must all hold. OR binds less than that, NOT more. What cannot be
          read is pointed at, and the rest still works. At most 500 characters, 100 terms and
          brackets 20 deep.
        </p>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {RULES.map(([example, meaning]) => (
            <Rule key={example} example={example} meaning={meaning} />
          ))}
        </dl>
      </PageSection>
      {lists.map(({ id, title, path, keys }) => (
        <PageSection key={id} id={id} title={title} end={`${keys.length} keys`}>
          <p className="mt-2">
            <Link className="link inline-flex min-h-11 items-center" to={path}>
              To the list
            </Link>
          </p>
          <ul className="lines">
            {keys.map(({ key, aliases, help, example, href, found, values }) => (
              <li key={key} className="py-2">
                <b translate="no">{[key, ...aliases].join(", ")}</b> <span>{help}</span>
                {values.length > 0 ? (
                  <span className="text-ink-2" translate="no">{` (${values.join(", ")})`}</span>
                ) : null}
                <br />
                <Link className="link inline-flex min-h-11 items-center" to={href} translate="no">
                  {example}
                </Link>{" "}
                <span className="num text-ink-2">{`finds ${formatNumber(found)}`}</span>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </Layout>
  );
}

function Rule({ example, meaning }: { example: string; meaning: string }) {
  return (
    <>
      <dt translate="no">
        <Link
          className="link inline-flex min-h-11 items-center"
          to={`/characters?${new URLSearchParams({ q: example })}`}
        >
          {example}
        </Link>
      </dt>
      <dd className="max-sm:-mt-2 max-sm:mb-2 sm:self-center">{meaning}</dd>
    </>
  );
}
