export const THEMES = ["light", "dark"] as const;

type Theme = (typeof THEMES)[number];

/** Pictures of one size, with what they show. */
export interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly Labelled[];
}

/** A picture, as SVG or as AVIF. */
type Labelled = { readonly label: string } & (
  | { readonly svg: string }
  | { readonly avif: Uint8Array }
);

// Paper and ink of the two themes (app/layout/styles/tokens.css).
const COLOURS: Readonly<Record<Theme, { ground: string; text: string }>> = {
  light: { ground: "#fbf6ea", text: "#2a2730" },
  dark: { ground: "#141a2b", text: "#e9e0cc" },
};

/** A sheet as a document that needs no other file. */
export function sheetPage(sheet: Sheet, theme: Theme): string {
  const { ground, text } = COLOURS[theme];
  const { title, width, height, pictures } = sheet;
  const images = pictures.map((picture) => {
    const alt = picture.label.replace(/["<>&]/g, "");
    return `<img width="${width}" height="${height}" title="${alt}" alt="${alt}" src="${source(picture)}">`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 12px; background: ${ground}; color: ${text}; font: 14px sans-serif }
img { margin: 3px; vertical-align: top }
</style>
<h1>${title}</h1>
${images.join("\n")}
</html>
`;
}

function source(picture: Labelled): string {
  const [type, bytes] =
    "svg" in picture ? ["svg+xml", Buffer.from(picture.svg)] : ["avif", Buffer.from(picture.avif)];
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}
