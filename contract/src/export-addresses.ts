/** Where files are asked for; without their schemas, for pages that must stay small. */
import { exportLimits } from './export-limits.ts';

const { timeoutMs } = exportLimits;
const pdf = { file: 'application/pdf', timeoutMs } as const;
const csv = { file: 'text/csv; charset=utf-8; header=present', timeoutMs } as const;
const excel = {
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  timeoutMs,
} as const;

export const exportAddresses = {
  calculationPdf: { method: 'POST', path: '/api/export/calculation-pdf', ...pdf },
  calculationCsv: { method: 'POST', path: '/api/export/calculation-csv', ...csv },
  calculationExcel: { method: 'POST', path: '/api/export/calculation-excel', ...excel },
  portfolioReport: { method: 'GET', path: '/api/export/portfolio-report/{id}', ...pdf },
  paymentHistory: { method: 'GET', path: '/api/export/payment-history/{id}', ...excel },
  combinedReport: { method: 'GET', path: '/api/export/combined-report', ...pdf },
} as const;
