/** What the comparison says in words. Facts only: which is right for someone is theirs to say. */
import { strategyDescriptions } from '@debt-payoff/contract/debt-types';
import { formatPence } from '@debt-payoff/contract/money';
import { addMonths, formatMonth, type Month } from '@debt-payoff/contract/months';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { monthsMax, type Plan, type StrategyName } from '@debt-payoff/engine';
import type { BalanceSeries } from '../charts/balance-series.ts';
import { clearingExtraSentence } from '../payoff-plan/clearing.ts';
import { count } from '../words/counts.ts';
import type { Comparison } from './comparison.ts';

const boundYears = monthsMax / 12;

export function labelOf(strategy: StrategyName): string {
  return strategyDescriptions[strategy].label;
}

/** 'Avalanche and snowball' */
export function joinLabels(names: readonly StrategyName[]): string {
  return joinWords(
    names.map((name, at) => (at === 0 ? labelOf(name) : labelOf(name).toLowerCase())),
  );
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The saving against the most expensive strategy, and how the runner-up differs. */
export function bestNote({ series, results, best, likeness }: Comparison): string {
  const winner = series.find(({ strategy }) => strategy === best?.strategy);
  if (best === null || winner === undefined) return '';
  const against =
    best.savingPence > 0
      ? `That is ${formatPence(best.savingPence)} less than ${worstOf(series)}, the most expensive${series.length === 3 ? ' of the three' : ''}.`
      : sameInterest(series, results);
  if (likeness === 'avalanche-and-snowball') {
    return `${against} ${strategyTexts.identicalAvalancheAndSnowball}.`;
  }
  const rival = series.find(({ strategy }) => strategy !== best.strategy && strategy !== 'minimum');
  return rival === undefined ? against : `${against} ${rivalLine(rival, winner)}`;
}

function sameInterest(series: Comparison['series'], results: Comparison['results']): string {
  if (series.length === 1) {
    return results.length > 1 ? 'It is the only one that clears the debts.' : '';
  }
  const endless = results
    .map(({ strategy }) => strategy)
    .filter((name) => !series.some(({ strategy }) => strategy === name));
  return endless.length === 0
    ? 'The total interest of the others is the same.'
    : `${joinLabels(endless)} does not clear the debts.`;
}

function worstOf(series: readonly BalanceSeries[]): string {
  const worst = series.toSorted((a, b) => b.totalInterestPence - a.totalInterestPence)[0];
  return worst === undefined ? '' : labelOf(worst.strategy).toLowerCase();
}

function rivalLine(rival: BalanceSeries, winner: BalanceSeries): string {
  const more = rival.totalInterestPence - winner.totalInterestPence;
  const first = (entry: BalanceSeries): number => entry.cleared[0]?.month ?? 0;
  const sooner = first(winner) - first(rival);
  const facts = [
    `clears the debts ${laterBy(rival.months - winner.months)}`,
    ...(more > 0 ? [`costs ${formatPence(more)} more interest`] : []),
    ...(sooner > 0 ? [`is rid of its first debt ${count(sooner, 'month')} sooner`] : []),
  ];
  return `${labelOf(rival.strategy)} ${joinWords(facts)}.`;
}

function laterBy(months: number): string {
  if (months === 0) return 'in the same month';
  return `${count(Math.abs(months), 'month')} ${months > 0 ? 'later' : 'sooner'}`;
}

/** Why no strategy stands out. */
export function identicalNote({ plan, series, results }: Comparison, start: Month): string {
  const [first] = series;
  if (first === undefined) return '';
  const end = `${formatMonth(addMonths(start, first.months))}, ${count(first.months, 'month')} from now, with ${formatPence(first.totalInterestPence)} interest`;
  if (plan.debts.length === 1) {
    return `With a single debt there is no order to choose: every strategy clears it in ${end}.`;
  }
  if (results.length < 3) return 'There is no other strategy to compare these results with.';
  return `Every strategy clears the debts in ${end}.`;
}

/** The finding of the balance chart. */
export function chartSummary(comparison: Comparison, start: Month): string {
  const { series, results, best, likeness } = comparison;
  const winner = series.find(({ strategy }) => strategy === best?.strategy);
  const minimum = series.find(({ strategy }) => strategy === 'minimum');
  if (winner === undefined) return '';
  const end = formatMonth(addMonths(start, winner.months));
  if (likeness === 'all' && results.length === 3)
    return `With every strategy, all is paid in ${end}.`;
  const sooner = (minimum?.months ?? winner.months) - winner.months;
  const against =
    sooner > 0 ? `, ${count(sooner, 'month')} before minimum payments would clear them` : '';
  return `With ${labelOf(winner.strategy).toLowerCase()}, all the debts are gone in ${end}${against}.`;
}

/** Said in the row of a strategy that does not clear the debts. */
export function neverLine(plan: Plan, strategy: StrategyName): string {
  return `Does not clear the debts within ${boundYears} years. ${clearingExtraSentence(plan, strategy)}`;
}

export function noneClearLine(plan: Plan): string {
  return `With what is paid now, no strategy clears them within ${boundYears} years. ${clearingExtraSentence(plan, 'avalanche')} That is with avalanche.`;
}
