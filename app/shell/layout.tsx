import type { ReactNode } from "react";
import { hydratedApart } from "#app/widgets/hydrated-apart.tsx";
import { ScrollToTop } from "#app/widgets/scroll-to-top.tsx";
import { BottomBar } from "./bar/bottom-bar.tsx";
import { TopBar } from "./bar/top-bar.tsx";
import { Colophon } from "./colophon.tsx";
import type { Section } from "./navigation.ts";
import { Sky, type SkyColour } from "./sky/sky.tsx";

/** The frame of every page: bar, sky, the page, footer, the way back up, the phone's bottom bar. */
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
    <div className={`sky-${sky}`}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Apart.TopBar section={section} />
      <Apart.Sky section={section} colour={sky} />
      <main className="page" id="main" tabIndex={-1}>
        {children}
      </main>
      <Apart.Colophon />
      <Apart.ScrollToTop />
      <Apart.BottomBar section={section} />
    </div>
  );
}

const Apart = {
  TopBar: hydratedApart(TopBar),
  Sky: hydratedApart(Sky),
  Colophon: hydratedApart(Colophon),
  ScrollToTop: hydratedApart(ScrollToTop),
  BottomBar: hydratedApart(BottomBar),
};
