import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { BannerMark } from "./banner-mark.tsx";

const sprite = readFileSync("app/widgets/icons/icons.svg", "utf8");
const tokens = readFileSync("app/shell/styles/tokens.css", "utf8");

test.each(BANNER_TYPES)(
  "the mark of $id has its shape in the sprite and its colour in the tokens",
  ({ id }) => {
    const mark = renderToStaticMarkup(<BannerMark type={id} />);
    const shape = /#(i-[^"]+)"/.exec(mark)?.[1];
    expect(sprite).toContain(`id="${shape}"`);
    expect(tokens).toContain(`--bt-${id}:`);
  },
);
