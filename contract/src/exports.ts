/** Files of calculations, portfolios and payments, for those whose plan includes them. */
import { strategyNames } from '@debt-payoff/engine';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { customOrderField, ordersOwnDebts } from './custom-order.ts';
import { optionsOfOwnDebts, planOptionFields } from './debt-terms.ts';
import { exportAddresses } from './export-addresses.ts';
import { exportLimits } from './export-limits.ts';
import { bodyLimits } from './limits.ts';
import { atPortfolio } from './portfolio-fields.ts';
import { held } from './schema-rules.ts';
import { hasHiddenCharacters } from './shown-text.ts';
import { calculationDebts, calculationExtra } from './strategies.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { exportTexts } from './texts/exports.ts';
import { fieldTexts } from './texts/fields.ts';
import { planTexts } from './texts/plan.ts';

/** What a caller has of a strategy's result. Only the summary is looked at; the months are worked out anew. */
const figure = z.number({ error: exportTexts.noResults }).nullish();
const resultSummary = z.object(
  { monthsToPayoff: figure, totalInterestPaid: figure, monthlyPayment: figure },
  { error: exportTexts.noResults },
);
export type ResultSummary = z.infer<typeof resultSummary>;

const results = z.object(
  {
    minimum: resultSummary.nullish(),
    avalanche: resultSummary.nullish(),
    snowball: resultSummary.nullish(),
    custom: resultSummary.nullish(),
  },
  { error: exportTexts.noResults },
);

function shownText(field: string, maxLength: number) {
  return z
    .string({ error: fieldTexts.unprintable(field) })
    .trim()
    .check(
      held((text) => {
        if (text.length > maxLength) return fieldTexts.tooLong({ field, maxLength });
        return hasHiddenCharacters(text) ? fieldTexts.unprintable(field) : null;
      }),
    )
    .nullish()
    .transform((text) => text || null);
}

const calculationExport = z
  .object(
    {
      debts: calculationDebts,
      extra_payment: calculationExtra,
      /** Positions in `debts`, first to last: the order of the strategy 'custom', which the file has where it is given. */
      customOrder: customOrderField,
      ...planOptionFields,
      /** Without it, all. */
      strategy: z.enum(strategyNames, { error: planTexts.strategyUnknown }).nullish(),
      results: results.nullish(),
      /** Whether the debts are those of a portfolio, which keeps a plan of its own: then the file says how they differ. */
      from_portfolio: z.boolean({ error: exportTexts.noResults }).nullish(),
      /** Whom the file is made for, and what they or their adviser know it by. */
      name: shownText(exportTexts.fields.name, exportLimits.nameMaxLength),
      reference: shownText(exportTexts.fields.reference, exportLimits.referenceMaxLength),
    },
    { error: calculatorTexts.validation.noDebts },
  )
  .refine(ordersOwnDebts.isMet, ordersOwnDebts.says)
  .superRefine(optionsOfOwnDebts)
  .refine(({ strategy, customOrder }) => strategy !== 'custom' || customOrder !== undefined, {
    path: ['strategy'],
    error: planTexts.strategyUnknown,
  });
export type CalculationExport = z.infer<typeof calculationExport>;
export type CalculationExportInput = z.input<typeof calculationExport>;

const ofCalculation = {
  access: 'user',
  entitlement: 'export',
  cost: 'file',
  body: calculationExport,
  bodyMaxBytes: bodyLimits.resultsBytes,
  // A debt in the list of debts, the summary of a strategy; below it are the months of results.
  bodyDepth: 3,
  // A change in the list of changes of a debt.
  bodyFieldDepths: { debts: 5 },
} as const;

export const calculationPdfCall = defineCall({
  ...exportAddresses.calculationPdf,
  ...ofCalculation,
  summary: 'A calculation as a PDF: one strategy, or all',
});

export const calculationCsvCall = defineCall({
  ...exportAddresses.calculationCsv,
  ...ofCalculation,
  summary: 'A calculation as CSV: one row a strategy, month and debt',
});

export const calculationExcelCall = defineCall({
  ...exportAddresses.calculationExcel,
  ...ofCalculation,
  summary:
    'A calculation as an Excel workbook: a summary, the debts, and a sheet for each strategy',
});

export const portfolioReportCall = defineCall({
  ...exportAddresses.portfolioReport,
  access: 'user',
  entitlement: 'export',
  cost: 'file',
  summary: 'A portfolio as a PDF: its debts, its plan, its progress and its payments',
  params: atPortfolio,
});

export const paymentHistoryFileCall = defineCall({
  ...exportAddresses.paymentHistory,
  access: 'user',
  entitlement: 'export',
  cost: 'file',
  summary: 'The payments of a portfolio as an Excel workbook',
  params: atPortfolio,
});

export const combinedReportCall = defineCall({
  ...exportAddresses.combinedReport,
  access: 'user',
  entitlement: 'combined-report',
  cost: 'file',
  summary: "All of the caller's portfolios in one PDF",
});
