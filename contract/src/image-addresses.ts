/** Where images of articles are, and in which sizes. */

export const imageLimits = {
  maxBytes: 5_242_880,
  maxPixels: 40_000_000,
  /** The widths that pages use: a phone, a phone with a fine screen or a desktop, a desktop with a fine screen. */
  widths: [480, 960, 1_440],
} as const;

/** The hash is that of the largest size, so what stands at an address never changes. */
export function imagePath({ hash, width }: { readonly hash: string; readonly width: number }) {
  return `/images/${hash}/${width}.webp`;
}

export const imagePathPattern = /^\/images\/([0-9a-f]{64})\/([1-9]\d{0,3})\.webp$/;

/** All sizes of one, the largest last; an image is never made larger than it came. */
export function imageWidths(width: number): number[] {
  const [...widths] = imageLimits.widths;
  const largest = Math.min(width, Math.max(...widths));
  return [...widths.filter((smaller) => smaller < largest), largest];
}
