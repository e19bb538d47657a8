/** Makes the file of a job, in parts: what runs in the threads that are kept for it. */
import type { Ask, ProgramFile } from '../platform/file-thread.ts';
import { type CalculationInput, calculationReport, countRows } from './calculation-report.ts';
import { calculationCsv } from './csv/calculation-csv.ts';
import { calculationWorkbook } from './excel/calculation-workbook.ts';
import { historyWorkbook } from './excel/history-workbook.ts';
import { type HistoryInput, type HistoryStart, historySource } from './payment-history-report.ts';
import { calculationPdf } from './pdf/calculation-pdf.ts';
import { combinedPdf, portfolioPdf } from './pdf/portfolio-pdf.ts';
import type { CombinedReport, PortfolioReport } from './portfolio-report.ts';

export type FileJob =
  | {
      readonly kind: 'calculation';
      readonly format: 'pdf' | 'csv' | 'excel';
      readonly input: CalculationInput;
    }
  | { readonly kind: 'portfolio'; readonly report: PortfolioReport }
  | { readonly kind: 'combined'; readonly report: CombinedReport }
  | { readonly kind: 'history'; readonly input: HistoryInput; readonly start: HistoryStart };

export function makeFile(job: FileJob, ask: Ask): ProgramFile {
  switch (job.kind) {
    case 'calculation':
      return calculationFile(job);
    case 'portfolio':
      return ofUnknownSize(portfolioPdf(job.report));
    case 'combined':
      return ofUnknownSize(combinedPdf(job.report));
    case 'history':
      return ofUnknownSize(historyWorkbook(job.input, historySource(job.start, ask)));
  }
}

/** As measured on plans of hundreds of debts: of a row without its name, and of one in a workbook, packed. */
const csvRowBytes = 70;
const excelRowBytes = 40;

function calculationFile({
  format,
  input,
}: Extract<FileJob, { readonly kind: 'calculation' }>): ProgramFile {
  const report = calculationReport(input);
  switch (format) {
    case 'pdf':
      return ofUnknownSize(calculationPdf(report));
    case 'csv': {
      const names = report.debts.reduce((sum, { name }) => sum + Buffer.byteLength(name), 0);
      const rowBytes = csvRowBytes + names / report.debts.length;
      return { parts: calculationCsv(report), estimatedBytes: countRows(report) * rowBytes };
    }
    case 'excel':
      return {
        parts: calculationWorkbook(report),
        estimatedBytes: countRows(report) * excelRowBytes,
      };
  }
}

/** A PDF comes when all its pages are there, and nobody has counted the payments. */
function ofUnknownSize(parts: AsyncIterable<Uint8Array>): ProgramFile {
  return { parts, estimatedBytes: null };
}
