/**
 * The footers, which name the number of all pages. Each page has a place kept free for its own, which is filled when
 * the last page is known, so that no page waits for the others in memory.
 */
import type { Drawing } from './drawing.ts';
import { colours, contentWidth, paper, sizes } from './paper.ts';
import { reportTexts as texts } from './report-texts.ts';

const name = 'Footer';

export class PageFooters {
  readonly #document: PDFKit.PDFDocument;
  readonly #madeOn: string;
  readonly #fonts: Record<string, unknown> = {};
  readonly #footers: PDFKit.PDFKitReference[] = [];

  constructor(document: PDFKit.PDFDocument, madeOn: string) {
    this.#document = document;
    this.#madeOn = madeOn;
  }

  /** On the page as it stands. */
  reserve(): void {
    const footer = this.#document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, paper.width, paper.height],
      Resources: { Font: this.#fonts },
    });
    this.#footers.push(footer);
    this.#document.page.xobjects[name] = footer;
    this.#document.addContent(`/${name} Do`);
  }

  write(drawing: Drawing): void {
    const pages = this.#footers.length;
    for (const [at, footer] of this.#footers.entries()) {
      const drawn: string[] = [];
      const surface = { fonts: this.#fonts, write: (content: string) => drawn.push(content) };
      this.#draw(drawing.on(surface), { page: at + 1, pages });
      footer.end(drawn.join('\n'));
    }
  }

  #draw(drawing: Drawing, at: { readonly page: number; readonly pages: number }): void {
    const style = { face: 'text', size: sizes.small, colour: colours.hint } as const;
    const baseline = paper.footerBaseline;
    drawing.horizontal(baseline - 14, {
      from: paper.left,
      to: paper.left + contentWidth,
      colour: colours.line,
      width: 0.5,
    });
    drawing.text(texts.footer(this.#madeOn), { x: paper.left, baseline }, style);
    drawing.text(texts.pageOf(at), { x: paper.right, baseline, anchor: 'end' }, style);
  }
}
