import { Link } from "react-router";
import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Icon } from "#app/ui/icon.tsx";
import { POOL_CHILDREN, POOLS } from "../pool/pools.ts";
import { PRAYER_LISTS } from "../prayer-nav.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/prayers/menu";

export function meta() {
  return pageMeta({
    title: "Prayer Menu",
    description: "Every page about the prayers of Touhou LostWord.",
    canonical: PATH,
  });
}

export default function PrayerMenuPage() {
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow="Prayer tracker"
        title="Prayer Menu"
        slip={{ title: "祈願目次", stamp: "祈" }}
      />
      <ul className="menu-list">
        {PRAYER_LISTS.map((list) => (
          <li key={list.path}>
            <Link className="main" to={list.path}>
              <span className="k">
                <Sign sign={list.jp.charAt(0)} />
              </span>
              <span>
                <strong>{list.label}</strong>
                <small className="block text-dense text-ink-3">{list.note}</small>
              </span>
              <Icon name="right" />
            </Link>
            <Children path={list.path} />
          </li>
        ))}
      </ul>
    </Layout>
  );
}

/** The pages below those of the two pools. */
function Children({ path }: { path: string }) {
  if (!Object.values(POOLS).some((pool) => pool.path === path)) return null;
  return (
    <div className="subs">
      {POOL_CHILDREN.map(({ child, label }) => (
        <Link key={child} to={path + child}>
          {label}
        </Link>
      ))}
    </div>
  );
}
