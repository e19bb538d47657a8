/** Where the mark and the name stand in an image of any size: side by side, or one above the other. */
import { adminLimits } from '@debt-payoff/contract/admin-limits';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { markSide, words } from './logo-paths.ts';

export type LogoPart = 'mark' | keyof typeof words;

export type ImageSize = { readonly widthPixels: number; readonly heightPixels: number };

/** A part is drawn in its own units, enlarged by the scale, with its origin here. */
export type PlacedPart = {
  readonly part: LogoPart;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

type Lockup = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PlacedPart[];
};

const { debt, payoff } = words;
const wordTop = debt.box.top;
const nameWidth = payoff.box.right - debt.box.left;
const nameHeight = payoff.box.bottom - wordTop;

const alone: Lockup = {
  width: markSide,
  height: markSide,
  parts: [{ part: 'mark', x: 0, y: 0, scale: 1 }],
};

/** As in the header of the site. */
const beside: Lockup = {
  width: payoff.box.right,
  height: markSide,
  parts: [
    ...alone.parts,
    { part: 'debt', x: 0, y: 0, scale: 1 },
    { part: 'payoff', x: 0, y: 0, scale: 1 },
  ],
};

const above: Lockup = stackLockup({ markScale: 2, gap: 14, width: nameWidth, height: nameHeight }, [
  { part: 'debt', x: -debt.box.left, y: 0 },
  { part: 'payoff', x: -debt.box.left, y: 0 },
]);

const lineHeight = 20;
const payoffWidth = payoff.box.right - payoff.box.left;
const debtWidth = debt.box.right - debt.box.left;

/** In a small square the letters are the larger for standing in two lines. */
const aboveTwoLines: Lockup = stackLockup(
  { markScale: 1, gap: 5, width: payoffWidth, height: lineHeight + nameHeight },
  [
    { part: 'debt', x: (payoffWidth - debtWidth) / 2 - debt.box.left, y: 0 },
    { part: 'payoff', x: -payoff.box.left, y: lineHeight },
  ],
);

const wideRatio = 1.5;
const smallSidePixels = 64;

/** Of the shorter side. Where a platform cuts a square to a circle, nothing of the logo is lost. */
const usualMargin = 0.16;
const smallMargin = 1 / 32;
const iconMargin = 1 / 16;

export function layOutLogo(size: ImageSize, options: { readonly hasText: boolean }): PlacedPart[] {
  const { widthPixels, heightPixels } = size;
  const side = Math.min(widthPixels, heightPixels);
  const isSmall = side < smallSidePixels;
  const lockup = options.hasText ? lockupWithText(size, isSmall) : alone;
  const share = isSmall ? (options.hasText ? smallMargin : iconMargin) : usualMargin;
  const margin = Math.ceil(side * share);
  const scale = Math.min(
    (widthPixels - 2 * margin) / lockup.width,
    (heightPixels - 2 * margin) / lockup.height,
  );
  const left = (widthPixels - lockup.width * scale) / 2;
  const top = (heightPixels - lockup.height * scale) / 2;
  return lockup.parts.map(({ part, ...at }) => {
    const placed = { part, x: left + at.x * scale, y: top + at.y * scale, scale: at.scale * scale };
    return part === 'mark' ? onWholePixels(placed) : placed;
  });
}

function lockupWithText({ widthPixels, heightPixels }: ImageSize, isSmall: boolean): Lockup {
  if (widthPixels / heightPixels >= wideRatio) return beside;
  return isSmall ? aboveTwoLines : above;
}

/** The straight edges of the mark would be blurred between two pixels. */
function onWholePixels(mark: PlacedPart): PlacedPart {
  const exact = mark.scale * markSide;
  const side = Math.max(1, Math.floor(exact));
  const middleOf = (start: number): number => Math.floor(start + (exact - side) / 2 + 0.5);
  return { ...mark, x: middleOf(mark.x), y: middleOf(mark.y), scale: side / markSide };
}

/** The mark in the middle above the name, whose parts are placed from its own top left corner. */
function stackLockup(
  name: {
    readonly markScale: number;
    readonly gap: number;
    readonly width: number;
    readonly height: number;
  },
  parts: readonly Omit<PlacedPart, 'scale'>[],
): Lockup {
  const side = markSide * name.markScale;
  const nameTop = side + name.gap;
  return {
    width: name.width,
    height: nameTop + name.height,
    parts: [
      { part: 'mark', x: (name.width - side) / 2, y: 0, scale: name.markScale },
      ...parts.map((part) => ({ ...part, y: nameTop - wordTop + part.y, scale: 1 })),
    ],
  };
}

/** Why an image of this size cannot be made; null where it can. Browsers leave a larger one empty. */
export function sizeProblem({ widthPixels, heightPixels }: ImageSize): string | null {
  const max = adminLimits.logoCanvasSideMaxPixels;
  return Math.max(widthPixels, heightPixels) > max ? adminTexts.logo.tooLarge(max) : null;
}
