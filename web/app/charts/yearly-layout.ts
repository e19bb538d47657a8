/** Where everything in one drawing of interest and principal by year stands. */
import { roundMaximum } from '@debt-payoff/charts/axis';
import { type Drawing, plotOf } from '@debt-payoff/charts/drawings';
import { type Scale, straightScale } from '@debt-payoff/charts/scale';
import { barAmount, pillText, textWidth } from '@debt-payoff/charts/text';
import { spanLabel, type YearPaid, type YearSpan, yearSpans } from './yearly.ts';

export type BarPart = {
  readonly kind: 'principal' | 'interest';
  readonly top: number;
  readonly height: number;
  /** The figure, with the middle of its text; null where there is no room. */
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
  } | null;
};

export type YearBar = {
  readonly span: YearSpan;
  readonly middle: number;
  readonly left: number;
  readonly width: number;
  readonly parts: readonly BarPart[];
  readonly total: string;
  /** The year or years; null where every other one is left out for want of room. */
  readonly date: string | null;
};

export type YearlyLayout = {
  readonly drawing: Drawing;
  readonly maximum: number;
  readonly y: Scale;
  readonly bars: readonly YearBar[];
};

const { fontSize, height: labelHeight } = pillText;
const slotLeast = 44;
const barWidths = { least: 20, most: 60, ofSlot: 0.7 };

export function layOutYears(drawing: Drawing, years: readonly YearPaid[]): YearlyLayout {
  const plot = plotOf(drawing);
  const spans = yearSpans(years, Math.floor((plot.right - plot.left) / slotLeast));
  const slot = (plot.right - plot.left) / spans.length;
  const width = Math.max(barWidths.least, Math.min(barWidths.most, slot * barWidths.ofSlot));
  const maximum = roundMaximum(Math.max(...spans.map(paidIn)));
  const y = straightScale({ from: [0, maximum], to: [plot.bottom, plot.top] });
  const dates = spans.map(spanLabel);
  const dateWidth = Math.max(...dates.map((date) => textWidth(date, fontSize)));
  const dateStep = Math.ceil((dateWidth + 4) / slot);
  return {
    drawing,
    maximum,
    y,
    bars: spans.map((span, index) => {
      const middle = plot.left + (index + 0.5) * slot;
      return {
        span,
        middle,
        left: middle - width / 2,
        width,
        parts: partsOf(span, { middle, width, slot, y }),
        total: barAmount(paidIn(span), { width: slot - 6, fontSize }),
        date: index % dateStep === 0 ? (dates[index] ?? null) : null,
      };
    }),
  };
}

function paidIn({ interestPence, principalPence }: YearSpan): number {
  return interestPence + principalPence;
}

type Place = {
  readonly middle: number;
  readonly width: number;
  readonly slot: number;
  readonly y: Scale;
};

/** Where the balance grew, all that was paid went to interest. */
function partsOf(span: YearSpan, place: Place): BarPart[] {
  const principal = Math.max(0, span.principalPence);
  const stacked = [
    { kind: 'principal' as const, pence: span.principalPence, from: 0, to: principal },
    { kind: 'interest' as const, pence: span.interestPence, from: principal, to: paidIn(span) },
  ];
  let lowest = place.y(0) - labelHeight / 2;
  return stacked.map(({ kind, pence, from, to }) => {
    const top = place.y(to);
    const height = place.y(from) - top;
    const label = labelOf(pence, { ...place, top, height, lowest });
    if (label !== null) lowest = label.y - labelHeight;
    return { kind, top, height, label };
  });
}

/** Beside the bar where the next one is far enough, else in it where it is large enough. */
function labelOf(
  pence: number,
  place: Place & { readonly top: number; readonly height: number; readonly lowest: number },
): BarPart['label'] {
  const { middle, width, slot, top, height, lowest } = place;
  if (pence === 0) return null;
  const beside = pillOf(pence, slot);
  if (beside.width + 12 <= slot - width) {
    const y = Math.min(lowest, top + height / 2);
    return { ...beside, x: middle + width / 2 + 6 + beside.width / 2, y };
  }
  const inside = pillOf(pence, width - 8);
  const hasRoom = inside.width <= width - 2 && height >= labelHeight + 12;
  return hasRoom ? { ...inside, x: middle, y: top + height / 2 } : null;
}

function pillOf(pence: number, room: number): { text: string; width: number } {
  const text = barAmount(pence, { width: room, fontSize });
  return { text, width: textWidth(text, fontSize) + 6 };
}
