import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { KeptMark } from "./collection/kept-mark.tsx";
import { CharacterModalHost } from "./components/character/character-modal.tsx";
import { RecordPresses } from "./components/collection/record-presses.tsx";
import { ErrorView } from "./features/errors/error-view.tsx";
import { shownError } from "./features/errors/shown-error.ts";
import { QuickSearch } from "./features/search/quick-search.tsx";
import { SettingsModal } from "./features/settings/settings-modal.tsx";
import { FirstNameScript, useFirstName } from "./layout/first-name.tsx";
import textFace from "./layout/fonts/ibm-plex-sans-latin-400-600.woff2?url";
import titleFace from "./layout/fonts/shippori-mincho-latin-600.woff2?url";
import { JapaneseFonts } from "./layout/japanese/japanese-fonts.tsx";
import { Offline } from "./layout/offline/offline.tsx";
import { useHoldsSamples } from "./layout/sample-strip.tsx";
import { useSiteOrigin } from "./layout/site-origin.tsx";
import { StaleNotice } from "./layout/stale-notice.tsx";
import { useBuildId } from "./layout/visit/document-build.ts";
import { linkModules } from "./layout/visit/module-links.ts";
import { Visit } from "./layout/visit/visit.tsx";
import { useClockOffset } from "./lib/clock-offset.tsx";
import { PopupHistory } from "./lib/popups.tsx";
import { HydratedProvider } from "./lib/use-hydrated.tsx";
import { provideRequestContext } from "./server/development-answer.ts";
import { SettingsProvider } from "./settings/settings-provider.tsx";
import { ThemeFollower, ThemeScript } from "./settings/theme.tsx";
import { ToastArea } from "./ui/toasts.tsx";

/** The two faces that stand on the first screen of every page. */
export const links: Route.LinksFunction = () =>
  [textFace, titleFace].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  }));

export const middleware: Route.MiddlewareFunction[] = [provideRequestContext, linkModules];

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme script has its say before React: the classes of the element are not ours to draw.
    <html
      lang="en"
      data-clock-offset={useClockOffset()}
      data-origin={useSiteOrigin()}
      data-build={useBuildId()}
      data-first-name={useFirstName()}
      data-samples={useHoldsSamples() ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <FirstNameScript />
        <link rel="alternate" type="application/atom+xml" title="Update log" href="/feed.atom" />
        <link rel="alternate" type="application/atom+xml" title="Prayers" href="/prayers.atom" />
        <link rel="alternate" type="text/calendar" title="Calendar" href="/calendar.ics" />
        <ThemeScript />
        <KeptMark />
        <Meta />
        <Links />
      </head>
      <body>
        <HydratedProvider>
          <SettingsProvider>
            {children}
            <StaleNotice />
            <ToastArea />
          </SettingsProvider>
        </HydratedProvider>
        <JapaneseFonts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      {/* Apart, so that what comes and goes here does not make the browser style all of the page anew. */}
      <div>
        <Visit />
        <Offline />
        <SettingsModal />
        <QuickSearch />
        <CharacterModalHost />
        <RecordPresses />
        <PopupHistory />
        <ThemeFollower />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView {...shownError(error)} />;
}
