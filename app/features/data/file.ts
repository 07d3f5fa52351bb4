import { problemResponse } from "#app/api/problem.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { givenSchema } from "#db/pack/open-data/given-schema.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Route } from "./+types/file";
import { dataFile, isEntity } from "./data-files.ts";
import { DATA_FORMATS } from "./data-paths.ts";

/**
 * GET /data/{file} and /data/{version}/{file}: the records of a kind, or their schema. Like the
 * calls a file holds what pages hide. With the version in its address it never changes; it is there
 * as long as the site serves that version.
 */
export function loader({ context, params }: Route.LoaderArgs) {
  const { dataset } = getRequestContext(context);
  const { file = "", version } = params;
  if (version !== undefined && version !== String(dataset.version)) {
    const detail = `The site serves version ${dataset.version} of its data, and keeps no other.`;
    return problemResponse(404, detail);
  }
  const found = findFile(dataset, file);
  if (!found) return problemResponse(404, `There is no file ${file}.`);
  return new Response(found.body, {
    headers: {
      "content-type": found.type,
      ...(version !== undefined && { "cache-control": "public, max-age=31536000, immutable" }),
    },
  });
}

function findFile({ openData }: Dataset, file: string): { type: string; body: string } | undefined {
  const [, name = "", ending] = /^([a-z-]+)\.(.+)$/.exec(file) ?? [];
  const one = openData.find(({ entity }) => entity === name);
  if (ending === "schema.json" && one && isEntity(name)) {
    const body = `${JSON.stringify(givenSchema(name), null, 2)}\n`;
    return { type: "application/schema+json", body };
  }
  const format = DATA_FORMATS.find(({ id }) => id === ending);
  return one && format && { type: format.type, body: dataFile(one, format.id) };
}
