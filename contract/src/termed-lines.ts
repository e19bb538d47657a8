/** Lines that stand in every file of a plan with terms: how a strategy pays, and what the figures rest on. */
import {
  type Plan,
  rollsFreedPayments,
  type StrategyName,
  type StrategyOutcome,
} from '@debt-payoff/engine';
import { lookAheadsCount } from '@debt-payoff/engine/terms';
import { strategyExplanations } from './strategy-explanations.ts';
import { strategyAtStart } from './strategy-words.ts';
import { lookAheadWords } from './termed-verdict.ts';
import { printedPlanTexts } from './texts/printed-plan.ts';
import { termedPlanTexts as texts } from './texts/termed-plan.ts';

type PlanWithResults = { readonly plan: Plan; readonly results: readonly StrategyOutcome[] };

/** 'Snowball: The smallest balance is paid first. When a debt is cleared, its payment goes to the next one.' */
export function termedStrategyLine(strategy: StrategyName, compared: PlanWithResults): string {
  const { rolls, staysFree } = printedPlanTexts;
  const freed = rollsFreedPayments(strategy) ? rolls : staysFree;
  return `${strategyAtStart(strategy)}: ${explanationOf(strategy, compared)} ${freed}`;
}

function explanationOf(strategy: StrategyName, compared: PlanWithResults): string {
  if (strategy === 'minimum') return texts.minimumPaysAsked;
  if (strategy !== 'avalanche' || compared.plan.terms?.looksAhead !== true) {
    return strategyExplanations[strategy];
  }
  const words = lookAheadWords(compared);
  return words === null
    ? `None of ${lookAheadsCount} orders that look ahead at your deals clears the debts.`
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** What the figures rest on, in place of rates and payments that stay. */
export function termedAssumptions({ terms }: Pick<Plan, 'terms'>): string[] {
  const debts = terms?.debts ?? [];
  return [
    texts.estimateByMonth,
    ...(debts.some(({ isPriority }) => isPriority) ? [texts.priorityFirst] : []),
    ...(debts.some(({ takesExtra }) => !takesExtra) ? [texts.noExtra] : []),
    texts.interestRule,
    texts.nothingElseChanges,
    ...(terms?.hasRateChanges === true ? [texts.dealCanEnd] : []),
    ...((terms?.feesPence ?? 0) > 0 ? [texts.feesFirst] : []),
  ];
}
