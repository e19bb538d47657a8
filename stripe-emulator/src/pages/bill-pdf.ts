/** A bill as a PDF: plain, A4, its lines and sums, and what is said below them. */
import type { Figure, InvoiceLine } from './invoice-figures.ts';
import { testBanner } from './layout.ts';
import { westernText } from './western-text.ts';

export type Bill = {
  readonly title: string;
  readonly created: number;
  readonly head: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly figures: readonly Figure[];
  readonly notes: readonly (string | null)[];
};

const marginPoints = 56;
const amountWidth = 110;

export async function billPdf({
  title,
  created,
  head,
  lines,
  figures,
  notes,
}: Bill): Promise<Buffer> {
  // It is slow to load, and few starts need it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: marginPoints,
    lang: 'en-GB',
    info: { Title: title, CreationDate: new Date(created * 1_000) },
  });
  const finished = collect(document);
  document.font('Helvetica').fontSize(10).text(testBanner);
  document.moveDown().font('Helvetica-Bold').fontSize(20).text(title);
  document.font('Helvetica').fontSize(11).moveDown(0.5);
  for (const text of head) document.text(westernText(text));
  document.moveDown();
  for (const { description, period, amount } of lines) {
    row(document, description, amount);
    if (period !== null) document.fontSize(9).text(period).fontSize(11);
    document.moveDown(0.5);
  }
  rule(document);
  for (const { label, amount, isTotal } of figures) {
    document.font(isTotal ? 'Helvetica-Bold' : 'Helvetica');
    row(document, label, amount);
  }
  document.font('Helvetica').moveDown();
  for (const note of notes) {
    if (note !== null) document.text(westernText(note)).moveDown();
  }
  document.end();
  return finished;
}

/** A row that does not fit goes to the next page as a whole, so that no amount loses its label. */
function row(document: PDFKit.PDFDocument, label: string, amount: string): void {
  const { width } = document.page;
  const text = westernText(label);
  const labelWidth = { width: width - 2 * marginPoints - amountWidth - 12 };
  if (document.y + document.heightOfString(text, labelWidth) > document.page.maxY()) {
    document.addPage();
  }
  const top = document.y;
  document.text(amount, width - marginPoints - amountWidth, top, {
    width: amountWidth,
    align: 'right',
  });
  document.text(text, marginPoints, top, labelWidth);
}

function rule(document: PDFKit.PDFDocument): void {
  const { width } = document.page;
  document
    .moveTo(marginPoints, document.y)
    .lineTo(width - marginPoints, document.y)
    .lineWidth(0.5)
    .stroke();
  document.moveDown(0.5);
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}
