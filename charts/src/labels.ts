/** Puts each line's label above its end, where nothing else is drawn. */

export type Point = { readonly x: number; readonly y: number };

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type LabelWish = {
  /** Where the line ends. */
  readonly end: Point;
  readonly width: number;
  readonly height: number;
};

/** The label's box; its text is set against the right edge, where a leader drops to the line's end. */
export type LabelPlace = { readonly right: number; readonly top: number };

const gap = 10;

/**
 * From right to left: a label stands over the highest line within its width, and over the labels
 * that were placed there before. Balances fall, so above and to the right of them is room; where
 * there is none, it stands below the lines.
 */
export function placeLabels<Wish extends LabelWish>(options: {
  wishes: readonly Wish[];
  lines: readonly (readonly Point[])[];
  bounds: { readonly left: number; readonly top: number; readonly bottom: number };
}): (Wish & LabelPlace)[] {
  const { lines, bounds } = options;
  const taken: Box[] = [];
  const placed: (Wish & LabelPlace)[] = [];
  for (const wish of options.wishes.toSorted((a, b) => b.end.x - a.end.x)) {
    const right = Math.max(wish.end.x, bounds.left + wish.width);
    const left = right - wish.width;
    const reach = (pick: Pick) =>
      lines.reduce((found, line) => extreme(line, { left, right, pick, found }), wish.end.y);
    let bottom = reach(Math.min) - gap;
    for (const other of taken.toSorted((a, b) => b.bottom - a.bottom)) {
      const overlapsAcross = other.left < right + gap && other.right > left - gap;
      const overlapsDown = other.top < bottom && other.bottom > bottom - wish.height - gap / 2;
      if (overlapsAcross && overlapsDown) bottom = other.top - gap / 2;
    }
    const below = reach(Math.max) + gap;
    const isBelow = bottom - wish.height < bounds.top && below + wish.height < bounds.bottom;
    const top = isBelow ? below : Math.max(bounds.top, bottom - wish.height);
    taken.push({ left, right, top, bottom: top + wish.height });
    placed.push({ ...wish, right, top });
  }
  return placed;
}

type Pick = (one: number, other: number) => number;

/** The highest or lowest place of a line within two bounds, and of what was found before. */
export function extreme(
  line: readonly Point[],
  within: { left: number; right: number; pick: Pick; found: number },
): number {
  const { left, right, pick } = within;
  let { found } = within;
  for (const [index, from] of line.entries()) {
    if (from.x > right) break;
    const to = line[index + 1] ?? from;
    if (to.x < left) continue;
    const entry = heightAt(Math.max(from.x, left), from, to);
    const exit = heightAt(Math.min(to.x, right), from, to);
    found = pick(found, pick(entry, exit));
  }
  return found;
}

/** How high the straight line between two points is there. */
function heightAt(x: number, from: Point, to: Point): number {
  const share = to.x === from.x ? 0 : (x - from.x) / (to.x - from.x);
  return from.y + share * (to.y - from.y);
}
