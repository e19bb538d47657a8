/** What a report is made of besides tables: headings, paragraphs, lists and figures, one below the other. */
import type { TextStyle } from './drawing.ts';
import { colours, contentWidth, leading, paper, sizes } from './paper.ts';
import type { ReportDocument } from './report-document.ts';
import { wrapText } from './wrapped-text.ts';

const styles = {
  title: { face: 'display', size: sizes.title, colour: colours.ink },
  answer: { face: 'display', size: sizes.answer, colour: colours.accent },
  statement: { face: 'display', size: sizes.statement, colour: colours.ink },
  heading: { face: 'display', size: sizes.heading, colour: colours.ink },
  subheading: { face: 'strong', size: sizes.subheading, colour: colours.ink },
  body: { face: 'text', size: sizes.body, colour: colours.ink },
  strong: { face: 'strong', size: sizes.body, colour: colours.ink },
  note: { face: 'text', size: sizes.table, colour: colours.supporting },
} as const satisfies Record<string, TextStyle>;

export type ParagraphStyle = 'answer' | 'statement' | 'body' | 'strong' | 'note';

/** A heading does not stand alone at the foot of a page. */
const keptBelow = 90;

export function title(report: ReportDocument, text: string): void {
  report.bookmark(text);
  writeLines(report, { text, tag: 'H1', style: styles.title, after: 8 });
}

/** `kept` is the height of what must stand below it on the same page. */
export function heading(report: ReportDocument, text: string, kept = keptBelow): void {
  report.space(20);
  report.ensure(kept);
  report.bookmark(text);
  writeLines(report, { text, tag: 'H2', style: styles.heading, after: 6 });
}

export function subheading(report: ReportDocument, text: string): void {
  report.space(10);
  report.ensure(keptBelow);
  writeLines(report, { text, tag: 'H3', style: styles.subheading, after: 4 });
}

export function paragraph(
  report: ReportDocument,
  text: string,
  style: ParagraphStyle = 'body',
): void {
  if (text === '') return;
  writeLines(report, {
    text,
    tag: 'P',
    style: styles[style],
    after: style === 'answer' || style === 'statement' ? 8 : 5,
  });
}

const bulletIndent = 12;

export function list(report: ReportDocument, items: readonly string[]): void {
  const whole = report.open('L');
  for (const item of items) {
    const style = styles.body;
    const lines = linesOf(report, { text: item, style, width: contentWidth - bulletIndent });
    report.ensure(lines.length * style.size * leading);
    const entry = report.open('LI', whole);
    const baseline = report.y + style.size;
    report.tag('Lbl', () => report.drawing.text('•', { x: paper.left, baseline }, style), {
      parent: entry,
    });
    report.tag('LBody', () => drawLines(report, { lines, style, x: paper.left + bulletIndent }), {
      parent: entry,
    });
    entry.end();
    report.y += 2;
  }
  whole.end();
  report.y += 4;
}

function writeLines(
  report: ReportDocument,
  block: {
    readonly text: string;
    readonly tag: string;
    readonly style: TextStyle;
    readonly after: number;
  },
): void {
  const { text, tag, style, after } = block;
  const lines = linesOf(report, { text, style, width: contentWidth });
  report.ensure(lines.length * lineHeight(style));
  report.tag(tag, () => drawLines(report, { lines, style, x: paper.left }));
  report.y += after;
}

function linesOf(
  report: ReportDocument,
  {
    text,
    style,
    width,
  }: { readonly text: string; readonly style: TextStyle; readonly width: number },
): readonly string[] {
  return wrapText(text, { ...style, width }, report.drawing.shaper);
}

function drawLines(
  report: ReportDocument,
  {
    lines,
    style,
    x,
  }: { readonly lines: readonly string[]; readonly style: TextStyle; readonly x: number },
): void {
  for (const line of lines) {
    report.drawing.text(line, { x, baseline: report.y + style.size }, style);
    report.y += lineHeight(style);
  }
}

/** Large type stands closer. */
function lineHeight({ size }: TextStyle): number {
  return size * (size > sizes.heading ? 1.16 : leading);
}
