/** Whatever people and time do, in any order: no penny appears, and none is lost. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPeriodProblems } from '../testing/billed-periods.ts';
import { type Account, anyAction, begin } from '../testing/billing-actions.ts';
import {
  findBillingProblems,
  findShapeProblems,
  watchStates,
} from '../testing/billing-invariants.ts';
import { createTestEmulator, type TestEmulator } from '../testing/test-emulator.ts';

const isFull = process.env.PROOF === 'full';
const numRuns = isFull ? 100 : 4;
const stepsMax = isFull ? 30 : 12;
/** The same journeys each time, but for the proof, which looks for others. */
const seed = isFull ? {} : { seed: 15 };

const journey = fc.record({
  isOnTestClock: fc.boolean(),
  steps: fc
    .tuple(
      fc.tuple(fc.constant(0), begin),
      fc.tuple(fc.constant(1), begin),
      fc.array(fc.tuple(fc.nat(1), anyAction), { minLength: 5, maxLength: stepsMax, size: 'max' }),
    )
    .map(([one, other, steps]) => [one, other, ...steps]),
});

it('no penny appears and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(journey, async ({ isOnTestClock, steps }) => {
      const ends: (() => Promise<void>)[] = [];
      const emulator = await createTestEmulator((end) => ends.push(end));
      try {
        const accounts = await openAccounts(emulator, isOnTestClock);
        const stateProblems = watchStates(emulator.store);
        for (const [place, { run, label }] of steps) {
          const account = accounts[place];
          if (account === undefined) continue;
          await run(account);
          const problems = [
            ...(await findBillingProblems(emulator.store)),
            ...(await stateProblems()),
          ];
          expect(problems, label).toEqual([]);
        }
        const unpaid = new Set(accounts.flatMap(({ pendingInvoices }) => [...pendingInvoices]));
        expect(await findPeriodProblems(emulator.store, unpaid)).toEqual([]);
        expect(await findShapeProblems(emulator.store)).toEqual([]);
      } finally {
        for (const end of ends) await end();
      }
    }),
    { numRuns, ...seed },
  );
});

/** Each has a good card, and a clock of their own or the product's. */
async function openAccounts(emulator: TestEmulator, isOnTestClock: boolean): Promise<Account[]> {
  const { stripe, store } = emulator;
  const prices: string[] = [];
  for (const unit_amount of [499, 999]) {
    const { id } = await stripe.prices.create({
      currency: 'gbp',
      unit_amount,
      recurring: { interval: 'month' },
      product_data: { name: `Plan of ${unit_amount}` },
    });
    prices.push(id);
  }
  const accounts: Account[] = [];
  while (accounts.length < 2) {
    const clock = isOnTestClock
      ? await stripe.testHelpers.testClocks.create({ frozen_time: store.now() })
      : null;
    const customer = await stripe.customers.create({
      ...(clock !== null && { test_clock: clock.id }),
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    accounts.push({
      ...emulator,
      prices,
      clockId: clock?.id ?? null,
      customerId: customer.id,
      pendingInvoices: new Set(),
    });
  }
  return accounts;
}
