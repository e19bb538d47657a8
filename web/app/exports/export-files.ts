/** The files that people can take along: where each is asked for, and what is said where it does not come. */
import type { CallOptions, DownloadedFile } from '@debt-payoff/contract/client';
import { exportAddresses } from '@debt-payoff/contract/export-addresses';
import type {
  CalculationExportInput,
  calculationCsvCall,
  calculationExcelCall,
  calculationPdfCall,
  combinedReportCall,
  paymentHistoryFileCall,
  portfolioReportCall,
} from '@debt-payoff/contract/exports';
import { fileNamePart } from '@debt-payoff/contract/file-names';
import { exportFileNames, exportTexts } from '@debt-payoff/contract/texts/exports';
import { raiseEvent } from '../analytics/events.ts';
import { signedInCall } from '../session/signed-in-call.ts';

export type ExportFile = {
  /** Tells it from the other files of its page. */
  readonly key: string;
  /** As it stands after 'your'. */
  readonly kind: 'PDF' | 'Excel file' | 'CSV file';
  readonly request: (options: CallOptions) => Promise<DownloadedFile>;
  /** Where something between us and the server has taken the name away. */
  readonly fallbackName: string;
  /** Said where the server says nothing. */
  readonly failed: string;
  readonly onSaved?: () => void;
};

export const calculationFormats = ['pdf', 'excel', 'csv'] as const;
export type CalculationFormat = (typeof calculationFormats)[number];

export function calculationFile(
  format: CalculationFormat,
  body: CalculationExportInput,
  failed: string,
): ExportFile {
  const { strategy, debts } = body;
  const about = { debt_count: debts.length };
  const names = strategy == null ? reportNames : planNames(strategy);
  const common = { key: format, fallbackName: names[format], failed };
  if (format === 'pdf') {
    return {
      ...common,
      kind: 'PDF',
      request: (options) =>
        signedInCall<typeof calculationPdfCall>(exportAddresses.calculationPdf, { body }, options),
      onSaved: () => raiseEvent('export_pdf', about),
    };
  }
  if (format === 'excel') {
    return {
      ...common,
      kind: 'Excel file',
      request: (options) =>
        signedInCall<typeof calculationExcelCall>(
          exportAddresses.calculationExcel,
          { body },
          options,
        ),
      onSaved: () => raiseEvent('export_excel', about),
    };
  }
  return {
    ...common,
    kind: 'CSV file',
    request: (options) =>
      signedInCall<typeof calculationCsvCall>(exportAddresses.calculationCsv, { body }, options),
    onSaved: () => raiseEvent('export_csv', about),
  };
}

const reportNames: Readonly<Record<CalculationFormat, string>> = {
  pdf: exportFileNames.calculationPdf,
  excel: exportFileNames.calculationExcel,
  csv: exportFileNames.calculationCsv,
};

function planNames(strategy: string): typeof reportNames {
  return {
    pdf: exportFileNames.payoffPlanPdf(strategy),
    excel: exportFileNames.payoffPlanExcel(strategy),
    csv: exportFileNames.payoffPlanCsv(strategy),
  };
}

type ExportedPortfolio = { readonly id: number; readonly name: string };

export function portfolioReportFile({ id, name }: ExportedPortfolio): ExportFile {
  return {
    key: 'portfolio-report',
    kind: 'PDF',
    request: (options) =>
      signedInCall<typeof portfolioReportCall>(
        exportAddresses.portfolioReport,
        { params: { id } },
        options,
      ),
    fallbackName: exportFileNames.portfolioReport(fileNamePart(name)),
    failed: exportTexts.portfolioReportFailed,
    onSaved: () => raiseEvent('export_portfolio_report', { portfolio_id: id }),
  };
}

export function paymentHistoryFile({ id, name }: ExportedPortfolio): ExportFile {
  return {
    key: 'payment-history',
    kind: 'Excel file',
    request: (options) =>
      signedInCall<typeof paymentHistoryFileCall>(
        exportAddresses.paymentHistory,
        { params: { id } },
        options,
      ),
    fallbackName: exportFileNames.paymentHistory(fileNamePart(name)),
    failed: exportTexts.paymentHistoryFailed,
    onSaved: () => raiseEvent('export_excel', { portfolio_id: id }),
  };
}

export const combinedReportFile: ExportFile = {
  key: 'combined-report',
  kind: 'PDF',
  request: (options) =>
    signedInCall<typeof combinedReportCall>(exportAddresses.combinedReport, {}, options),
  fallbackName: exportFileNames.combinedReport,
  failed: exportTexts.combinedReportFailed,
  onSaved: () => raiseEvent('export_portfolio_report'),
};
