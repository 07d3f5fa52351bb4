import { expect, test } from "vitest";
import { pictureAfter, skyPictureFile, skyPictures } from "./sky-pictures.ts";

test.each([
  ["", ["bg-home", "bg-characters", "bg-story-cards", "bg-updates"]],
  ["characters", ["bg-characters", "bg-story-cards", "bg-updates", "bg-home"]],
  ["update-log", ["bg-updates", "bg-home", "bg-characters", "bg-story-cards"]],
  [undefined, ["bg-updates", "bg-home", "bg-characters", "bg-story-cards"]],
  ["stages", ["tower-bg"]],
  ["prayers", ["prayer-bg"]],
] as const)("the sky of section %j begins with its own picture: %j", (section, pictures) => {
  expect(skyPictures(section)).toEqual(pictures);
});

test("after the last picture comes the first", () => {
  const pictures = skyPictures("characters");
  expect(pictureAfter(pictures, "bg-characters")).toBe("bg-story-cards");
  expect(pictureAfter(pictures, "bg-home")).toBe("bg-characters");
});

test("a picture that is not of the section is followed by the section's own", () => {
  expect(pictureAfter(skyPictures("prayers"), "bg-home")).toBe("prayer-bg");
});

test("each picture has a file for the day and one for the night", () => {
  expect(skyPictureFile("tower-bg", false)).toBe("/img/tower-bg.webp");
  expect(skyPictureFile("tower-bg", true)).toBe("/img/tower-bg-dark.webp");
});
