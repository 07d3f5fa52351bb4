import { z } from "zod";
import { boxFile } from "#app/collection/file/box-file.ts";

/** GET /collection.schema.json: the JSON Schema of a collection's file. */
export function loader() {
  return Response.json(z.toJSONSchema(boxFile, { io: "input" }));
}
