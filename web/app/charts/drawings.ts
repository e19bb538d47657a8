/** The sizes at which every chart is drawn; the style sheet shows the one that suits the screen. */

export type Drawing = {
  readonly name: 'l' | 'm' | 's';
  readonly width: number;
  readonly height: number;
  readonly dateTicksMost: number;
  /** Room on the left for the amounts; where there is none they stand on their gridlines. */
  readonly amountsWidth: number;
};

export const drawings: readonly Drawing[] = [
  { name: 'l', width: 1040, height: 400, dateTicksMost: 7, amountsWidth: 64 },
  { name: 'm', width: 680, height: 360, dateTicksMost: 4, amountsWidth: 0 },
  { name: 's', width: 350, height: 320, dateTicksMost: 3, amountsWidth: 0 },
];

/** Filled shapes would cover amounts on the gridlines, so here they always stand beside them. */
export const filledDrawings: readonly Drawing[] = drawings.map((drawing) => ({
  ...drawing,
  amountsWidth: drawing.name === 's' ? 54 : 64,
}));

export const margin = { top: 16, right: 8, bottom: 36 };

export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The part of a drawing between its axes. */
export function plotOf({ width, height, amountsWidth }: Drawing): Plot {
  return {
    left: amountsWidth || 2,
    right: width - margin.right,
    top: margin.top,
    bottom: height - margin.bottom,
  };
}
