import { lazy, Suspense } from "react";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "My Collection",
    description:
      "Track your characters and story cards, kept in your browser: no account, copies as a link or a file.",
    canonical: "/collection",
  });

// The code of collections is loaded by those who open one; the server has none of their data.
const Collection = lazy(async () => {
  const { Collection } = await import("./collection.tsx");
  return { default: Collection };
});

/** The visitor's own collection. Its HTML is the same for everybody. */
export default function CollectionPage() {
  const hydrated = useHydrated();
  return (
    <Layout section="collection" sky="ai">
      <PageHead
        eyebrow="Kept in this browser only"
        title="My Collection"
        note="No account, and nothing is sent to us. Copies are yours to keep."
        slip={{ title: "札帳", stamp: "品" }}
      />
      <p className="hidden noscript:block">
        A collection is kept and shown by scripts in your own browser, and they are turned off here.
        Nothing is lost by that: a collection that this browser keeps is there again once they are
        on. Without them every list of the site works, but without marks of what you own.
      </p>
      {hydrated ? (
        <Suspense fallback={<Loading />}>
          <Collection />
        </Suspense>
      ) : (
        <Loading />
      )}
    </Layout>
  );
}

function Loading() {
  return (
    <div className="min-h-screen noscript:hidden" aria-busy="true">
      <p className="faint">Loading...</p>
    </div>
  );
}
