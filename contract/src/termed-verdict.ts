/** What sets the strategies apart where debts have terms: no more than what was compared. */
import type { Plan, StrategyOutcome } from '@debt-payoff/engine';
import { lookAheadsCount } from '@debt-payoff/engine/terms';
import type { ClearingStrategy, ComparedStrategies } from './compared-strategies.ts';
import { joinWords } from './joined-words.ts';
import { formatPence } from './money.ts';
import type { Month } from './months.ts';
import { strategyAtStart } from './strategy-words.ts';
import { termedPlanTexts } from './texts/termed-plan.ts';
import {
  bestLine,
  endlessLine,
  identicalNote,
  laterBy,
  rivalLines,
  savingLine,
  type TileNotes,
  tileNotes,
} from './verdict-sentences.ts';

export type TermedComparison = ComparedStrategies & { readonly plan: Plan };

/** The verdict in one paragraph; empty where no strategy clears the debts. */
export function termedVerdict(comparison: TermedComparison, start: Month): string {
  const { best, likeness } = comparison;
  if (best === null) return '';
  if (likeness === 'all') return identicalNote(comparison, start);
  const { names, says } = termedBestLine(comparison);
  return `${names} ${says} ${termedBestNote(comparison)}`.trimEnd();
}

/** The saving against the most expensive, what does not clear, how the others differ, and how avalanche was found. */
export function termedBestNote(comparison: TermedComparison): string {
  return [
    savingLine(comparison),
    ...endlessLines(comparison),
    ...allRivalLines(comparison),
    lookAheadLine(comparison),
  ]
    .filter((line) => line !== '')
    .join(' ');
}

/** 'Avalanche' and 'has the lowest total interest of the strategies shown: £2,309.99.' */
export function termedBestLine(comparison: TermedComparison): { names: string; says: string } {
  const among = hasCheaperBeyondBudget(comparison)
    ? ' of those within your budget'
    : ' of the strategies shown';
  return bestLine(comparison, among);
}

/** The tiles of the page: one that passes the budget may cost less than the best, and nothing is said to the contrary. */
export function termedTileNotes(comparison: TermedComparison, start: Month): TileNotes {
  const notes = tileNotes(comparison, start);
  if (!hasCheaperBeyondBudget(comparison)) {
    return { ...notes, lowest: `${notes.lowest}, of the strategies shown` };
  }
  const isDearest = comparison.best?.savingPence === 0;
  return {
    ...notes,
    lowest: `${notes.lowest}, of those within your budget`,
    saving: isDearest ? 'What costs less passes your budget' : notes.saving,
  };
}

function hasCheaperBeyondBudget({ results, best }: TermedComparison): boolean {
  return results.some(
    ({ outcome, shortfall }) =>
      Boolean(shortfall) &&
      !outcome.neverPaysOff &&
      outcome.totalInterestPence < (best?.totalInterestPence ?? 0),
  );
}

/** Of minimum it is said in words of its own: others pay more than is asked. */
function endlessLines(comparison: TermedComparison): string[] {
  const { results, series } = comparison;
  const isEndlessMinimum = ({ strategy, outcome }: StrategyOutcome): boolean =>
    strategy === 'minimum' && outcome.neverPaysOff;
  if (series.length === 1 || !results.some(isEndlessMinimum)) return [endlessLine(comparison)];
  const others = results.filter((result) => !isEndlessMinimum(result));
  return [
    endlessLine({ ...comparison, results: others }),
    `${termedPlanTexts.onlyAskedNeverClears}.`,
  ];
}

function allRivalLines(comparison: TermedComparison): string[] {
  const { series, best } = comparison;
  const winner = series.find(({ strategy }) => strategy === best?.strategy);
  if (winner === undefined) return [];
  const isCheaper = (rival: ClearingStrategy): boolean =>
    rival.totalInterestPence < winner.totalInterestPence;
  const cheaper = series.filter(isCheaper);
  const dearer = { ...comparison, series: series.filter((rival) => !isCheaper(rival)) };
  const isComplete = cheaper.length === 0;
  return [
    ...rivalLines(isComplete ? comparison : { ...dearer, likeness: 'none' }, winner),
    ...cheaper.map((rival) => beyondBudgetLine(rival, winner)),
  ];
}

/** Only one that passes the budget can cost less than the best. */
function beyondBudgetLine(rival: ClearingStrategy, winner: ClearingStrategy): string {
  const less = formatPence(winner.totalInterestPence - rival.totalInterestPence);
  const facts = [
    `clears the debts ${laterBy(rival.months - winner.months)}`,
    `costs ${less} less interest`,
  ];
  return `${strategyAtStart(rival.strategy)} ${joinWords(facts)}, but passes your budget.`;
}

function lookAheadLine(comparison: TermedComparison): string {
  const words = lookAheadWords(comparison);
  return words === null ? '' : `${strategyAtStart('avalanche')} is ${words}.`;
}

/** What may be said of avalanche where rates change; null where it does not look ahead, or never clears. */
export function lookAheadWords({
  plan,
  results,
}: Pick<TermedComparison, 'plan' | 'results'>): string | null {
  const avalanche = results.find(({ strategy }) => strategy === 'avalanche');
  if (avalanche === undefined || avalanche.outcome.neverPaysOff) return null;
  if (plan.terms?.looksAhead !== true) return null;
  const within = avalanche.shortfall ? '' : ' within your budget';
  return `the cheapest${within} of ${lookAheadsCount} orders that look ahead at your deals; a cheaper one may exist`;
}
