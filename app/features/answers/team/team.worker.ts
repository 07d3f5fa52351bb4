/// <reference lib="webworker" />
import { type TeamTask, teamView } from "./team-view.ts";

/** The search runs beside the page, which stays free to scroll. */
self.addEventListener("message", ({ data }: MessageEvent<TeamTask>) => {
  self.postMessage(teamView(data));
});
