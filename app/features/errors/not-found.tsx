import { data } from "react-router";
import type { Route } from "./+types/not-found";

/** Every path that the site map does not know. */
export function loader({ url }: Route.LoaderArgs) {
  throw data(`Page not found: ${url.pathname}`, { status: 404 });
}

export default function NotFound() {
  return null;
}
