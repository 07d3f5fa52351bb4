import { problemResponse } from "./problem.ts";

/** GET /api/prayers/get-special/{anything but a mode} */
export function loader() {
  return problemResponse(404, "props not found!");
}
