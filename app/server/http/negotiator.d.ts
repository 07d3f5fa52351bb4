// What is used of the package, whose published types lack the order of preference.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: {
      readonly headers: {
        readonly accept?: string | undefined;
        readonly "accept-encoding"?: string | undefined;
      };
    });
    /** The one that the client likes best; of equal ones the first. */
    mediaType(available: string[]): string | undefined;
    /** Those that the client accepts, best first; of equal ones the first of `preferred`. */
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
