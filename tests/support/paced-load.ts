import { hasH2load, waitsOfH2load } from "./h2load.ts";
import { waitsOfClient } from "./paced-client.ts";
import type { Asked } from "./requests-a-second.ts";

export interface Pace {
  readonly perSecond: number;
  readonly ms: number;
}

/**
 * The 99th percentile of the waiting times in ms at an even pace; with h2load where it is installed.
 * The client in Node stands still now and then by itself, for 20 ms and more at this pace.
 */
export async function percentileAtPace(asked: Asked, pace: Pace): Promise<number> {
  const waits = await (hasH2load ? waitsOfH2load(asked, pace) : waitsOfClient(asked, pace));
  waits.sort((one, other) => one - other);
  return waits[Math.floor(waits.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}
