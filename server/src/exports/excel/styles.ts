/** How cells look: a short list, each also in a form for text that must never become a formula. */

const formats = {
  general: { id: 0, code: null },
  integer: { id: 3, code: null },
  pounds: { id: 164, code: '"£"#,##0.00' },
  date: { id: 165, code: 'dd/mm/yyyy' },
  month: { id: 166, code: 'mmm yyyy' },
  rate: { id: 167, code: '0.0#%' },
  preciseRate: { id: 168, code: '0.0##%' },
} as const;

const fonts = { plain: 0, bold: 1, title: 2 } as const;
// A workbook has two fills of its own.
const fills = { none: 0, head: 2 } as const;
const borders = { none: 0, below: 1, above: 2 } as const;

type Look = {
  readonly format?: keyof typeof formats;
  readonly font?: keyof typeof fonts;
  readonly fill?: keyof typeof fills;
  readonly border?: keyof typeof borders;
  readonly alignment?: string;
};

const top = 'vertical="top"';
/** A little away from the figures of the column before. */
const left = `horizontal="left" indent="1" ${top}`;
const headLook = { font: 'bold', fill: 'head', border: 'below' } as const;
const totalLook = { font: 'bold', border: 'above' } as const;

const looks = {
  text: { alignment: left },
  paragraph: { alignment: `${left} wrapText="1"` },
  /** As long as it is, over the empty cells beside it. */
  sentence: { alignment: top },
  title: { font: 'title' },
  label: { font: 'bold', alignment: top },
  head: { ...headLook, alignment: `${left} wrapText="1"` },
  figureHead: { ...headLook, alignment: `horizontal="right" ${top} wrapText="1"` },
  integer: { format: 'integer', alignment: top },
  pounds: { format: 'pounds', alignment: top },
  date: { format: 'date', alignment: top },
  month: { format: 'month', alignment: top },
  rate: { format: 'rate', alignment: top },
  total: { ...totalLook, alignment: top },
  totalPounds: { ...totalLook, format: 'pounds' },
  totalInteger: { ...totalLook, format: 'integer' },
  // The last, so that the numbers of the others are the same without it.
  preciseRate: { format: 'preciseRate', alignment: top },
} as const satisfies Record<string, Look>;

export type StyleName = keyof typeof looks;

const entries: readonly (readonly [string, Look])[] = Object.entries(looks);
const positions: ReadonlyMap<string, number> = new Map(entries.map(([name], at) => [name, at]));

/** Its number in the workbook. Quoted: a cell that stays text even when it is edited. */
export function styleNumber(name: StyleName, { isQuoted = false } = {}): number {
  return (positions.get(name) ?? 0) * 2 + (isQuoted ? 1 : 0);
}

/** Those of rates a month only where the workbook has some. */
export function stylesXml({ hasPreciseRates = false } = {}): string {
  const { preciseRate: _, ...usual } = formats;
  const used = Object.values(hasPreciseRates ? formats : usual);
  const shown = hasPreciseRates ? entries : entries.filter(([, { format }]) => !isPrecise(format));
  const custom = used.flatMap(({ id, code }) =>
    code === null ? [] : [`<numFmt numFmtId="${id}" formatCode="${quoted(code)}"/>`],
  );
  const cells = shown.flatMap(([, look]) => [
    cellFormat(look, ''),
    cellFormat(look, ' quotePrefix="1"'),
  ]);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${custom.length}">${custom.join('')}</numFmts><fonts count="3">${font(11, '')}${font(11, '<b/>')}${font(16, '<b/>')}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF2"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="3">${border('', '')}${border('', line('bottom'))}${border(line('top'), '')}</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function isPrecise(format: Look['format']): boolean {
  return format === 'preciseRate';
}

function cellFormat(
  { format = 'general', font = 'plain', fill = 'none', border = 'none', alignment }: Look,
  flag: string,
): string {
  const numbers = `numFmtId="${formats[format].id}" fontId="${fonts[font]}" fillId="${fills[fill]}" borderId="${borders[border]}" xfId="0"`;
  const applies = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"';
  if (alignment === undefined) return `<xf ${numbers}${flag} ${applies}/>`;
  return `<xf ${numbers}${flag} ${applies} applyAlignment="1"><alignment ${alignment}/></xf>`;
}

function font(size: number, weight: string): string {
  return `<font>${weight}<sz val="${size}"/><name val="Calibri"/><family val="2"/></font>`;
}

function border(above: string, below: string): string {
  return `<border><left/><right/>${above || '<top/>'}${below || '<bottom/>'}<diagonal/></border>`;
}

function line(side: 'top' | 'bottom'): string {
  return `<${side} style="thin"><color rgb="FF5B7083"/></${side}>`;
}

function quoted(code: string): string {
  return code.replaceAll('"', '&quot;');
}
