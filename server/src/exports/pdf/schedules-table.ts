/** The scheduled payments of a portfolio. */

import { formatPence } from '@debt-payoff/contract/money';
import { paymentTypeLabels } from '@debt-payoff/contract/payment-kinds';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { PortfolioReport, ReportSchedule } from '../portfolio-report.ts';
import { heading } from './blocks.ts';
import { figureColumns } from './calculation-tables.ts';
import { formatShortDay } from './dates.ts';
import type { PortfolioNames } from './portfolio-names.ts';
import type { ReportDocument } from './report-document.ts';
import { reportTexts, portfolioReportTexts as texts } from './report-texts.ts';
import { table } from './table.ts';

export function schedulesTable(
  report: ReportDocument,
  { portfolio, names }: { readonly portfolio: PortfolioReport; readonly names: PortfolioNames },
): void {
  const { schedules } = portfolio;
  if (schedules.length === 0) return;
  heading(report, texts.schedules);
  table(report, {
    columns: [
      { head: printedPlanTexts.debt, width: 5, linesMost: 2 },
      { head: reportTexts.type, width: 2.4 },
      ...figureColumns([texts.amount, texts.dayOfMonth, texts.nextDue]),
    ],
    rows: schedules.map((schedule) => ({
      cells: [
        names.of(schedule.debt),
        paymentTypeLabels[schedule.paymentType],
        amountWords(schedule),
        String(schedule.paymentDay),
        nextDueWords(schedule),
      ],
    })),
  });
}

function amountWords({ amountPence, isEstimate }: ReportSchedule): string {
  const amount = formatPence(amountPence);
  return isEstimate ? paymentTexts.scheduled.about(amount) : amount;
}

function nextDueWords({ isActive, nextDueOn }: ReportSchedule): string {
  if (!isActive) return texts.paused;
  return nextDueOn === null ? texts.nothingDue : formatShortDay(nextDueOn);
}
