import { describe, expect, it } from 'vitest';
import { newPrice } from '../objects/price.ts';
import { newSubscriptionItem } from '../objects/subscription-item.ts';
import { balanceOf, changePlan } from '../testing/plan-change.ts';
import { billOf, createSubscriber, secondsAt } from '../testing/subscriber.ts';
import { debitOf, periodLine, remainingTimeLine, unusedTimeLine } from './billed-lines.ts';
import { nextBoundary } from './periods.ts';
import { prorate } from './proration.ts';

const month = { interval: 'month', interval_count: 1 } as const;

describe('prorate', () => {
  // As recorded from Stripe: ties go down, all else to the nearest penny.
  it.each([
    [-5, 1, 2, -3],
    [9, 1, 2, 4],
    [15, 1, 2, 7],
    [-2000, 1, 3, -667],
    [1000, 1, 3, 333],
    [1000, 2, 3, 667],
    [-1000, 1, 3, -333],
    [499, 0, 30, 0],
    [499, 30, 30, 499],
  ])('%i pence for %i of %i seconds is %i', (amountPence, seconds, ofSeconds, expected) => {
    expect(prorate({ amountPence, seconds, ofSeconds })).toBe(expected);
  });
});

type Row = readonly [start: string, at: string, credit: number, debit: number];

/** £4.99 to £9.99. Credit is 499 and debit 999, by the time left over the time of the period. */
const upgrades: readonly Row[] = [
  // November has 30 days. All of it is left.
  ['2026-11-01', '2026-11-01', -499, 999],
  // 29/30: 482.37 and 965.70.
  ['2026-11-01', '2026-11-02', -482, 966],
  // 15/30: 249.50 becomes -250, because ties go down, and 499.50 becomes 499.
  ['2026-11-01', '2026-11-16', -250, 499],
  // 1/30: 16.63 and 33.30.
  ['2026-11-01', '2026-11-30', -17, 33],
  // 1 hour of 720: 0.69 and 1.39.
  ['2026-11-01', '2026-11-30T23:00:00Z', -1, 1],
  // From 31 January to 28 February, 28 days; 18/28: 320.79 and 642.21.
  ['2027-01-31', '2027-02-10', -321, 642],
  // February of 28 days; 21/28: 374.25 and 749.25.
  ['2027-02-01', '2027-02-08', -374, 749],
  // A leap year, 29 days; 19/29: 326.93 and 654.52.
  ['2028-02-01', '2028-02-11', -327, 655],
  ['2028-01-31', '2028-02-10', -327, 655],
];

/** £9.99 to £4.99, by the same shares. */
const downgrades: readonly Row[] = [
  ['2026-11-01', '2026-11-01', -999, 499],
  ['2026-11-01', '2026-11-02', -966, 482],
  // 499.50 becomes -500, and 249.50 becomes 249.
  ['2026-11-01', '2026-11-16', -500, 249],
  ['2026-11-01', '2026-11-30', -33, 17],
  ['2026-11-01', '2026-11-30T23:00:00Z', -1, 1],
  ['2027-01-31', '2027-02-10', -642, 321],
  ['2027-02-01', '2027-02-08', -749, 374],
  ['2028-02-01', '2028-02-11', -655, 327],
];

/** What a change comes to, by the lines of which both a preview and an invoice are made. */
function amountsOf([start, at]: Row, { from, to }: { readonly from: number; readonly to: number }) {
  const [periodStart, now] = [secondsAt(start), secondsAt(at)];
  const period = { start: periodStart, end: nextBoundary(periodStart, month, periodStart) };
  const itemAt = (unitAmount: number) =>
    newSubscriptionItem({
      now: periodStart,
      currentPeriodStart: period.start,
      currentPeriodEnd: period.end,
      price: newPrice({
        now: periodStart,
        currency: 'gbp',
        product: 'prod_1',
        recurring: { interval: 'month' },
        unitAmount,
      }),
      subscription: 'sub_1',
    });
  const productNames = new Map<string, string>();
  const debit = debitOf(periodLine({ item: itemAt(from), productNames }, period));
  return [
    unusedTimeLine(debit, 'sub_1', now).amount,
    remainingTimeLine({ item: itemAt(to), productNames }, now).amount,
  ];
}

it.each(upgrades)('an upgrade in the period from %s at %s credits %i and costs %i', (...row) => {
  expect(amountsOf(row, { from: 499, to: 999 })).toEqual(row.slice(2));
});

it.each(downgrades)('a downgrade in the period from %s at %s credits %i and costs %i', (...row) => {
  expect(amountsOf(row, { from: 999, to: 499 })).toEqual(row.slice(2));
});

describe('a preview and its invoice agree to the penny', () => {
  it.each<readonly [string, 'starter' | 'pro', 'starter' | 'pro', Row]>([
    ['an upgrade in a short month', 'starter', 'pro', ['2027-01-31', '2027-02-10', -321, 642]],
    ['an upgrade too small to charge', 'starter', 'pro', ['2026-11-01', '2026-11-30', -17, 33]],
    ['a downgrade', 'pro', 'starter', ['2026-11-01', '2026-11-16', -500, 249]],
  ])('for %s', async (_name, from, to, [start, at, credit, debit]) => {
    const subscriber = await createSubscriber(start);
    const { id } = await subscriber.subscribe({ items: [{ price: subscriber[from].id }] });
    await subscriber.advanceTo(at);
    const { preview, invoice } = await changePlan(subscriber, { id, price: subscriber[to].id });
    const total = credit + debit;
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([credit, debit]);
    expect(invoice).toMatchObject({ total, billing_reason: 'subscription_update', status: 'paid' });
    // Below 30p a card is not charged, and the amount goes to the balance.
    const isTooSmall = total > 0 && total < 30;
    expect(invoice.amount_due).toBe(isTooSmall ? 0 : Math.max(0, total));
    expect(billOf(preview)).toEqual(billOf(invoice));
    expect(await balanceOf(subscriber)).toBe(isTooSmall || total < 0 ? total : 0);
  });
});
