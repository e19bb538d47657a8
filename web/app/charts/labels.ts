/** Puts each line's label above its end, where nothing else is drawn. */

export type Point = { readonly x: number; readonly y: number };

export const readX = (point: Point) => point.x;
export const readY = (point: Point) => point.y;

export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export type LabelWish = {
  readonly id: string;
  /** Where the line ends. */
  readonly end: Point;
  readonly width: number;
  readonly height: number;
};

/** The label's box; its text is set against the right edge, where a leader drops to the line's end. */
export type PlacedLabel = {
  readonly id: string;
  readonly right: number;
  readonly top: number;
  readonly end: Point;
};

const gap = 10;

/**
 * From right to left: a label stands over the highest line within its width, and over the labels
 * that were placed there before. Balances fall, so above and to the right of them is room.
 */
export function placeLabels(options: {
  wishes: readonly LabelWish[];
  lines: readonly (readonly Point[])[];
  bounds: { readonly left: number; readonly top: number };
}): PlacedLabel[] {
  const { lines, bounds } = options;
  const taken: Box[] = [];
  const placed: PlacedLabel[] = [];
  for (const wish of options.wishes.toSorted((a, b) => b.end.x - a.end.x)) {
    const right = Math.max(wish.end.x, bounds.left + wish.width);
    const left = right - wish.width;
    let bottom = Math.min(wish.end.y, highestLine(lines, left, right)) - gap;
    for (const other of taken.toSorted((a, b) => b.bottom - a.bottom)) {
      const overlapsAcross = other.left < right + gap && other.right > left - gap;
      const overlapsDown = other.top < bottom && other.bottom > bottom - wish.height - gap / 2;
      if (overlapsAcross && overlapsDown) bottom = other.top - gap / 2;
    }
    const top = Math.max(bounds.top, bottom - wish.height);
    taken.push({ left, right, top, bottom: top + wish.height });
    placed.push({ id: wish.id, right, top, end: wish.end });
  }
  return placed;
}

function highestLine(lines: readonly (readonly Point[])[], left: number, right: number): number {
  let highest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (const [index, from] of line.entries()) {
      const to = line[index + 1] ?? from;
      if (from.x > right || to.x < left) continue;
      const entry = Math.max(from.x, left);
      const exit = Math.min(to.x, right);
      highest = Math.min(highest, heightAt(entry, from, to), heightAt(exit, from, to));
    }
  }
  return highest;
}

/** How high the straight line between two points is there. */
export function heightAt(x: number, from: Point, to: Point): number {
  const share = to.x === from.x ? 0 : (x - from.x) / (to.x - from.x);
  return from.y + share * (to.y - from.y);
}
