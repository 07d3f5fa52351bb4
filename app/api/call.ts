import type { z } from "zod";
import { namedParameters, type QueryHandle } from "#app/lib/query-handle.ts";
import type { RequestContext } from "#app/lib/request-context.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { answerQuery } from "./parsed-query.ts";
import { problemResponse } from "./problem.ts";

/** A documented call: its address, what it takes, what it answers and how. */
export interface Call extends Partial<Responding> {
  readonly path: string;
  readonly summary: string;
  readonly method?: "POST";
  readonly body?: z.ZodObject;
  /** The schema of its answer. */
  readonly answer: z.ZodType;
  /** Its canonical query, where that is not simply the parameters of `query`. */
  readonly canonicalQuery?: QueryHandle["query"];
}

/** Absent from a call that is not read: the roll has a route module of its own. */
interface Responding {
  readonly query?: z.ZodObject;
  readonly respond: (context: RequestContext, sent: URLSearchParams) => Response;
}

type ExpiryOf = (dataset: Dataset, now: number) => number | null;

/** Answers without a query. What the presenter finds nothing for is a 404. */
export function answering(
  present: (dataset: Dataset, now: number) => unknown,
  nextMoment: ExpiryOf = () => null,
): Responding {
  return {
    respond: ({ dataset, now, expiresAt }) => {
      const answer = present(dataset, now);
      if (answer === undefined) return problemResponse(404, "data is null");
      expiresAt(nextMoment(dataset, now));
      return Response.json(answer);
    },
  };
}

/** Answers without a query what shows thumbnails of characters. */
export function answeringCharacters(
  present: (dataset: Dataset, now: number) => unknown,
): Responding {
  return answering(present, nextThumbnailMoment);
}

/** Answers by its query; one that the schema refuses is a 400. */
export function responding<Schema extends z.ZodObject>(
  query: Schema,
  respond: (context: RequestContext, query: z.output<Schema>) => Response,
): Responding {
  return {
    query,
    respond: (context, sent) => answerQuery(query, sent, (decoded) => respond(context, decoded)),
  };
}

/** The same where the presenter gives the answer, or undefined for a 404 with the detail `missing`. */
export function answeringQuery<Schema extends z.ZodObject>(
  query: Schema,
  present: (dataset: Dataset, query: z.output<Schema>, now: number) => unknown,
  {
    nextMoment = nextThumbnailMoment,
    missing = "data is null",
  }: {
    nextMoment?: (dataset: Dataset, now: number, query: z.output<Schema>) => number | null;
    missing?: string;
  } = {},
): Responding {
  return responding(query, ({ dataset, now, expiresAt }, decoded) => {
    const answer = present(dataset, decoded, now);
    if (answer === undefined) return problemResponse(404, missing);
    expiresAt(nextMoment(dataset, now, decoded));
    return Response.json(answer);
  });
}

/** The canonical query of a call. */
export function queryHandleOf({ query, canonicalQuery }: Call): QueryHandle {
  return canonicalQuery
    ? { query: canonicalQuery }
    : namedParameters(...Object.keys(query?.shape ?? {}));
}
