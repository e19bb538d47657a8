/** Where the marks of deals that end stand in a drawing: a line down, and above the plot what it is, or its number. */
import type { DealEnd } from './deal-ends.ts';
import { type Drawing, plotOf } from './drawings.ts';
import type { Scale } from './scale.ts';
import { fitText, pillText, textWidth } from './text.ts';

export type DealMark = {
  /** Of the lines, from left to right. */
  readonly lines: readonly number[];
  readonly pill: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly text: string;
  };
  /** In full. */
  readonly title: string;
};

const headroom = 28;
const padding = 8;
const gap = 4;
const labelWidthMost = 180;

/** With room for marks above the plot, where no line can run through them. */
export function withHeadroom(drawing: Drawing): Drawing {
  return { ...drawing, headroom, height: drawing.height + headroom };
}

/** A month's point is what is owed in it; a rate ends with its month, so between two points. */
export function dealPlace({ lastMonth }: Pick<DealEnd, 'lastMonth'>, x: Scale): number {
  return x(lastMonth - 0.5);
}

/** All by name where there is room for that; else by number, those that stand too close under one mark. */
export function placeDealMarks(
  drawing: Drawing,
  { ends, x }: { readonly ends: readonly DealEnd[]; readonly x: Scale },
): DealMark[] {
  const groups = byMonth(ends);
  const named = groups.map((group) => placeMark(drawing, group, { x, text: nameOf(group) }));
  if (groups.every((group) => group.length === 1) && !named.some(isTooClose)) return named;
  const marks: DealEnd[][] = [];
  for (const group of groups) {
    const last = marks.at(-1);
    const placed = [last ?? [], group].map((each) =>
      placeMark(drawing, each, { x, text: numbersOf(each) }),
    );
    if (last !== undefined && placed.some(isTooClose)) last.push(...group);
    else marks.push([...group]);
  }
  return marks.map((group) => placeMark(drawing, group, { x, text: numbersOf(group) }));
}

function byMonth(ends: readonly DealEnd[]): DealEnd[][] {
  return [...Map.groupBy(ends, ({ lastMonth }) => lastMonth).values()];
}

/** 'Card B: 0 % ends', with as much of the name as there is room for. */
function nameOf([end]: readonly DealEnd[]): string {
  if (end === undefined) return '';
  const { fontSize } = pillText;
  const says = `: ${end.says}`;
  return `${fitText(end.name, { width: labelWidthMost - textWidth(says, fontSize), fontSize })}${says}`;
}

/** '2', '2–4': they are counted as they come. */
function numbersOf(group: readonly DealEnd[]): string {
  const [first, last] = [group[0]?.number ?? 0, group.at(-1)?.number ?? 0];
  return first === last ? `${first}` : `${first}–${last}`;
}

function placeMark(
  drawing: Drawing,
  group: readonly DealEnd[],
  { x, text }: { readonly x: Scale; readonly text: string },
): DealMark {
  const plot = plotOf(drawing);
  const lines = [...new Set(group.map((end) => dealPlace(end, x)))];
  const width = textWidth(text, pillText.fontSize) + 2 * padding;
  const middle = ((lines[0] ?? 0) + (lines.at(-1) ?? 0)) / 2;
  const at = Math.max(plot.left + width / 2, Math.min(plot.right - width / 2, middle));
  const title = group.map((end) => end.text).join('; ');
  return {
    lines,
    pill: { x: at, y: plot.top - headroom + pillText.height / 2, width, text },
    title,
  };
}

function isTooClose({ pill }: DealMark, at: number, marks: readonly DealMark[]): boolean {
  const before = marks[at - 1]?.pill;
  return before !== undefined && pill.x - pill.width / 2 < before.x + before.width / 2 + gap;
}
