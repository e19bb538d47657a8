/** Random lives of debts, for tests of what holds whatever somebody enters, changes and deletes. */

import { addDays } from '@debt-payoff/contract/days';
import type { BalanceChange } from '@debt-payoff/contract/stated-balance';
import fc from 'fast-check';
import { laterOf } from './enact.fixture.ts';
import type { StatedRate } from './stated-rate.ts';
import type { Act, Opening, StoryEntry, StoryPayment } from './story.fixture.ts';

export type AnyStory = { readonly opening: Opening; readonly acts: readonly Act[] };

/** Which payment is meant turns out only when it is known which are left. */
type Intent =
  | { readonly kind: 'pay'; readonly payment: StoryPayment }
  | {
      readonly kind: 'change';
      readonly pick: number;
      readonly to: Pick<StoryPayment, 'on' | 'amountPence'>;
    }
  | { readonly kind: 'delete'; readonly pick: number }
  | {
      readonly kind: 'state';
      readonly waitDays: number;
      readonly balancePence: number;
      readonly choice: BalanceChange | null;
    }
  | { readonly kind: 'amount'; readonly entry: Exclude<StoryEntry, { kind: 'state' }> }
  | {
      readonly kind: 'change entry';
      readonly pick: number;
      readonly to: { readonly on: string; readonly pence: number };
    }
  | { readonly kind: 'delete entry'; readonly pick: number }
  | { readonly kind: 'correct opening'; readonly balancePence: number }
  | { readonly kind: 'rate'; readonly waitDays: number; readonly rate: StatedRate };

const openedOn = '2026-01-10';
/** From before the debt was added to well after; often on one of a few days, so that there are ties. */
const on = fc
  .oneof(fc.integer({ min: -60, max: 500 }), fc.constantFrom(0, 21, 22, 50, 51))
  .map((days) => addDays(openedOn, days));
/** Spending from before the debt was added is in its opening balance. */
const onOrAfterOpening = fc
  .oneof(fc.integer({ min: 0, max: 500 }), fc.constantFrom(0, 21, 22, 50, 51))
  .map((days) => addDays(openedOn, days));
const amountPence = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 300_000 }) },
);
const balancePence = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 200_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000_000 }) },
);
/** With one decimal, as the forms take it. */
const rate = fc
  .integer({ min: 0, max: 1_000 })
  .map((tenths): StatedRate => ({ kind: null, thousandths: tenths * 100 }));
const pick = fc.nat({ max: 1_000 });
const waitDays = fc.nat({ max: 40 });
const choice = fc.constantFrom(null, null, 'interest' as const, 'adjustment' as const);
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 5 });

const intent: fc.Arbitrary<Intent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      payment: fc.record({
        on,
        amountPence,
        statedBalancePence: seldom(balancePence),
        affectsBalance: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
        choice,
      }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      pick,
      to: fc.record({ on, amountPence }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('state' as const), waitDays, balancePence, choice }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('amount' as const),
      entry: fc.record({
        kind: fc.constantFrom('spending' as const, 'charge' as const, 'refund' as const),
        on: onOrAfterOpening,
        amountPence: amountPence.map((pence) => pence + 1),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('change entry' as const),
      pick,
      to: fc.record({ on: onOrAfterOpening, pence: fc.integer({ min: 1, max: 200_000 }) }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete entry' as const), pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('correct opening' as const), balancePence }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('rate' as const), waitDays, rate }),
  },
);

export const anyStory = ({ actsMax }: { readonly actsMax: number }): fc.Arbitrary<AnyStory> =>
  fc
    .record({
      balancePence,
      rate,
      intents: fc.array(intent, { minLength: 1, maxLength: actsMax }),
    })
    .map(({ intents, ...opening }) => ({
      opening: { on: openedOn, ...opening },
      acts: actsOf(intents),
    }));

function actsOf(intents: readonly Intent[]): Act[] {
  const soFar = { left: [], entered: 0, entries: 0, today: openedOn };
  return intents.flatMap((one) => resolve(soFar, one) ?? []);
}

type SoFar = { left: number[]; entered: number; entries: number; today: string };

/** Null where there is no payment left to change or delete, and no other entry was made. */
function resolve(soFar: SoFar, one: Intent): Act | null {
  const { left } = soFar;
  switch (one.kind) {
    case 'pay':
      soFar.entered += 1;
      left.push(soFar.entered);
      soFar.today = laterOf(soFar.today, one.payment.on);
      return one;
    case 'change': {
      const number = left[one.pick % left.length];
      if (number === undefined) return null;
      soFar.today = laterOf(soFar.today, one.to.on);
      return { kind: 'change', number, to: one.to };
    }
    case 'delete': {
      const [number] = left.splice(one.pick % Math.max(1, left.length), 1);
      return number === undefined ? null : { kind: 'delete', number };
    }
    case 'state':
      soFar.entries += 1;
      soFar.today = addDays(soFar.today, one.waitDays);
      return {
        kind: 'state',
        on: soFar.today,
        balancePence: one.balancePence,
        choice: one.choice,
      };
    case 'amount':
      soFar.entries += 1;
      soFar.today = laterOf(soFar.today, one.entry.on);
      return one.entry;
    case 'change entry': {
      if (soFar.entries === 0) return null;
      soFar.today = laterOf(soFar.today, one.to.on);
      return { kind: 'change entry', number: (one.pick % soFar.entries) + 1, to: one.to };
    }
    case 'delete entry':
      if (soFar.entries === 0) return null;
      return { kind: 'delete entry', number: (one.pick % soFar.entries) + 1 };
    case 'correct opening':
      return one;
    case 'rate':
      soFar.today = addDays(soFar.today, one.waitDays);
      return { kind: 'rate', on: soFar.today, rate: one.rate };
  }
}
