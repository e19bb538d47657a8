/** What the charts are drawn on: a tiny canvas, from the top left, in the units of the drawing. */

/** The y of a text is its baseline. Lines have round ends and joins, so that the shortest dash is a dot. */
export type ChartCanvas = {
  line(
    points: readonly { x: number; y: number }[],
    style: { colour: string; width: number; dash?: readonly number[] },
  ): void;
  area(
    points: readonly { x: number; y: number }[],
    style: { fill: string; opacity?: number },
  ): void;
  circle(
    at: { x: number; y: number; radius: number },
    style: { fill: string; stroke: string; width: number },
  ): void;
  text(
    text: string,
    at: { x: number; y: number; anchor: 'start' | 'middle' | 'end' },
    style: { size: number; colour: string; weight: 'normal' | 'semibold' },
  ): void;
};
