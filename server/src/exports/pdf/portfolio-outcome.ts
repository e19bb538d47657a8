/** What the report of a portfolio opens with: when it could be debt free, that it is, or in plain words that it would not be. */
import { forecastClearingSentence } from '@debt-payoff/contract/forecast-clearing';
import { budgetInWords } from '@debt-payoff/contract/kept-terms-sentences';
import { formatMonth, type Month } from '@debt-payoff/contract/months';
import { nameInSentence } from '@debt-payoff/contract/names-in-sentences';
import { arranged, orderSentence } from '@debt-payoff/contract/order-sentences';
import {
  budgetWords,
  goOnPayingSentence,
  notClearedTitle,
  planLine,
  portfolioWouldStay,
  wouldStay,
} from '@debt-payoff/contract/plan-sentences';
import { planTexts } from '@debt-payoff/contract/texts/plan';
import { printedPlanTexts } from '@debt-payoff/contract/texts/printed-plan';
import type { PortfolioReport, ReportOutcome } from '../portfolio-report.ts';
import { list, paragraph } from './blocks.ts';
import { freeAdvice } from './closing.ts';
import { formatDay } from './dates.ts';
import type { ReportDocument } from './report-document.ts';
import { portfolioReportTexts as texts } from './report-texts.ts';

export function portfolioOutcome(
  report: ReportDocument,
  portfolio: PortfolioReport,
  {
    called,
    hasAdvice,
  }: {
    readonly called: (debt: number) => string;
    /** Whether those who give free advice have been named before. */
    readonly hasAdvice: boolean;
  },
): void {
  const { outcome, forecast } = portfolio;
  const budget = budgetOf(portfolio);
  writeOutcome(report, outcome, {
    hasAdvice,
    isNow: texts.isNow,
    debtFree: () => monthWords(outcome.month, texts.lastPaidOff),
    never: () => {
      const names = outcome.neverCleared.map(called);
      paragraph(report, planTexts.notCleared, 'statement');
      paragraph(
        report,
        `${planLine(portfolio)}: ${wouldStay({ ...budget, names })} ${forecastClearingSentence(forecast.input)}${orderWords(portfolio, called)}`,
      );
    },
    clears: () => `${planLine(portfolio)}: ${budgetWords(budget)}.${orderWords(portfolio, called)}`,
  });
}

export function budgetOf({ budgetPence, shortfall, forecast: { input } }: PortfolioReport) {
  return budgetInWords({ budgetPence, hasShortfall: shortfall !== null, input });
}

/** Of the debts that are owed, with a space before it; nothing where the strategy needs no order. */
function orderWords(
  { strategy, forecast: { input, debts } }: PortfolioReport,
  called: (debt: number) => string,
): string {
  if (strategy !== 'custom') return '';
  const places = arranged([...debts.keys()], input.customOrder ?? []);
  const owed = places.filter((place) => (input.debts[place]?.owedPence ?? 0) > 0);
  const names = owed.flatMap((place) => debts[place] ?? []).map(({ debt }) => called(debt));
  return ` ${orderSentence(names, [])}`;
}

/** Without a debt there is nothing to estimate. */
export function madeOnWords({
  outcome,
  madeOn,
}: {
  readonly outcome: ReportOutcome;
  readonly madeOn: string;
}): string {
  const words = outcome.kind === 'no_debts' ? texts.madeOn : printedPlanTexts.estimate;
  return words(formatDay(madeOn));
}

export type OwedPortfolio = {
  /** As it is printed. */
  readonly name: string;
  readonly budget: ReturnType<typeof budgetOf>;
  readonly isNever: boolean;
};

/** Of all portfolios together, from those in which something is owed. */
export function wholeOutcome(
  report: ReportDocument,
  outcome: ReportOutcome,
  { owed, hasAdvice }: { readonly owed: readonly OwedPortfolio[]; readonly hasAdvice: boolean },
): void {
  writeOutcome(report, outcome, {
    hasAdvice,
    isNow: texts.youAre,
    debtFree: () => texts.allPaidOff,
    never: () => {
      const stuck = owed.filter(({ isNever }) => isNever);
      const names = stuck.map(({ name }) => name);
      paragraph(report, notClearedTitle({ names, portfolios: owed.length }), 'statement');
      list(
        report,
        stuck.map(({ name, budget }) => `${nameInSentence(name)}: ${portfolioWouldStay(budget)}`),
      );
    },
    clears: () =>
      goOnPayingSentence({
        budgetPence: owed.reduce((sum, { budget }) => sum + budget.budgetPence, 0),
        canDiffer: owed.some(({ budget }) => budget.canDiffer),
      }),
  });
}

/** What is said below the answer, which some of takes a while to find. */
type OutcomeWords = Record<'debtFree' | 'clears', () => string> & {
  readonly isNow: string;
  readonly hasAdvice: boolean;
  /** Writes which of them would stay. */
  readonly never: () => void;
};

function writeOutcome(report: ReportDocument, outcome: ReportOutcome, words: OutcomeWords): void {
  if (outcome.kind === 'no_debts') {
    paragraph(report, texts.noDebts.title, 'statement');
    paragraph(report, texts.noDebts.how);
  } else if (outcome.kind === 'debt_free') {
    paragraph(report, words.isNow);
    paragraph(report, planTexts.debtFree, 'answer');
    paragraph(report, words.debtFree());
  } else if (outcome.kind === 'never') {
    words.never();
    if (!words.hasAdvice) freeAdvice(report);
  } else {
    couldBeDebtFree(report, outcome);
    paragraph(report, words.clears());
  }
}

function couldBeDebtFree(report: ReportDocument, outcome: ReportOutcome): void {
  paragraph(report, planTexts.couldBeDebtFree);
  paragraph(report, monthWords(outcome.month, String), 'answer');
  paragraph(report, monthWords(outcome.monthWithoutMortgage, texts.withoutMortgage));
}

/** Nothing where there is no month. */
function monthWords(month: Month | null, words: (month: string) => string): string {
  return month === null ? '' : words(formatMonth(month));
}
