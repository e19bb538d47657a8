/** A tagged PDF that is written from top to bottom: its pages, its structure, and its footers. */
import { product } from '@debt-payoff/contract/product';
import PDFDocument from 'pdfkit';
import { formatDay } from './dates.ts';
import { Drawing } from './drawing.ts';
import { PageFooters } from './page-footers.ts';
import { paper } from './paper.ts';
import { ReportFonts } from './report-fonts.ts';
import { TextShaper } from './shaped-text.ts';

export type Structure = PDFKit.PDFStructureElement;
/** The places of headers and figures, which the types leave out. */
export type StructureOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Column' | 'Row';
  readonly bbox?: readonly [number, number, number, number];
};

export type ReportFacts = {
  readonly title: string;
  /** Written YYYY-MM-DD. */
  readonly madeOn: string;
};

export class ReportDocument {
  readonly drawing: Drawing;
  /** Where the next thing goes. */
  y: number = paper.top;

  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: Structure;
  readonly #footers: PageFooters;

  constructor(facts: ReportFacts) {
    this.#pdf = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: product.locale,
      info: {
        Title: inMetadata(facts.title),
        Author: product.name,
        Creator: product.name,
        // What the file says, and not when this machine wrote it.
        CreationDate: new Date(facts.madeOn),
      },
    });
    this.drawing = new Drawing(this.#pdf, new TextShaper(new ReportFonts(this.#pdf)));
    this.#footers = new PageFooters(this.#pdf, formatDay(facts.madeOn));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  /** Goes to the next page where so much is not left of this one. */
  ensure(height: number): boolean {
    if (this.y + height <= paper.bottom || this.y === paper.top) return false;
    this.newPage();
    return true;
  }

  /** The page before is written out, and what it took is free again. */
  newPage(): void {
    this.#endPage();
    this.#pdf.addPage();
    this.y = paper.top;
  }

  space(height: number): void {
    if (this.y > paper.top) this.y += height;
  }

  /** Draws something that is read: as a child of the document, or of a table, a row, a list. */
  tag(
    type: string,
    draw: () => void,
    { parent = this.#root, ...options }: StructureOptions & { readonly parent?: Structure } = {},
  ): void {
    parent.add(this.#pdf.struct(type, mutable(options), draw));
  }

  /** A part whose children follow; whoever opens it ends it. */
  open(type: string, parent: Structure = this.#root): Structure {
    const structure = this.#pdf.struct(type);
    parent.add(structure);
    return structure;
  }

  /** Draws what is not read: rules, and heads that are repeated. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#pdf.markContent('Artifact', { type });
    draw();
    this.#pdf.endMarkedContent();
  }

  bookmark(title: string): void {
    this.#pdf.outline.addItem(inMetadata(title));
  }

  /** What has been written so far and can be sent. */
  *written(): Generator<Uint8Array, void, void> {
    for (let chunk = this.#pdf.read(); chunk !== null; chunk = this.#pdf.read()) {
      yield typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk;
    }
  }

  end(): void {
    this.#root.end();
    this.#endPage();
    this.#footers.write(this.drawing);
    this.#pdf.end();
  }

  #endPage(): void {
    this.artifact(() => this.#footers.reserve(), 'Pagination');
  }
}

/** Sends a report while it is written: each part that is done frees what it took. */
export async function* sendReport(
  facts: ReportFacts,
  write: (report: ReportDocument) => Iterable<void>,
): AsyncGenerator<Uint8Array, void, void> {
  const report = new ReportDocument(facts);
  for (const _ of write(report)) yield* report.written();
  report.end();
  yield* report.written();
}

/** pdfkit puts the title into XML as it is. */
function inMetadata(text: string): string {
  return text
    .replaceAll('&', 'and')
    .replaceAll(/[<>\p{Cc}]/gu, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '');
}

/** pdfkit's types ask for options that could be changed. */
function mutable(options: StructureOptions): PDFKit.Mixins.StructureElementOptions {
  return { ...options };
}
