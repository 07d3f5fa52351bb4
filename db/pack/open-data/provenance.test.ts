import { expect, test } from "vitest";
import { formatPack } from "../format.ts";
import { emptyRecords } from "../pack.ts";
import { packInfo } from "../schema/index.ts";

const info = (provenance: object[]) => ({
  format: 1,
  name: "A pack",
  description: "T",
  provenance,
});

test("where fields come from is written a line each, and read back as it was", () => {
  const written = packInfo.parse(
    info([
      { basis: "reading", note: "of the world", fields: ["series"], entity: "characters" },
      { entity: "items", basis: "fact", asOf: "2024-10" },
    ]),
  );
  const [file] = [...formatPack({ info: written, records: emptyRecords() })];
  expect(file?.text).toContain(
    '\n    {"entity":"characters","fields":["series"],"basis":"reading","note":"of the world"},\n',
  );
  expect(packInfo.parse(JSON.parse(file?.text ?? ""))).toEqual(written);
});

test("a field that its kind does not have is refused, and the known ones are named", () => {
  const { error } = packInfo.safeParse(
    info([{ entity: "worlds", fields: ["colour"], basis: "fact", where: { field: "size" } }]),
  );
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["provenance.0.fields.0", "is not a field of worlds; known are id"],
    ["provenance.0.where.field", "is not a field of worlds; known are id"],
  ]);
});
