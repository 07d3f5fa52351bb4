import type { IllustratorsAnswer } from "#app/contract/illustrators.ts";
import { wholeList } from "../use-whole-list.ts";

/** Every illustrator with all cards, future ones included. */
export const wholeIllustratorList = wholeList(
  "/api/story-cards/get-illust",
  ({ content }: IllustratorsAnswer) => content,
);
