/** The sizes of charts and their parts. Apart from the other limits, which every page loads. */
export const chartLimits = {
  defaultWidthPixels: 300,
  defaultHeightPixels: 200,
  paletteColours: 5,
  barMinWidthPixels: 20,
  barMaxWidthPixels: 60,
} as const;
