/** What a page that compares strategies says of a plan with terms. */

import type { BalanceSeries } from '@debt-payoff/charts/balance-series';
import type { PlanInMonths } from '@debt-payoff/contract/calendar-terms';
import type { ComparedStrategies } from '@debt-payoff/contract/compared-strategies';
import { joinWords } from '@debt-payoff/contract/joined-words';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
import {
  interestOfMonth,
  rateEndedWords,
  rateSteps,
} from '@debt-payoff/contract/rate-change-words';
import { rateOfKind } from '@debt-payoff/contract/rate-words';
import { termedAssumptions, termedStrategyLine } from '@debt-payoff/contract/termed-lines';
import {
  termedBestLine,
  termedBestNote,
  termedTileNotes,
} from '@debt-payoff/contract/termed-verdict';
import { rateInMonth } from '@debt-payoff/contract/terms-in-words';
import { termedPlanTexts } from '@debt-payoff/contract/texts/termed-plan';
import type { TileNotes } from '@debt-payoff/contract/verdict-sentences';
import { monthlyPaymentPence, type Plan, type StrategyName } from '@debt-payoff/engine';
import type { ReactNode } from 'react';
import type { ChartDeals } from '../charts/chart-deals.ts';
import type { GivenPlan } from './calendar-plan.ts';
import { chartDeals } from './chart-deals.tsx';
import { firstLine } from './first-line.ts';
import { termedNotes } from './termed-notes.ts';
import { debtTermsLine, planTermsLine } from './terms-lines.ts';
import { TermsList } from './terms-list.tsx';

type DebtInMonth = { readonly debt: number; readonly month: number };

export type MonthOfDeal = {
  readonly rate: string;
  /** 'Interest for February': a month of the plan charges that of the month before. */
  readonly interest: string;
  /** Where that was the last at its rate. */
  readonly ended: string | null;
};

export type TermedWords = {
  /** Of each debt, in the plan's order; empty for those without. */
  readonly debtLines: readonly string[];
  /** Of the plan itself; empty without. */
  readonly planLine: string;
  /** All of these, near the top of the page. */
  readonly list: ReactNode;
  readonly bestLine: { readonly names: string; readonly says: string };
  readonly bestNote: string;
  /** Which debt extra money goes to first, and why; empty where there is no choice. */
  readonly firstLine: (strategy: StrategyName) => string;
  /** The same of the best strategy, where it looks ahead; empty elsewhere. */
  readonly aheadLine: string;
  /** Null where no strategy clears the debts. */
  readonly tileNotes: TileNotes | null;
  /** '£90.00 fees to be added, on a budget of £490.00 in the first month' */
  readonly budget: string;
  /** What is added to the balances; null without. */
  readonly fees: { readonly label: string; readonly pence: number } | null;
  /** Payments that rise, and that a deal can end. */
  readonly notes: readonly string[];
  readonly ownPaymentNeverClears: string;
  readonly onlyAskedNeverClears: string;
  readonly assumptions: readonly string[];
  readonly strategyLine: (strategy: StrategyName) => string;
  /** Of a debt whose rate changes, in a month of the plan; null for others. */
  readonly ofMonth: (debt: number, month: number) => MonthOfDeal | null;
  /** Where deals end in a chart of all strategies, and of the one that is best; undefined where none does. */
  readonly deals: ChartDeals | undefined;
  readonly dealsUnder: ChartDeals | undefined;
  /** What of that which a debt got above its own payment came of one-offs that name it: they are spent before anything extra is. */
  readonly oneOffPence: (beyondPence: number, at: DebtInMonth) => number;
  /** In a month's sums, since what is available as extra is counted without them; none where there are none. */
  readonly oneOffLines: (
    month: number,
    beyondPence: (debt: number) => number,
  ) => readonly { readonly label: string; readonly figure: string }[];
  /** '24.9 % APR' */
  readonly rateIn: (debt: number, month: number) => string;
};

type TermedComparison = Omit<ComparedStrategies, 'plan' | 'series'> & {
  readonly plan: Plan;
  readonly series: readonly BalanceSeries[];
  readonly debtNames: readonly string[];
};

export function termedWords(
  comparison: TermedComparison,
  {
    given,
    planned,
    start,
  }: { readonly given: GivenPlan; readonly planned: PlanInMonths; readonly start: Month },
): TermedWords {
  const { debts } = planned;
  const feesPence = comparison.plan.terms?.feesPence ?? 0;
  const steps = debts.map(rateSteps);
  const { series, debtNames, best } = comparison;
  const dealsOf = (drawn: readonly BalanceSeries[]) =>
    chartDeals({ steps, series: drawn, debtNames, start });
  const oneOffPence = (beyondPence: number, at: DebtInMonth): number => {
    const named = (comparison.plan.terms?.oneOffs ?? []).filter(
      ({ debt, month }) => debt === at.debt && month === at.month,
    );
    return Math.min(
      beyondPence,
      named.reduce((sum, { pence }) => sum + pence, 0),
    );
  };
  const debtLines = given.debts.map((debt) =>
    debt.terms === undefined ? '' : debtTermsLine(debt, start),
  );
  const planLine = given.options === undefined ? '' : planTermsLine(given.options, start);
  return {
    ...{ debtLines, planLine },
    list: <TermsList {...{ debtLines, planLine, debtNames }} />,
    firstLine: (strategy) => firstLine(comparison, { strategy, start }),
    aheadLine: aheadLine(comparison, start),
    bestLine: termedBestLine(comparison),
    bestNote: termedBestNote(comparison),
    tileNotes: comparison.best === null ? null : termedTileNotes(comparison, start),
    budget: budgetWords(comparison.plan, comparison.best?.strategy ?? 'avalanche'),
    fees: feesPence === 0 ? null : { label: termedPlanTexts.fees, pence: feesPence },
    notes: termedNotes(comparison.plan, { names: comparison.debtNames, start }),
    ownPaymentNeverClears: termedPlanTexts.ownPaymentNeverClears,
    onlyAskedNeverClears: `${termedPlanTexts.onlyAskedNeverClears}.`,
    assumptions: termedAssumptions(comparison.plan),
    strategyLine: (strategy) => termedStrategyLine(strategy, comparison),
    oneOffPence,
    oneOffLines: (month, beyondPence) => {
      const pence = debtNames.reduce(
        (sum, _, debt) => sum + oneOffPence(beyondPence(debt), { debt, month }),
        0,
      );
      const label = termedPlanTexts.month.oneOffsToDebts;
      return pence === 0 ? [] : [{ label, figure: formatPence(pence) }];
    },
    deals: dealsOf(series),
    dealsUnder: dealsOf(series.filter(({ strategy }) => strategy === best?.strategy)),
    ofMonth: (at, month) => {
      const own = steps[at] ?? [];
      if (own.length === 0) return null;
      const ended = own.find(({ lastMonth }) => lastMonth === month);
      return {
        rate: termedPlanTexts.month.rateCharged,
        interest: interestOfMonth(month, start),
        ended: ended === undefined ? null : rateEndedWords(ended, start),
      };
    },
    rateIn: (at, month) => {
      const debt = debts[at];
      if (debt === undefined) return '';
      return rateOfKind({ rateKind: debt.rateKind, interestRate: rateInMonth(debt, month) });
    },
  };
}

/** Where it does not look ahead, the strategy's own rule says it. */
function aheadLine(comparison: TermedComparison, start: Month): string {
  const { plan, best } = comparison;
  const looksAhead = best?.strategy === 'avalanche' && plan.terms?.looksAhead === true;
  return looksAhead ? firstLine(comparison, { strategy: best.strategy, start }) : '';
}

/** What is really paid may differ: in a pause, with a one-off, or where a debt takes no more. */
function budgetWords(plan: Plan, strategy: StrategyName): string {
  const feesPence = plan.terms?.feesPence ?? 0;
  const fees = feesPence === 0 ? '' : `${formatPence(feesPence)} fees to be added, `;
  const uncounted = [
    ...(plan.terms?.oneOffs.length ? ['one-offs'] : []),
    ...(plan.terms?.pauses.length ? ['pauses'] : []),
  ];
  const without = uncounted.length === 0 ? '' : `, not counting ${joinWords(uncounted)}`;
  return `${fees}on a budget of ${formatPence(monthlyPaymentPence(plan, strategy))} in the first month${without}`;
}
