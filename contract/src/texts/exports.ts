// The words of exporting, and the names under which exported files are saved.

import { plans, priceLabel } from '../plans.ts';

const basicPrice = `${plans.basic.name} (${priceLabel('basic')}/month)`;
const premiumPrice = `${plans.premium.name} (${priceLabel('premium')}/month)`;

export const exportTexts = {
  paidPlanRequired: `Export functionality requires a paid subscription. Please upgrade to ${basicPrice} or ${premiumPrice} to export your payoff strategies.`,
  noResults: 'No calculation results to export',
  strategyFailed: 'Failed to export PDF/EXCEL',
  calculationFailed: 'Failed to export PDF/CSV',
  portfolioReportFailed: 'Failed to export portfolio PDF',
  paymentHistoryFailed: 'Failed to export payment history',
  combinedReportFailed: 'Failed to export the combined report',
  /** Below the failure, where the server was not reached or its file broke off. */
  didNotArrive: 'The file did not arrive. Please check your connection and try again.',
  premiumRequired: `The combined report over all portfolios is part of ${premiumPrice}.`,
  /** Too many files are being made at once. */
  busy: 'Too many files are being made right now. Please try again in a minute.',
  /** One person asks for several at once. */
  onePersonBusy: 'Two of your files are still being made. Please wait until one is ready.',
  fields: { name: 'Name', reference: 'Reference' },
} as const;

export const exportFileNames = {
  calculationPdf: 'debt_calculation_report.pdf',
  calculationCsv: 'debt_calculation_report.csv',
  calculationExcel: 'debt_calculation_report.xlsx',
  payoffPlanCsv: (strategy: string) => `payoff_plan_${strategy}.csv`,
  payoffPlanPdf: (strategy: string) => `payoff_plan_${strategy}.pdf`,
  payoffPlanExcel: (strategy: string) => `payoff_plan_${strategy}.xlsx`,
  portfolioReport: (portfolioName: string) => `portfolio_report_${portfolioName}.pdf`,
  combinedReport: 'combined_report.pdf',
  paymentHistory: (portfolioName: string) => `payment_history_${portfolioName}.xlsx`,
  logo: ({ size, background }: { size: string; background: string }) =>
    `debt-payoff-logo-${size}-${background}.png`,
} as const;
