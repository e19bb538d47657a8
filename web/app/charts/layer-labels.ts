/** Finds room for a label inside a layer of a stacked chart. */
import { type Box, heightAt, type Point } from './labels.ts';

export type Band = {
  /** The layer's upper and lower edge, through the same places from left to right. */
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
};

const step = 8;
const padding = 4;

/** Where the layer is thickest; null where the label does not fit anywhere. */
export function placeInBand(
  band: Band,
  size: { readonly width: number; readonly height: number },
): Box | null {
  const first = band.upper[0]?.x ?? 0;
  const last = band.upper.at(-1)?.x ?? 0;
  let best: Box | null = null;
  let bestRoom = size.height + 2 * padding;
  for (let left = first + step; left + size.width <= last; left += step) {
    const right = left + size.width;
    const top = extreme(band.upper, { left, right, pick: Math.max });
    const bottom = extreme(band.lower, { left, right, pick: Math.min });
    if (bottom - top < bestRoom) continue;
    bestRoom = bottom - top + 1;
    const middle = (top + bottom) / 2;
    best = { left, right, top: middle - size.height / 2, bottom: middle + size.height / 2 };
  }
  return best;
}

function extreme(
  line: readonly Point[],
  within: { left: number; right: number; pick: (one: number, other: number) => number },
): number {
  const { left, right, pick } = within;
  let found = Number.NaN;
  for (const [index, from] of line.entries()) {
    if (from.x > right) break;
    const to = line[index + 1] ?? from;
    if (to.x < left) continue;
    const entry = heightAt(Math.max(from.x, left), from, to);
    const exit = heightAt(Math.min(to.x, right), from, to);
    found = Number.isNaN(found) ? pick(entry, exit) : pick(found, pick(entry, exit));
  }
  return found;
}
