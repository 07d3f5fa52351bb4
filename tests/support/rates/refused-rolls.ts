/** A body that the roll call refuses, by what is wrong with it. */
export interface RefusedRoll {
  readonly what: string;
  readonly body: string;
  readonly contentType?: string;
}

/** Every kind of refusal, the rules' own among them, for two prayers of a dataset. */
export function refusedRolls(prayer: string, withoutSimulator: string): RefusedRoll[] {
  const json = (what: string, value: unknown) => ({ what, body: JSON.stringify(value) });
  return [
    json("every field missing", {}),
    json("fields of the wrong type", { id: 1, type: [], sbNo: "1", suNo: {}, pullNo: null }),
    json("huge numbers", { id: prayer, type: "gc", sbNo: 1e308, suNo: 1e308, pullNo: 1e308 }),
    json("negative numbers", { id: prayer, type: "gc", sbNo: -2, suNo: -9, pullNo: -1 }),
    { what: "NaN", body: `{"id":"${prayer}","type":"gc","pullNo":NaN}` },
    { what: "prototype keys", body: `{"__proto__":{"id":"a"},"constructor":1,"toString":2}` },
    { what: "60 kB of one text", body: `{"id":"${"x".repeat(60_000)}","type":"single"}` },
    { what: "60 kB of brackets", body: "[".repeat(60_000) },
    {
      what: "60 kB of unknown fields",
      body: JSON.stringify(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [at, 1]))),
    },
    { what: "a wrong content type", body: "{}", contentType: "text/plain" },
    json("an unknown prayer", { id: "nowhere", type: "single" }),
    json("a step-up out of range", { id: prayer, type: "step-up", sbNo: 99, suNo: 0 }),
    json("a prayer without simulator", { id: withoutSimulator, type: "single" }),
  ];
}
