"""Outlines of glyphs as short SVG paths: polygons in whole units, relative steps."""

from fontTools.pens.basePen import BasePen

STEPS = 8  # points on a curve before thinning
TOLERANCE = 0.55  # units that an outline may be off; a sign is 200 units high


class PolygonPen(BasePen):
    """Collects the contours of a glyph as points."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.contours = []

    def _moveTo(self, point):
        self.contours.append([point])

    def _lineTo(self, point):
        self.contours[-1].append(point)

    def _curveToOne(self, one, two, end):
        start = self.contours[-1][-1]
        for step in range(1, STEPS + 1):
            u = step / STEPS
            v = 1 - u
            weights = (v**3, 3 * v * v * u, 3 * v * u * u, u**3)
            points = (start, one, two, end)
            self.contours[-1].append(
                tuple(sum(w * p[axis] for w, p in zip(weights, points)) for axis in (0, 1))
            )


def path_of(contours, place) -> str:
    """`place` turns a point of the font into one of the picture."""
    text = ""
    at = (0, 0)
    for contour in contours:
        points = [tuple(round(n) for n in p) for p in thin([place(p) for p in contour])]
        points = [p for i, p in enumerate(points) if i == 0 or p != points[i - 1]]
        if len(points) > 1 and points[0] == points[-1]:
            points.pop()
        if len(points) < 3:
            continue
        text += "m"
        for index, point in enumerate(points):
            step = tuple(b - a for a, b in zip(at, point))
            text += joined(step, first=index == 0)
            at = point
        text += "z"
        at = points[0]
    return text


def joined(step, first: bool) -> str:
    x, y = step
    before = "" if first or x < 0 else " "
    between = "" if y < 0 else " "
    return f"{before}{x}{between}{y}"


def thin(points):
    """Ramer, Douglas and Peucker: leaves out what is nearly on the line between its neighbours."""
    if len(points) < 3:
        return points
    first, last = points[0], points[-1]
    far, index = 0, 0
    for i in range(1, len(points) - 1):
        distance = distance_to_line(points[i], first, last)
        if distance > far:
            far, index = distance, i
    if far < TOLERANCE:
        return [first, last]
    return thin(points[: index + 1])[:-1] + thin(points[index:])


def distance_to_line(point, a, b) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    if length == 0:
        return ((point[0] - a[0]) ** 2 + (point[1] - a[1]) ** 2) ** 0.5
    return abs(dx * (a[1] - point[1]) - dy * (a[0] - point[0])) / length
