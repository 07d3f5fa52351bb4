import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import type { Dataset } from "#db/queries/dataset.ts";
import type { ServerConfig } from "./config.ts";
import { withBuildMeta } from "./files/build-meta.ts";
import type { ClientFiles } from "./files/client-files.ts";
import type { OwnPictures } from "./files/own-pictures.ts";
import { type Canonicalise, canonicaliser } from "./held/canonical-url.ts";
import type { HeldAnswers } from "./held/held-answers.ts";
import type { Answer } from "./http/answer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { type RenderJob, renderer } from "./render.ts";
import type { requestLines } from "./request-lines.ts";
import type { RollLimit } from "./roll-limit.ts";

/** Everything that answering requests needs, made once at the start. */
export interface Site {
  readonly config: Pick<ServerConfig, "origin" | "trustProxy">;
  readonly log: Logger;
  /** Writes the line about a request to the log. */
  readonly tellRequest: ReturnType<typeof requestLines>;
  /** Ms since the epoch. */
  readonly clock: () => number;
  /** Ms that the clock is ahead of the real time; 0 unless ALMANAC_NOW is set. */
  readonly clockOffset: number;
  readonly files: ClientFiles;
  readonly ownPictures: OwnPictures;
  readonly held: HeldAnswers;
  readonly canonicalise: Canonicalise;
  readonly render: (job: RenderJob) => Promise<Answer>;
  readonly dataset: () => Dataset | undefined;
  /** While the database is away: when it was last reached, ms since the epoch; else null. */
  readonly staleSince: () => number | null;
  /** Absent: nobody is limited. */
  readonly rollLimit?: RollLimit | undefined;
  /** Absent: nobody reads them. */
  readonly metrics?: Pick<Metrics, "count"> | undefined;
}

export function makeSite(build: ServerBuild, parts: Omit<Site, "canonicalise" | "render">): Site {
  return {
    ...parts,
    files: withBuildMeta(parts.files, build.routes),
    canonicalise: canonicaliser(build.routes),
    render: renderer(build, {
      origin: parts.config.origin,
      clockOffset: parts.clockOffset,
      buildId: parts.files.build.id,
    }),
  };
}
