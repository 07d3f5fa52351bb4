import { type ReactNode, Suspense } from "react";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import type { Section } from "#app/navigation.ts";
import { ScrollToTop } from "#app/ui/scroll-to-top.tsx";
import { BottomBar } from "./bar/bottom-bar.tsx";
import { TopBar } from "./bar/top-bar.tsx";
import { Colophon } from "./colophon.tsx";
import { SampleStrip } from "./sample-strip.tsx";
import { Sky, type SkyColour } from "./sky/sky.tsx";

/**
 * The frame of every page: bar, sky, the page, footer, the way back up, the phone's bottom bar.
 * React hydrates each of them by itself, and first what is pressed.
 */
export function Layout({
  section,
  sky,
  children,
}: {
  /** Absent on pages that belong to no section. */
  section?: Section;
  sky: SkyColour;
  children: ReactNode;
}) {
  return (
    <div className="overflow-x-clip" style={{ "--color-sky": `var(--sky-${sky})` }}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Suspense>
        <TopBar section={section} />
      </Suspense>
      <SampleStrip />
      <div className="relative">
        <Suspense>
          <Sky section={section} colour={sky} />
        </Suspense>
        <main className="page" id="main" tabIndex={-1}>
          <Suspense>
            {children}
            <WaitingLine />
          </Suspense>
        </main>
      </div>
      <Suspense>
        <Colophon />
      </Suspense>
      <ScrollToTop />
      <Suspense>
        <BottomBar section={section} />
      </Suspense>
    </div>
  );
}

/** Says that the page stands and only waits for its scripts: until React has hydrated this part. */
function WaitingLine() {
  return useHydrated() ? null : <div className="cover-line" aria-hidden="true" />;
}
