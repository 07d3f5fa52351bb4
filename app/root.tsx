import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root";
import "./app.css";
import { ErrorView } from "./features/errors/error-view.tsx";
import { provideAnswer } from "./server/development-answer.ts";
import textFace from "./shell/fonts/ibm-plex-sans-latin-400.woff2?url";
import titleFace from "./shell/fonts/shippori-mincho-latin-600.woff2?url";
import { StaleNotice } from "./shell/stale-notice.tsx";

/** The two faces that stand on the first screen of every page. */
export const links: Route.LinksFunction = () =>
  [textFace, titleFace].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  }));

export const middleware: Route.MiddlewareFunction[] = [provideAnswer];

/** The document around every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <StaleNotice />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) ? (
    <ErrorView status={error.status} detail={typeof error.data === "string" ? error.data : null} />
  ) : (
    <ErrorView status={500} detail={null} />
  );
}
