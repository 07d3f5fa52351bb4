import type { ReactNode } from "react";
import { Link } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { PrayerNav } from "../prayer-nav.tsx";
import { POOL_CHILDREN, POOLS, type PoolMode } from "./pools.ts";

/** The frame of a pool's three pages: head, the other lists of prayers, and the three themselves. */
export function PoolPage({
  mode,
  child,
  sample = false,
  children,
}: {
  mode: PoolMode;
  child: (typeof POOL_CHILDREN)[number]["child"];
  /** Whether who stands in the pool is made up. */
  sample?: boolean;
  children: ReactNode;
}) {
  const pool = POOLS[mode];
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title={pool.title}
        note={pool.note}
        sample={sample}
        slip={pool.slip}
      />
      <PrayerNav current={pool.path} />
      <TabLinks
        className="mt-1 max-sm:gap-4 max-sm:[&_.tab]:text-body"
        label={`Pages of the ${pool.title}`}
        current={child}
        tabs={POOL_CHILDREN.map(({ child: id, label }) => ({ id, label, to: pool.path + id }))}
      />
      {children}
    </Layout>
  );
}
