import { expect, test } from 'vitest';
import { fixedPayment, minimumPayment, walkCard } from './card-months.ts';

const card = { balancePence: 300_000, aprPercent: 24.9 };

/** Worked out with 40 decimals in another language: interest rounded half-up, 1% of the opening balance half-down. */
test.each([
  ['a minimum with a floor of £25', minimumPayment(2500), 180, 453_303],
  ['a minimum with a floor of £5', minimumPayment(500), 341, 539_499],
  ['the first minimum kept', fixedPayment(8610), 57, 189_994],
])('£3,000 at 24.9%% APR with %s', (_, payment, months, interestPence) => {
  expect(walkCard(card, payment, 1200)).toEqual({
    months,
    interestPence,
    principalPence: 300_000,
    balancePence: 0,
  });
});

test('a walk of so many months ends there with what is still owed', () => {
  expect(walkCard(card, minimumPayment(2500), 1)).toEqual({
    months: 1,
    interestPence: 5610,
    principalPence: 3000,
    balancePence: 297_000,
  });
});
