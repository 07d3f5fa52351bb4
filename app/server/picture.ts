import { answerPicture } from "#app/images/answer-picture.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Answer } from "./http/answer.ts";
import { readResponse } from "./http/read-response.ts";

/** Whether an address is that of a picture of a record. */
export function isRecordPicture(pathname: string): boolean {
  return pathname.startsWith("/images/");
}

/**
 * A picture of a record without React Router, which takes longer to find the route among some
 * hundreds, twice, than drawing takes.
 */
export async function pictureDirectly(request: Request, dataset: Dataset): Promise<Answer> {
  const response = await answerPicture(new URL(request.url), dataset);
  // What a record looks like does not depend on the time.
  return readResponse(response, request, { secure: false, until: () => null });
}
