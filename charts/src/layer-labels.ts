/** Finds room for a label inside a layer of a stacked chart. */
import { type Box, extreme, type Point } from './labels.ts';

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
    const top = extreme(band.upper, { left, right, pick: Math.max, found: -Infinity });
    const bottom = extreme(band.lower, { left, right, pick: Math.min, found: Infinity });
    if (bottom - top < bestRoom) continue;
    bestRoom = bottom - top + 1;
    const middle = (top + bottom) / 2;
    best = { left, right, top: middle - size.height / 2, bottom: middle + size.height / 2 };
  }
  return best;
}
