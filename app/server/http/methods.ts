/** The methods that the server knows, whether they are possible somewhere or not. */
export const METHODS: ReadonlySet<string> = new Set(
  "GET HEAD POST PUT PATCH DELETE OPTIONS".split(" "),
);
