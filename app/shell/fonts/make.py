#!/usr/bin/env python3
"""Makes the Latin faces of the site from those of Fontsource.

    npm pack @fontsource/ibm-plex-sans@5.3.0 @fontsource/shippori-mincho@5.3.0   (unpack both)
    python3 app/shell/fonts/make.py <folder with the unpacked packages>

Every character stays. What goes is what no page uses and every visitor would wait for: the forms
for vertical text (half of Shippori Mincho), fractions, and the names of the glyphs. Needs fonttools
and brotli (Debian: fonttools, python3-brotli).
"""

import glob
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FACES = [
    ("ibm-plex-sans", 400),
    ("ibm-plex-sans", 500),
    ("ibm-plex-sans", 600),
    ("shippori-mincho", 600),
]


def main(packages: str) -> None:
    for family, weight in FACES:
        name = f"{family}-latin-{weight}"
        (source,) = glob.glob(f"{packages}/**/{name}-normal.woff2", recursive=True)
        # The same file each time: not the time of its making.
        font = TTFont(source, recalcTimestamp=False)
        options = Options()
        options.layout_features = ["ccmp", "kern", "liga", "mark", "mkmk"]
        options.drop_tables += ["vhea", "vmtx"]
        options.flavor = "woff2"
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        font.flavor = "woff2"
        target = HERE / f"{name}.woff2"
        font.save(target)
        print(target.name, target.stat().st_size, "bytes")


main(sys.argv[1])
