import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => [
  ...pageMeta({ title: "Offline", canonical: "/offline" }),
  { name: "robots", content: "noindex" },
];

/** What stands in, without scripts, for a page that this device has not stored while there is no network. */
export default function OfflinePage() {
  return (
    <Layout sky="sumi">
      <PageHead eyebrow="No network" title="Offline" slip={{ title: "通信途絶", stamp: "絶" }} />
      <div className="oops">
        <p>
          There is no network at the moment, and this page has not been stored on this device. Pages
          you have opened before still work offline.
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: it asks for the address that the page stands at */}
        <a className="btn" href="">
          Try again
        </a>
      </div>
      {/* The service worker fills the list. */}
      <section className="mt-8 has-[ul:empty]:hidden" aria-labelledby="stored-pages">
        <h2 className="font-title text-h2/tight font-semibold" id="stored-pages">
          Pages on this device
        </h2>
        <ul data-stored-pages="" />
      </section>
    </Layout>
  );
}
