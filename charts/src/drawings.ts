/** The sizes at which every chart is drawn; the style sheet shows the one that suits the screen. */

export type Drawing = {
  readonly name: 'l' | 'm' | 's';
  readonly width: number;
  readonly height: number;
  readonly dateTicksMost: number;
  /** Room on the left for the amounts: among the lines, one would sooner or later cross them. */
  readonly amountsWidth: number;
  /** Room above the plot, for marks. */
  readonly headroom?: number;
};

const middle: Drawing = {
  name: 'm',
  width: 680,
  height: 360,
  dateTicksMost: 4,
  amountsWidth: 64,
};

export const drawings: readonly Drawing[] = [
  { name: 'l', width: 1040, height: 400, dateTicksMost: 7, amountsWidth: 64 },
  middle,
  { name: 's', width: 350, height: 320, dateTicksMost: 3, amountsWidth: 54 },
];

/** The one for an A4 page, where its text is as large as the page's own. */
export const paperDrawing = middle;

/** Of the dot where a debt is cleared. */
export function dotRadius({ name }: Drawing): number {
  return name === 's' ? 4 : 5;
}

export const margin = { top: 16, right: 8, bottom: 36 };

export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The part of a drawing between its axes. */
export function plotOf({ width, height, amountsWidth, headroom = 0 }: Drawing): Plot {
  return {
    left: amountsWidth,
    right: width - margin.right,
    top: margin.top + headroom,
    bottom: height - margin.bottom,
  };
}
