import type { ShouldRevalidateFunctionArgs } from "react-router";
import { revalidateOnNewPath } from "#app/layout/visit/revalidation.ts";
import { foreverPrayerUrl } from "./search-params.ts";

/** Another prayer is loaded; what is selected, counted and shown of it is worked out in the browser. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const noOf = (url: URL) => foreverPrayerUrl.decode(url.searchParams).id;
  return (
    revalidateOnNewPath(navigation) || noOf(navigation.currentUrl) !== noOf(navigation.nextUrl)
  );
}
