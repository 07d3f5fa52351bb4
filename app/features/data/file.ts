import { problemResponse } from "#app/api/problem.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { givenSchema } from "#db/pack/open-data/given-schema.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Route } from "./+types/file";
import { dataFile, isEntity, offeredFiles } from "./data-files.ts";
import { DATA_FORMATS, dataFilePath } from "./data-paths.ts";

/**
 * GET /data/{file} and /data/{version}/{file}: the records of a kind, their schema, the list of all
 * files, or what the latest imports changed. Like the calls a file holds what pages hide. With the
 * version in its address it is there as long as the site serves that version, and the records never
 * change; a table and a schema are written by the running build.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { dataset } = getRequestContext(context);
  const { file = "", version } = params;
  if (version !== undefined && version !== String(dataset.version)) {
    const detail = `The site serves version ${dataset.version} of its data, and keeps no other.`;
    return problemResponse(404, detail);
  }
  const found = await findFile(dataset, file);
  if (!found) return problemResponse(404, `There is no file ${file}.`);
  return new Response(found.body, {
    headers: {
      "content-type": found.type,
      ...(version !== undefined &&
        /^[a-z-]+\.(json|ndjson)$/.test(file) && {
          "cache-control": "public, max-age=31536000, immutable",
        }),
    },
  });
}

async function findFile(
  dataset: Dataset,
  file: string,
): Promise<{ type: string; body: string } | undefined> {
  const { openData, changes, version } = dataset;
  if (file === "index.json") return json({ version, files: await listedFiles(dataset) });
  if (file === "changes.json") return json(changes);
  const [, name = "", ending] = /^([a-z-]+)\.(.+)$/.exec(file) ?? [];
  const one = openData.find(({ entity }) => entity === name);
  if (ending === "schema.json" && one && isEntity(name)) {
    const body = `${JSON.stringify(givenSchema(name), null, 2)}\n`;
    return { type: "application/schema+json", body };
  }
  const format = DATA_FORMATS.find(({ id }) => id === ending);
  return one && format && { type: format.type, body: dataFile(one, format.id) };
}

/** Every file with its addresses, size and checksum. */
async function listedFiles(dataset: Dataset) {
  const offered = await offeredFiles(dataset);
  return dataset.openData.flatMap(({ entity, count }) =>
    (offered.get(entity) ?? []).map(({ format, bytes, sha256 }) => ({
      entity,
      records: count,
      format,
      newest: dataFilePath(`${entity}.${format}`),
      ofVersion: dataFilePath(`${entity}.${format}`, dataset.version),
      schema: dataFilePath(`${entity}.schema.json`),
      bytes,
      sha256,
    })),
  );
}

function json(value: object) {
  return { type: "application/json", body: JSON.stringify(value) };
}
