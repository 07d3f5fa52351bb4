#!/usr/bin/env python3
"""Makes the Latin faces of the site from those of Fontsource.

    npm pack @fontsource-variable/ibm-plex-sans@5.3.0 @fontsource/shippori-mincho@5.3.0  (unpack both)
    python3 app/layout/fonts/make.py <folder with the unpacked packages>

Every character stays. What goes is what no page uses and every visitor would wait for: the forms
for vertical text (half of Shippori Mincho), fractions, weights lighter than a text's and heavier than
a heading's, instructions for coarse screens, and the names of the glyphs. What comes: digits of one
width in Shippori Mincho, which has none, so that a countdown stands still. Needs fonttools and brotli
(Debian: fonttools, python3-brotli).
"""

import glob
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
# Fontsource's name of the weight, ours, the weights that stay in the file, and the width of each
# digit in thousandths of an em, where it is not the face's own.
FACES = [
    ("ibm-plex-sans", "wght", "400-600", (400, 600), None),
    ("shippori-mincho", "600", "600", None, 600),
]


def main(packages: str) -> None:
    for family, source_weight, weight, weights, digit_width in FACES:
        name = f"{family}-latin-{source_weight}-normal.woff2"
        (source,) = glob.glob(f"{packages}/**/{name}", recursive=True)
        # The same file each time: not the time of its making.
        font = TTFont(source, recalcTimestamp=False)
        options = Options()
        options.layout_features = ["ccmp", "kern", "liga", "mark", "mkmk"]
        options.drop_tables += ["vhea", "vmtx"]
        options.hinting = False
        options.flavor = "woff2"
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        if weights is not None:
            font = instancer.instantiateVariableFont(font, {"wght": weights})
        if digit_width is not None:
            set_digit_width(font, digit_width * font["head"].unitsPerEm // 1000)
        font.flavor = "woff2"
        target = HERE / f"{family}-latin-{weight}.woff2"
        font.save(target)
        print(target.name, target.stat().st_size, "bytes")


def set_digit_width(font: TTFont, width: int) -> None:
    """Gives all digits this width (font units), each in the middle of it; the face kerns none."""
    names = font.getBestCmap()
    digits = {names[ord(digit)] for digit in "0123456789"}
    for digit in digits:
        advance, bearing = font["hmtx"][digit]
        shift = (width - advance) // 2
        glyph = font["glyf"][digit]
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][digit] = (width, bearing + shift)


main(sys.argv[1])
