/** A portfolio as a PDF, and all of a person's portfolios in one. */
import { strategyNames } from '@debt-payoff/engine';
import type { CombinedReport, PortfolioReport } from '../portfolio-report.ts';
import { closing } from './closing.ts';
import { combinedPage, isOwed } from './combined-page.ts';
import { formatDay } from './dates.ts';
import { MonthBudget } from './month-budget.ts';
import { portfolioParts } from './portfolio-parts.ts';
import { termedRests } from './portfolio-terms.ts';
import { type ReportDocument, sendReport } from './report-document.ts';
import { portfolioReportTexts as texts } from './report-texts.ts';
import type { TextShaper } from './shaped-text.ts';

export function portfolioPdf(portfolio: PortfolioReport): AsyncIterable<Uint8Array> {
  const { madeOn, name } = portfolio;
  return sendReport({ title: name, madeOn }, function* (report) {
    const [printed = name] = portfolioTitles([portfolio], report.drawing.shaper);
    yield* portfolioParts(report, portfolio, { name: printed, budget: budgetFor([portfolio]) });
    end(report, [portfolio], madeOn);
  });
}

/** `monthsOfDebtsMax` is what is printed of all of them together, where it is not the usual. */
export function combinedPdf(
  combined: CombinedReport,
  { monthsOfDebtsMax }: { readonly monthsOfDebtsMax?: number } = {},
): AsyncIterable<Uint8Array> {
  const { madeOn, portfolios } = combined;
  const facts = { title: texts.combinedTitle, madeOn };
  return sendReport(facts, function* (report) {
    const names = portfolioTitles(portfolios, report.drawing.shaper);
    combinedPage(report, combined, names);
    yield;
    const budget = budgetFor(portfolios, monthsOfDebtsMax);
    for (const [at, portfolio] of portfolios.entries()) {
      report.newPage();
      yield* portfolioParts(report, portfolio, { name: names[at] ?? '', budget });
    }
    end(report, portfolios, madeOn);
  });
}

function budgetFor(portfolios: readonly PortfolioReport[], most?: number): MonthBudget {
  const plans = portfolios.filter(({ outcome }) => outcome.kind === 'clears');
  return new MonthBudget(plans.length, most);
}

/** One whose name cannot be printed is called by its number. */
function portfolioTitles(portfolios: readonly PortfolioReport[], shaper: TextShaper): string[] {
  return portfolios.map(({ name }, at) =>
    shaper.canShow(name) ? name : texts.portfolioNumber(at + 1),
  );
}

function end(report: ReportDocument, portfolios: readonly PortfolioReport[], madeOn: string): void {
  const owed = portfolios.filter(isOwed);
  const strategies = strategyNames.filter((name) => owed.some(({ strategy }) => strategy === name));
  closing(report, {
    detailedStrategies: strategies,
    restsOn: termedRests(owed, strategies),
    hasFigures: portfolios.some(({ outcome }) => outcome.kind !== 'no_debts'),
    more: owed.length === 0 ? [] : [texts.fromToday(formatDay(madeOn))],
    // Where one does not clear its debts, or passes its budget, it has named them; at the end they stand for all.
    hasAdvice: portfolios.length === 1 && owed.some(hasNamedAdvice),
  });
}

function hasNamedAdvice({ outcome, shortfall }: PortfolioReport): boolean {
  return outcome.kind === 'never' || shortfall !== null;
}
