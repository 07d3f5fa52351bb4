#!/usr/bin/env python3
"""Makes the Japanese slices of the site's fonts and the outlines of its signs.

    npm pack @fontsource/shippori-mincho@5.3.0 @fontsource/zen-kaku-gothic-new@5.3.0   (unpack both)
    python3 app/layout/japanese/make.py <folder with the unpacked packages> [signs]

Needs fonttools and brotli (Debian: fonttools, python3-brotli) and takes three minutes; with `signs`
it makes the outlines alone, in seconds. README.md tells what comes out.
"""

import collections
import glob
import re
import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from outlines import PolygonPen, path_of

HERE = Path(__file__).parent
APP = HERE.parent.parent
FACES = [
    ("Shippori Mincho", "shippori-mincho", 600),
    ("Zen Kaku Gothic New", "zen-kaku-gothic-new", 400),
]
SIGNS_FACE = ("shippori-mincho", 600)
SLICE = 120
EM = 200  # units of the outlines
ASCENT = 0.88

# As in signs.test.ts.
SIGNS = re.compile(r'title: "([^"]+)", stamp: "([^"]+)"|sign: "([^"]+)"|sign="([^"]+)"')
JAPANESE = re.compile("[\u3000-\u30ff\u3400-\u9fff\uff01-\uffef]")


def main(packages: str, signs_only: bool) -> None:
    if not signs_only:
        elsewhere = re.compile("/artwork/|/features/dev/")
        own = characters_in(source for source in sources() if not elsewhere.search(source))
        write_slices(packages, own)
    write_signs(font_path(packages, *SIGNS_FACE), sorted(signs_on_pages()))


def write_slices(packages: str, own: collections.Counter) -> None:
    seeds = characters_in(glob.glob(str(APP.parent / "seeds/**/*.json"), recursive=True))
    for old in (HERE / "fonts").glob("*.woff2"):
        old.unlink()
    css = [HEAD]
    for family, package, weight in FACES:
        path = font_path(packages, package, weight)
        has = TTFont(path).getBestCmap().keys()
        # The site's own words first: every page has some of them. Then what is frequent.
        slices = [sorted(c for c in own if ord(c) in has)]
        rest = [c for c, _ in seeds.most_common() if c not in own and ord(c) in has]
        slices += [sorted(rest[i : i + SLICE]) for i in range(0, len(rest), SLICE)]
        for number, characters in enumerate(slices):
            name = f"{package}-jp-{weight}-{number}.woff2"
            write_slice(path, characters, HERE / "fonts" / name)
            css.append(face(family, weight, name, characters))
    (HERE / "japanese-fonts.css").write_text("\n".join(css), encoding="utf8")


def sources() -> list[str]:
    found = glob.glob(str(APP / "**/*.ts*"), recursive=True)
    return sorted(path for path in found if ".test." not in path)


def characters_in(paths) -> collections.Counter:
    counted = collections.Counter()
    for path in paths:
        counted.update(JAPANESE.findall(Path(path).read_text(encoding="utf8")))
    return counted


def signs_on_pages() -> set[str]:
    """The signs of slips, seals and the menu. Every page fetches them all, so there are no others."""
    texts = (Path(path).read_text(encoding="utf8") for path in sources())
    return {c for text in texts for found in SIGNS.findall(text) for c in "".join(found)}


def font_path(packages: str, package: str, weight: int) -> str:
    found = glob.glob(f"{packages}/**/{package}-japanese-{weight}-normal.woff2", recursive=True)
    if not found:
        sys.exit(f"There is no {package}-japanese-{weight}-normal.woff2 below {packages}.")
    return found[0]


def write_slice(path: str, characters: list[str], to: Path) -> None:
    options = Options(flavor="woff2", layout_features=["ccmp", "vert", "vrt2"], hinting=False)
    options.name_IDs = [0, 1, 2, 13, 14]
    font = TTFont(path)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)
    font.flavor = "woff2"
    out = BytesIO()
    font.save(out)
    to.write_bytes(out.getvalue())


HEAD = """/*
 * Made by make.py. Fetched when the page stands: the first view of an English page needs none of
 * it. No slice has a space, so none is ever the first font of a line, and every glyph is as wide
 * as an em: what a slice replaces keeps its place.
 */"""


def face(family: str, weight: int, name: str, characters: list[str]) -> str:
    ranges = ", ".join(ranges_of([ord(c) for c in characters]))
    # A face a line: nobody reads them.
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; font-display: swap; '
        f'src: url("./fonts/{name}") format("woff2"); unicode-range: {ranges} }}'
    )


def ranges_of(points: list[int]) -> list[str]:
    runs: list[list[int]] = []
    for point in points:
        if runs and runs[-1][1] == point - 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return [f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs]


def write_signs(path: str, characters: list[str]) -> None:
    font = TTFont(path)
    glyphs = font.getGlyphSet()
    cmap = font.getBestCmap()
    upright = vertical_forms(font)
    scale = EM / font["head"].unitsPerEm
    paths = []
    known = [c for c in characters if ord(c) in cmap]
    for c in known:
        pen = PolygonPen(glyphs)
        name = upright.get(cmap[ord(c)], cmap[ord(c)])
        glyphs[name].draw(pen)
        d = path_of(pen.contours, lambda p: (p[0] * scale, EM * ASCENT - p[1] * scale))
        paths.append(f'<path id="s-{ord(c):x}" d="{d}"/>')
    svg = '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(paths) + "\n</svg>\n"
    (HERE / "signs.svg").write_text(svg, encoding="utf8")
    (HERE / "known-signs.ts").write_text(
        "/** The characters that signs.svg has outlines of. Made by make.py. */\n"
        f'export const KNOWN_SIGNS =\n  "{"".join(known)}";\n',
        encoding="utf8",
    )


def vertical_forms(font: TTFont) -> dict[str, str]:
    """Glyphs that look otherwise in a vertical line, such as the long vowel mark."""
    gsub = font["GSUB"].table
    forms: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "vert":
            for index in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[index].SubTable:
                    inner = getattr(table, "ExtSubTable", table)
                    forms.update(getattr(inner, "mapping", {}))
    return forms


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1], signs_only=sys.argv[2:] == ["signs"])
