/** What a page that compares strategies says of a plan with terms. */

import type { PlanInMonths } from '@debt-payoff/contract/calendar-terms';
import type { ComparedStrategies } from '@debt-payoff/contract/compared-strategies';
import { formatPence } from '@debt-payoff/contract/money';
import type { Month } from '@debt-payoff/contract/months';
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
import type { GivenPlan } from './calendar-plan.ts';
import { termedNotes } from './termed-notes.ts';
import { debtTermsLine, planTermsLine } from './terms-lines.ts';

export type TermedWords = {
  /** Of each debt, in the plan's order; empty for those without. */
  readonly debtLines: readonly string[];
  /** Of the plan itself; empty without. */
  readonly planLine: string;
  readonly bestLine: { readonly names: string; readonly says: string };
  readonly bestNote: string;
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
  /** '24.9 % APR' */
  readonly rateIn: (debt: number, month: number) => string;
};

export function termedWords(
  comparison: ComparedStrategies & {
    readonly plan: Plan;
    readonly debtNames: readonly string[];
  },
  {
    given,
    planned,
    start,
  }: { readonly given: GivenPlan; readonly planned: PlanInMonths; readonly start: Month },
): TermedWords {
  const { debts } = planned;
  const feesPence = comparison.plan.terms?.feesPence ?? 0;
  return {
    debtLines: given.debts.map((debt) =>
      debt.terms === undefined ? '' : debtTermsLine(debt, start),
    ),
    planLine: given.options === undefined ? '' : planTermsLine(given.options, start),
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
    rateIn: (at, month) => {
      const debt = debts[at];
      if (debt === undefined) return '';
      return rateOfKind({ rateKind: debt.rateKind, interestRate: rateInMonth(debt, month) });
    },
  };
}

/** What is really paid may differ: in a pause, with a one-off, or where a debt takes no more. */
function budgetWords(plan: Plan, strategy: StrategyName): string {
  const feesPence = plan.terms?.feesPence ?? 0;
  const fees = feesPence === 0 ? '' : `${formatPence(feesPence)} fees to be added, `;
  return `${fees}on a budget of ${formatPence(monthlyPaymentPence(plan, strategy))} in the first month`;
}
