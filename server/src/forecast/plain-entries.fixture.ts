/** What is entered about a debt without terms: payments, what was stated of it, and what it was spent on. */
import { addDays, dayIn, dayNumber, firstDayOf } from '@debt-payoff/contract/days';
import { addMonths, monthOf, monthsBetween } from '@debt-payoff/contract/months';
import type { SeededRandom } from '../testing/seeded-random.ts';

type Choice = 'interest' | 'adjustment' | null;

type PlainAct =
  | {
      readonly kind: 'payment';
      readonly amountPence: number;
      readonly affectsBalance: boolean;
      readonly statedBalancePence: number | null;
      readonly choice: Choice;
    }
  | { readonly kind: 'balance'; readonly balancePence: number; readonly choice: Choice }
  | { readonly kind: 'rate'; readonly rateTenths: number }
  | { readonly kind: 'spending' | 'charge' | 'refund'; readonly amountPence: number };

export type DatedAct = PlainAct & { readonly on: string };
export type PlainEntry = DatedAct & { readonly order: number };

export type OpenedDebt = {
  readonly openedOn: string;
  readonly balancePence: number;
  readonly rateTenths: number;
  readonly paymentPence: number;
};

/** Written here, as all else that the histories are made of: they are never to change. */
export const mostPence = 10_000_000_000;

const commonRates = [0, 0, 1, 189, 189, 249, 399, 1_000] as const;

/** Some debts share one, so that the rules for ties decide. */
export function someRateTenths(random: SeededRandom): number {
  if (random.isOneIn(2)) return random.pick(commonRates);
  return random.whole(0, random.isOneIn(4) ? 1_000 : 400);
}

/** By their days; their amounts follow roughly what is owed by then, so that all rules get their turn. */
export function somePlainActs(random: SeededRandom, debt: OpenedDebt, today: string): DatedAct[] {
  const slots = [...regularSlots(random, debt, today), ...straySlots(random, debt, today)];
  let guess: Guess = { owedPence: debt.balancePence, rateTenths: debt.rateTenths, duePence: 0 };
  let before = debt.openedOn;
  return slots
    .sort((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1))
    .flatMap(({ on, kind }) => {
      const day = laterOf(before, on);
      const turns = monthsBetween({ from: monthOf(before), to: monthOf(day) });
      before = day;
      guess = { ...guess, duePence: guess.duePence + turns * monthsInterestOf(guess) };
      // Few go on paying when nothing is left to pay.
      if (kind === 'payment' && guess.owedPence === 0 && !random.isOneIn(10)) return [];
      const act = { on, ...someAct(random, kind, { guess, debt, isEarly: on < debt.openedOn }) };
      guess = guessAfter(guess, act);
      return [act];
    });
}

type Slot = { readonly on: string; readonly kind: PlainAct['kind'] };

/** A payment on the same day of most months, until somebody loses interest. */
function regularSlots(random: SeededRandom, { openedOn }: OpenedDebt, today: string): Slot[] {
  if (random.isOneIn(3)) return [];
  const day = random.whole(1, 31);
  const firstMonth = addMonths(monthOf(openedOn), random.whole(0, 1));
  return Array.from({ length: random.whole(1, random.pick([3, 12, 36])) }, (_, month) =>
    dayIn(addMonths(firstMonth, month), day),
  )
    .filter((on) => on >= openedOn && on <= today && !random.isOneIn(8))
    .map((on) => ({ on, kind: 'payment' }));
}

const strayKinds = [
  'payment',
  'payment',
  'payment',
  'balance',
  'balance',
  'rate',
  'spending',
  'charge',
  'refund',
] as const;

function straySlots(random: SeededRandom, { openedOn }: OpenedDebt, today: string): Slot[] {
  const slots: Slot[] = [];
  for (let left = random.whole(0, random.pick([0, 3, 6, 14])); left > 0; left -= 1) {
    const kind = random.pick(strayKinds);
    const isEarly = kind === 'payment' && random.isOneIn(6);
    const last = slots.at(-1)?.on ?? openedOn;
    const on = isEarly
      ? addDays(openedOn, -random.whole(1, 70))
      : someDay(random, { openedOn, last: last < openedOn ? openedOn : last, today });
    slots.push({ on, kind });
  }
  return slots;
}

function someDay(
  random: SeededRandom,
  { openedOn, last, today }: { openedOn: string; last: string; today: string },
): string {
  if (random.isOneIn(5)) return last;
  if (random.isOneIn(10)) return openedOn;
  if (random.isOneIn(30)) return addDays(today, random.whole(1, 40));
  const monthStart = firstDayOf(monthOf(today));
  if (random.isOneIn(4)) return dayBetween(random, laterOf(openedOn, monthStart), today);
  const day = dayBetween(random, openedOn, today);
  return random.isOneIn(6) ? laterOf(openedOn, firstDayOf(monthOf(day))) : day;
}

/** Both ends included. */
export function dayBetween(random: SeededRandom, from: string, to: string): string {
  return addDays(from, random.whole(0, dayNumber(to) - dayNumber(from)));
}

export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** Roughly how the debt stands: it decides what is entered, and nothing that is compared. */
type Guess = {
  readonly owedPence: number;
  readonly rateTenths: number;
  /** Interest since the last payment or statement. */
  readonly duePence: number;
};

function monthsInterestOf({ owedPence, rateTenths }: Guess): number {
  return Math.round((owedPence * rateTenths) / 12_000);
}

function guessAfter(guess: Guess, act: PlainAct): Guess {
  const { owedPence, duePence } = guess;
  switch (act.kind) {
    case 'payment': {
      if (!act.affectsBalance) return guess;
      const leftPence = act.statedBalancePence ?? owedPence + duePence - act.amountPence;
      return { ...guess, owedPence: asPence(leftPence), duePence: 0 };
    }
    case 'balance':
      return { ...guess, owedPence: act.balancePence, duePence: 0 };
    case 'rate':
      return { ...guess, rateTenths: act.rateTenths };
    case 'refund':
      return { ...guess, owedPence: asPence(owedPence - act.amountPence) };
    case 'spending':
    case 'charge':
      return { ...guess, owedPence: asPence(owedPence + act.amountPence) };
  }
}

function someAct(
  random: SeededRandom,
  kind: PlainAct['kind'],
  {
    guess,
    debt,
    isEarly,
  }: { readonly guess: Guess; readonly debt: OpenedDebt; readonly isEarly: boolean },
): PlainAct {
  switch (kind) {
    case 'payment': {
      const amountPence = somePaid(random, guess, debt.paymentPence);
      const affectsBalance = isEarly ? random.isOneIn(3) : !random.isOneIn(20);
      const statedBalancePence = random.isOneIn(5) ? someStated(random, guess, amountPence) : null;
      return { kind, amountPence, affectsBalance, statedBalancePence, choice: someChoice(random) };
    }
    case 'balance':
      return { kind, balancePence: someStated(random, guess, 0), choice: someChoice(random) };
    case 'rate':
      return { kind, rateTenths: someRateTenths(random) };
    case 'refund':
      return { kind, amountPence: someRefund(random, guess) };
    case 'spending':
    case 'charge':
      return { kind, amountPence: someAmount(random) };
  }
}

function someChoice(random: SeededRandom): Choice {
  return random.pick([null, null, null, 'interest', 'adjustment']);
}

function someAmount(random: SeededRandom): number {
  return random.whole(1, random.pick([100, 5_000, 30_000, 300_000]));
}

/** In one of three, about all that is owed, with its interest or without. */
function someRefund(random: SeededRandom, { owedPence, duePence }: Guess): number {
  if (!random.isOneIn(3)) return someAmount(random);
  const beyond = random.pick([0, duePence, random.whole(-3, duePence + 3), random.whole(1, 5_000)]);
  return Math.max(1, asPence(owedPence + beyond));
}

function somePaid(
  random: SeededRandom,
  { owedPence, duePence }: Guess,
  usualPence: number,
): number {
  const allPence = owedPence + duePence;
  if (!random.isOneIn(3)) return usualPence;
  if (!random.isOneIn(3)) return random.whole(0, Math.ceil(owedPence / random.pick([2, 10, 40])));
  if (random.isOneIn(10)) return 0;
  return asPence(allPence + random.pick([0, random.whole(-3, 3), random.whole(1, 50_000)]));
}

/** Around the bound up to which a rise is taken for interest, or anything else. */
function someStated(random: SeededRandom, guess: Guess, paidPence: number): number {
  if (random.isOneIn(6)) return 0;
  const { owedPence, duePence } = guess;
  const boundPence = duePence > 0 ? duePence : monthsInterestOf(guess);
  const rise = random.pick([
    0,
    duePence,
    boundPence,
    duePence + random.whole(-5, 5),
    Math.round(boundPence * 1.3) + random.whole(198, 202),
    random.whole(0, boundPence * 2 + 400),
    random.whole(0, 100_000),
    -random.whole(0, owedPence),
  ]);
  return asPence(owedPence + rise - paidPence);
}

function asPence(pence: number): number {
  return Math.min(mostPence, Math.max(0, pence));
}
