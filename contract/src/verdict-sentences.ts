/** What sets the strategies apart, in words: only what holds for these debts. */
import type { ClearingStrategy, ComparedStrategies } from './compared-strategies.ts';
import { count } from './counts.ts';
import { strategyInSentence } from './debt-types.ts';
import { joinWords } from './joined-words.ts';
import { formatPence } from './money.ts';
import { addMonths, formatMonth, type Month } from './months.ts';
import { lowerNamesOf, namesOf, strategyAtStart } from './strategy-words.ts';
import { strategyTexts } from './texts/strategies.ts';

const { identicalAvalancheAndSnowball } = strategyTexts;

/** 'Avalanche' and 'has the lowest total interest: £2,309.99.' Those that cost the same are named together. */
/** `among` is what the lowest is compared with, where that has to be said. */
export function bestLine(
  comparison: ComparedStrategies,
  among = '',
): { names: string; says: string } {
  const { results } = comparison;
  const cheapest = cheapestOf(comparison);
  const lowest = cheapest[0]?.totalInterestPence ?? 0;
  const isShared = cheapest.length > 1 && cheapest.length === results.length;
  const verb = cheapest.length === 1 ? 'has' : 'have';
  return {
    names: namesOf(cheapest),
    says: `${verb} the ${isShared ? 'same total interest' : `lowest total interest${among}`}: ${formatPence(lowest)}.`,
  };
}

/** The saving against the most expensive, which do not clear the debts, and how the others differ. */
export function bestNote(comparison: ComparedStrategies): string {
  const { series, best } = comparison;
  const winner = series.find(({ strategy }) => strategy === best?.strategy);
  if (winner === undefined) return '';
  return [savingLine(comparison), endlessLine(comparison), ...rivalLines(comparison, winner)]
    .filter((line) => line !== '')
    .join(' ');
}

export function savingLine({ series, results, best }: ComparedStrategies): string {
  if (best === null || best.savingPence === 0) return '';
  const dearest = dearestOf(series);
  // Where one never clears the debts, it has no price to compare.
  const isOneOfAll = dearest.length === 1 && series.length > 2 && series.length === results.length;
  const ofAll = `, the most expensive of the ${series.length === 3 ? 'three' : 'four'}`;
  const against = `${lowerNamesOf(dearest)}${isOneOfAll ? ofAll : ''}`;
  return `That is ${formatPence(best.savingPence)} less than ${against}.`;
}

export function endlessLine({ series, results }: ComparedStrategies): string {
  const endless = results.filter(({ outcome }) => outcome.neverPaysOff);
  if (endless.length === 0) return '';
  if (series.length === 1) return 'It is the only one that clears the debts.';
  return `${namesOf(endless)} ${endless.length === 1 ? 'does' : 'do'} not clear the debts.`;
}

export function rivalLines(comparison: ComparedStrategies, winner: ClearingStrategy): string[] {
  const { series, likeness, best } = comparison;
  const against = { winner, saidPence: best?.savingPence ?? 0 };
  const rivals = series.filter(
    (rival) =>
      rival !== winner &&
      // The table has minimum's figures; where its interest is no higher, its month is what differs.
      (rival.strategy === 'minimum'
        ? isSlowerTie(rival, winner)
        : likeness === 'none' || rival.strategy === 'custom'),
  );
  const lines = rivals.map((rival) => twinLine(rival, series) ?? rivalLine(rival, against));
  return likeness === 'avalanche-and-snowball' ? [alikeLine(series, against), ...lines] : lines;
}

function isSlowerTie(rival: ClearingStrategy, winner: ClearingStrategy): boolean {
  return rival.totalInterestPence === winner.totalInterestPence && rival.months > winner.months;
}

/** A penny apart still counts as identical, but the table shows the penny. */
function alikeLine(series: readonly ClearingStrategy[], { winner, saidPence }: Against): string {
  const alike = series.filter(
    ({ strategy }) => strategy === 'avalanche' || strategy === 'snowball',
  );
  const isExact = new Set(alike.map(({ totalInterestPence }) => totalInterestPence)).size === 1;
  const apart = (alike[0]?.months ?? winner.months) - winner.months;
  const more = (dearestOf(alike)[0]?.totalInterestPence ?? 0) - winner.totalInterestPence;
  const isToldApart = isExact && !alike.includes(winner) && more > 0 && more !== saidPence;
  const facts = [
    ...(apart === 0 ? [] : [`clear the debts ${laterBy(apart)}`]),
    ...(isToldApart ? [`cost ${formatPence(more)} more interest`] : []),
  ];
  return [
    `${identicalAvalancheAndSnowball}${isExact ? '' : ', but for a penny of interest'}.`,
    ...(facts.length === 0 ? [] : [`They ${joinWords(facts)}.`]),
  ].join(' ');
}

/** One's own order may come to what avalanche or snowball does; null where it does not. */
function twinLine(rival: ClearingStrategy, series: readonly ClearingStrategy[]): string | null {
  const twin = series.find(
    ({ strategy, months, totalInterestPence }) =>
      strategy !== 'minimum' &&
      months === rival.months &&
      totalInterestPence === rival.totalInterestPence,
  );
  return rival.strategy !== 'custom' || twin === undefined || twin === rival
    ? null
    : `${strategyAtStart('custom')} gives the same results as ${strategyInSentence(twin.strategy)}.`;
}

/** What a rival is compared with, and the difference in price that has been said. */
type Against = { readonly winner: ClearingStrategy; readonly saidPence: number };

function rivalLine(rival: ClearingStrategy, { winner, saidPence }: Against): string {
  const more = rival.totalInterestPence - winner.totalInterestPence;
  const first = (entry: ClearingStrategy): number => entry.cleared[0]?.month ?? 0;
  const sooner = first(winner) - first(rival);
  const facts = [
    `clears the debts ${laterBy(rival.months - winner.months)}`,
    ...(more > 0 && more !== saidPence ? [`costs ${formatPence(more)} more interest`] : []),
    ...(sooner > 0 ? [`is rid of its first debt ${count(sooner, 'month')} sooner`] : []),
  ];
  return `${strategyAtStart(rival.strategy)} ${joinWords(facts)}.`;
}

export function laterBy(months: number): string {
  if (months === 0) return 'in the same month';
  return `${count(Math.abs(months), 'month')} ${months > 0 ? 'later' : 'sooner'}`;
}

/** The verdict in one paragraph; empty where no strategy clears the debts. */
export function wholeVerdict(comparison: ComparedStrategies, start: Month): string {
  if (comparison.best === null) return '';
  if (comparison.likeness === 'all') return identicalNote(comparison, start);
  const { names, says } = bestLine(comparison);
  return `${names} ${says} ${bestNote(comparison)}`.trimEnd();
}

/** Why no strategy stands out. */
export function identicalNote({ plan, series, results }: ComparedStrategies, start: Month): string {
  const [first] = series;
  if (first === undefined) return '';
  const interest = new Set(series.map(({ totalInterestPence }) => totalInterestPence));
  const amounts = [...interest].toSorted((a, b) => a - b).map(formatPence);
  const end = `${formatMonth(addMonths(start, first.months))}, ${count(first.months, 'month')} from now, with ${joinWords(amounts, 'or')} interest`;
  if (plan.debts.length === 1) {
    return `With a single debt there is no order to choose: every strategy clears it in ${end}.`;
  }
  if (results.length < 3) return 'There is no other strategy to compare these results with.';
  return `Every strategy clears the debts in ${end}.`;
}

export type TileNotes = {
  readonly fastestMonths: number;
  readonly fastest: string;
  readonly lowest: string;
  readonly saving: string;
};

/** What the three tiles say; some strategy clears the debts. */
export function tileNotes(comparison: ComparedStrategies, start: Month): TileNotes {
  const { series } = comparison;
  const fastestMonths = Math.min(...series.map(({ months }) => months));
  const fastest = series.filter(({ months }) => months === fastestMonths);
  return {
    fastestMonths,
    fastest: `${namesOf(fastest)}, ${formatMonth(addMonths(start, fastestMonths))}`,
    lowest: namesOf(cheapestOf(comparison)),
    saving: savingNote(comparison),
  };
}

function savingNote(comparison: ComparedStrategies): string {
  const { series, results, best } = comparison;
  const [first] = series;
  if (first !== undefined && series.length === 1) {
    return results.length === 1
      ? strategyAtStart(first.strategy)
      : `Only ${strategyInSentence(first.strategy)} clears the debts`;
  }
  if (best === null || best.savingPence === 0) return `${namesOf(series)} cost the same`;
  return `${namesOf(cheapestOf(comparison), 'or')} instead of ${lowerNamesOf(dearestOf(series), 'or')}`;
}

/** The best, and those that cost the same and are like it within the budget. */
function cheapestOf({
  series,
  best,
}: Pick<ComparedStrategies, 'series' | 'best'>): ClearingStrategy[] {
  const winner = series.find(({ strategy }) => strategy === best?.strategy);
  return series.filter(
    ({ totalInterestPence, shortfall }) =>
      totalInterestPence === winner?.totalInterestPence && !shortfall === !winner.shortfall,
  );
}

function dearestOf(series: readonly ClearingStrategy[]): ClearingStrategy[] {
  const highest = Math.max(...series.map(({ totalInterestPence }) => totalInterestPence));
  return series.filter(({ totalInterestPence }) => totalInterestPence === highest);
}
