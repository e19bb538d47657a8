/**
 * The terms of a debt in words: what kind of rate it has and how that changes, its fee, and what its lender asks for.
 * A page whose debts have none need not load this.
 */
import type { RateKind } from '@debt-payoff/engine/terms';
import { formatPence, penceFromPounds } from './money.ts';
import { addMonths, formatMonth, type Month } from './months.ts';
import { oneOffLine, pauseLine } from './one-off-and-pause-words.ts';
import type {
  PlannedMinimum,
  PlannedOneOff,
  PlannedPause,
  PlannedRateChange,
  PlannedTerms,
} from './planned-debt.ts';
import { percentWords } from './rate-words.ts';

/** A debt's terms with the rate that holds now. */
export type RatedTerms = PlannedTerms & { readonly interestRate: number };

/** 'APR. 0 % to the end of February 2027, then 24.9 %. Minimum 1 % plus interest, at least £25.' Empty without any. */
export function termsInWords(debt: RatedTerms, start: Month): string {
  return sentencesOf([...kindWords(debt), ...wordsBesideRate(debt, start)]);
}

/** The same where the rate stands beside it with its kind. */
export function termsBesideRate(debt: RatedTerms, start: Month): string {
  return sentencesOf(wordsBesideRate(debt, start));
}

function sentencesOf(words: readonly string[]): string {
  return words.map((each) => `${each}.`).join(' ');
}

function wordsBesideRate(debt: RatedTerms, start: Month): string[] {
  return [
    ...changeWords(debt, start),
    ...paymentWords(debt, start),
    ...(debt.fee ? [`Fee ${amountWords(debt.fee)}`] : []),
    ...(debt.minimum ? [minimumWords(debt.minimum)] : []),
    ...(debt.priority === true ? ['Priority debt'] : []),
    ...(debt.takesExtra === false ? ['No extra money'] : []),
  ];
}

/** By itself. */
export const rateKindWords = {
  simple: 'Simple yearly rate',
  apr: 'APR',
  ear: 'EAR',
  monthly: 'Rate a month',
} as const satisfies Record<RateKind, string>;

function kindWords({ rateKind }: RatedTerms): string[] {
  return rateKind ? [rateKindWords[rateKind]] : [];
}

type Stretch = { readonly rate: number; readonly lastMonth: number | null };

/** A rate that stays says nothing that the rate itself does not. */
function changeWords(debt: RatedTerms, start: Month): string[] {
  const stretches = rateStretches(debt);
  if (stretches.length === 1) return [];
  // Yearly rates are what everyone takes a rate for.
  const unit = debt.rateKind === 'monthly' ? ' a month' : '';
  return [stretches.map((stretch) => stretchWords(stretch, { start, unit })).join(', then ')];
}

/** The last one has no end. */
function rateStretches({ interestRate, rateChanges }: RatedTerms): Stretch[] {
  const stretches: Stretch[] = [];
  let rate = interestRate;
  for (const { lastMonth, thenRate } of rateChanges ?? []) {
    if (thenRate !== rate) stretches.push({ rate, lastMonth });
    rate = thenRate;
  }
  return [...stretches, { rate, lastMonth: null }];
}

/** A month of the plan charges the interest of the month before it. */
function stretchWords(
  { rate, lastMonth }: Stretch,
  { start, unit }: { readonly start: Month; readonly unit: string },
): string {
  if (lastMonth === null) return `${percentWords(rate)}${unit}`;
  return `${percentWords(rate)}${unit} to the end of ${formatMonth(addMonths(start, lastMonth - 1))}`;
}

/** With a rule a payment counts as no less than what was asked for in the first month. */
function paymentWords({ rateChanges, minimum }: RatedTerms, start: Month): string[] {
  const least = minimum ? ', or the first minimum if that is more' : '';
  return (rateChanges ?? []).flatMap(({ lastMonth, thenPayment }) => {
    if (typeof thenPayment !== 'number') return [];
    const from = formatMonth(addMonths(start, lastMonth + 1));
    return [`${amountWords(thenPayment)} a month from ${from}${least}`];
  });
}

/** '£60 a month from March 2027', of a saved debt: it is paid from the month after the last at the rate before. */
export function savedPaymentWords(change: {
  readonly lastMonth: Month;
  readonly thenPayment: number;
}): string {
  const { lastMonth, thenPayment } = change;
  return `${amountWords(thenPayment)} a month from ${formatMonth(addMonths(lastMonth, 1))}`;
}

/** 'Minimum 1 % plus interest, at least £25', 'Minimum £50', 'No minimum' */
export function minimumWords({ floor, percent, plusInterest }: PlannedMinimum): string {
  const share = shareWords(percent ?? 0, plusInterest === true);
  if (share === '') return floor === 0 ? 'No minimum' : `Minimum ${amountWords(floor)}`;
  return floor === 0 ? `Minimum ${share}` : `Minimum ${share}, at least ${amountWords(floor)}`;
}

function shareWords(percent: number, isPlusInterest: boolean): string {
  if (percent === 0) return isPlusInterest ? 'the interest' : '';
  const share = percentWords(percent);
  return isPlusInterest ? `${share} plus interest` : `${share} of the balance`;
}

/** A one-off of a month of the plan. */
export function oneOffWords({
  oneOff: { month, amount },
  name,
  start,
}: {
  readonly oneOff: PlannedOneOff;
  readonly name: string | null;
  readonly start: Month;
}): string {
  return oneOffLine({ month: addMonths(start, month), amount: amountWords(amount), name });
}

/** A pause of months of the plan. */
export function pauseWords({ fromMonth, toMonth }: PlannedPause, start: Month): string {
  return pauseLine({ fromMonth: addMonths(start, fromMonth), toMonth: addMonths(start, toMonth) });
}

/** The rate that a month of the plan is charged at, as it was typed. */
export function rateInMonth({ interestRate, rateChanges }: RatedTerms, month: number): number {
  return lastChangeBefore(rateChanges, month)?.thenRate ?? interestRate;
}

function lastChangeBefore(
  rateChanges: readonly PlannedRateChange[] | null | undefined,
  month: number,
): PlannedRateChange | undefined {
  return rateChanges?.findLast(({ lastMonth }) => lastMonth < month);
}

/** '£25', '£25.50' */
export function amountWords(pounds: number): string {
  return formatPence(penceFromPounds(pounds)).replace(/\.00$/, '');
}
