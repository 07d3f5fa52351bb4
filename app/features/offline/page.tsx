import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PLACES } from "#app/navigation.ts";
import { STORED_PARTS } from "#app/service-worker/stored-parts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/page";
import { UnlitLantern } from "./unlit-lantern.tsx";

export const meta: Route.MetaFunction = () => [
  ...pageMeta({ title: "Offline", canonical: "/offline" }),
  { name: "robots", content: "noindex" },
];

/** What stands in, without scripts, for a page that this device has not stored while there is no network. */
export default function OfflinePage() {
  return (
    <Layout sky="sumi">
      <PageHead eyebrow="No network" title="Offline" slip={{ title: "通信途絶", stamp: "絶" }} />
      <div className="grid gap-x-8 gap-y-5 py-6 min-[20rem]:max-sm:grid-cols-[minmax(0,1fr)_5.5rem] sm:grid-cols-[9rem_minmax(0,1fr)] lg:py-10">
        <div className="max-sm:order-2">
          <UnlitLantern />
        </div>
        <div className="max-w-read self-center">
          <p className="font-title text-h3/snug font-semibold">
            You are offline, and this page is not on your device yet.
          </p>
          <p className="mt-2 text-ink-2">
            Pages that you have opened before still open, as they were then. Your collection and
            your settings are on this device anyway.
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: it asks for the address that the page stands at */}
          <a className="btn btn-primary mt-4" href="">
            <Icon name="reset" />
            Try again
          </a>
        </div>
      </div>
      {/* The service worker fills the lists. */}
      <section className="sec has-[ul]:not-has-[li]:hidden" aria-labelledby="stored-pages">
        <div className="sec-head">
          <h2 id="stored-pages">Pages on this device</h2>
        </div>
        <div className="gap-x-16 lg:columns-2">
          {STORED_PARTS.map(({ id }) => (
            <StoredPart key={id} id={id} />
          ))}
        </div>
      </section>
    </Layout>
  );
}

/** The stored pages of a section, where there are any. */
function StoredPart({ id }: { id: (typeof STORED_PARTS)[number]["id"] }) {
  const place = PLACES.find(({ section }) => section === id);
  return (
    <section
      className="break-inside-avoid pt-5 has-[ul:empty]:hidden"
      aria-labelledby={`stored-${id}`}
    >
      <h3
        className="flex items-center gap-2.5 pb-1 font-title text-h4 font-semibold"
        id={`stored-${id}`}
      >
        <span className="text-ink-3" aria-hidden="true">
          <Sign sign={place?.sign ?? "目"} />
        </span>
        {place?.label ?? "Other pages"}
      </h3>
      <ul
        data-stored-pages={id}
        className="lines border-t border-rule [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:justify-between [&_a]:gap-4 [&_a]:py-1.5 [&_a]:hover:text-seal [&_small]:shrink-0 [&_small]:text-dense [&_small]:text-ink-3"
      />
    </section>
  );
}
