/** Puts text and lines on the page at given places; what they are for is marked by the one who draws. */

import type { Face } from '../../platform/fonts/font-files.ts';
import type { FontUser } from './embedded-font.ts';
import type { ShapedText, TextShaper } from './shaped-text.ts';

export type TextStyle = { readonly face: Face; readonly size: number; readonly colour: string };
export type Anchor = 'start' | 'middle' | 'end';
export type TextPlace = { readonly x: number; readonly baseline: number; readonly anchor?: Anchor };
export type LineStyle = { readonly colour: string; readonly width: number };

/** What is drawn on besides pages. */
export type Surface = FontUser & { readonly write: (content: string) => unknown };

export class Drawing {
  readonly document: PDFKit.PDFDocument;
  readonly shaper: TextShaper;
  /** Null for the page that is being written. */
  readonly #surface: Surface | null;

  constructor(
    document: PDFKit.PDFDocument,
    shaper: TextShaper,
    { surface = null }: { readonly surface?: Surface | null } = {},
  ) {
    this.document = document;
    this.shaper = shaper;
    this.#surface = surface;
  }

  on(surface: Surface): Drawing {
    return new Drawing(this.document, this.shaper, { surface });
  }

  text(text: string, { x, baseline, anchor = 'start' }: TextPlace, style: TextStyle): void {
    if (text === '') return;
    const shaped = this.shaper.shape(text, style.face);
    const width = shaped.width * style.size;
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    this.#write(this.#operators(shaped, { left, baseline, style }));
  }

  horizontal(y: number, line: LineStyle & { readonly from: number; readonly to: number }): void {
    const at = decimal(y);
    this.#write(
      `${line.width} w ${rgb(line.colour)} RG ${decimal(line.from)} ${at} m ${decimal(line.to)} ${at} l S`,
    );
  }

  #write(content: string): void {
    if (this.#surface === null) this.document.addContent(content);
    else this.#surface.write(content);
  }

  /** pdfkit turns the page upside down, so the text is turned back. */
  #operators(
    { runs }: ShapedText,
    { left, baseline, style }: { left: number; baseline: number; style: TextStyle },
  ): string {
    const operators = [
      `BT ${rgb(style.colour)} rg 1 0 0 -1 ${decimal(left)} ${decimal(baseline)} Tm`,
    ];
    let rise = 0;
    for (const { font, scale, pieces } of runs) {
      font.useOn(this.#surface ?? this.document.page);
      const size = style.size * scale;
      operators.push(`/${font.id} ${decimal(size)} Tf`);
      for (const piece of pieces) {
        const next = (piece.rise * size) / 1_000;
        if (next !== rise) operators.push(`${decimal(next)} Ts`);
        rise = next;
        const { operand, letter, endsLetter } = piece;
        if (letter !== undefined) operators.push(`/Span <</ActualText <${utf16(letter)}>>> BDC`);
        operators.push(`[${operand}] TJ`);
        if (endsLetter) operators.push('EMC');
      }
    }
    if (rise !== 0) operators.push('0 Ts');
    return [...operators, 'ET'].join('\n');
  }
}

function rgb(colour: string): string {
  const part = (at: number) => decimal(Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return `${part(1)} ${part(3)} ${part(5)}`;
}

function decimal(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** As text in a PDF is written: with a byte order mark. */
function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}
