/** Text in drawings, which cannot wrap: how wide it is about, and how it is cut. */

/** Text on a ground of its own. */
export const pillText = { fontSize: 13, height: 20 };

/** Ems of the text font, rounded up; what other scripts are set in is unknown, so they count as wide. */
const widths = [
  { of: /[\s.,:;'ijlIftr]/, ems: 0.36 },
  { of: /[a-zß-ÿ\d£]/, ems: 0.6 },
  { of: /[\u0020-\u024F]/, ems: 0.74 },
];
const widestEms = 1.05;

/** An estimate on the safe side, since the server cannot measure. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * fontSize;
}

/** The text as far as it fits, with an ellipsis where it was cut. */
export function fitText(text: string, { width, fontSize }: Room): string {
  const room = width / fontSize;
  const ellipsis = emsOf('…');
  let ems = 0;
  let fitting = '';
  for (const character of text) {
    ems += emsOf(character);
    if (ems > room) return cut(fitting);
    if (ems + ellipsis <= room) fitting += character;
  }
  return text;
}

export function debtName(names: readonly string[], debt: number): string {
  return names[debt]?.trim() || `Debt ${debt + 1}`;
}

type Room = { readonly width: number; readonly fontSize: number };

const pounds = (decimals: number) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumFractionDigits: decimals,
    minimumFractionDigits: 0,
  });
const poundsTo = [pounds(0), pounds(1), pounds(2)] as const;
/** '£2.50' */
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** An axis in one notation: '£7,500' and '£10,000', or '£7.5k' and '£10k' where those do not fit. */
export function axisAmounts(amounts: readonly number[], room: Room): string[] {
  const full = amounts.map((pence) =>
    (pence % 100 === 0 ? poundsTo[0] : poundsAndPence).format(pence / 100),
  );
  return full.every((text) => fits(text, room))
    ? full
    : amounts.map((pence) => compact(pence, poundsTo[2]));
}

/** A figure beside or in a bar: whole pounds, or as exact as fits. */
export function barAmount(pence: number, room: Room): string {
  const exact = [poundsTo[0].format(pence / 100), compact(pence, poundsTo[1])];
  return exact.find((text) => fits(text, room)) ?? compact(pence, poundsTo[0]);
}

function fits(text: string, { width, fontSize }: Room): boolean {
  return textWidth(text, fontSize) <= width;
}

const magnitudes = [
  { from: 1e9, letters: 'bn' },
  { from: 1e6, letters: 'm' },
  { from: 1e3, letters: 'k' },
];

/** Written here, since browsers and the server do not agree on compact currency. */
function compact(pence: number, format: Intl.NumberFormat): string {
  const value = pence / 100;
  const magnitude = magnitudes.find(({ from }) => Math.abs(value) >= from);
  return magnitude === undefined
    ? format.format(value)
    : `${format.format(value / magnitude.from)}${magnitude.letters}`;
}

function emsOf(character: string): number {
  return widths.find(({ of }) => of.test(character))?.ems ?? widestEms;
}

/** A joiner or an accent without what it joins would show as a box. */
function cut(text: string): string {
  return `${text.replace(/[\s\p{M}\u200d]+$/u, '')}…`;
}
