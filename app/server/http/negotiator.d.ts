// What is used of the package, whose published types lack the order of preference.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly "accept-encoding"?: string | undefined } });
    /** Those that the client accepts, best first; of equal ones the first of `preferred`. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
