import { data } from "react-router";

/**
 * Ends a request whose address cannot be one, before any record is looked for (specification 1 §8).
 * @throws a 404 with 'Page Not Found: {path}'.
 */
export function requireAddress(isValid: boolean, { pathname }: URL): void {
  if (!isValid) {
    throw data(`Page Not Found: ${pathname}`, { status: 404 });
  }
}
