/** Who is looked at each night: nobody whose lenders can ask for nothing, and everybody of whom something may be due. */
import { beforeEach, expect, it } from 'vitest';
import { aPayer } from '../testing/payers.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';
import { listPortfoliosWithDue } from './due-dates.store.ts';

const clock = settableClock();
const test = { ...(await createTestApp({ clock })), clock };
const { db, pool } = test;

beforeEach(async () => {
  clock.set('2026-11-01T09:00:00Z');
  await pool.query('DELETE FROM users');
});

type Case = {
  readonly name: string;
  readonly amountKind?: 'fixed';
  readonly debt: Record<string, unknown>;
  /** Set by hand on 5 December. */
  readonly thenPayment?: number;
  readonly isLookedAt: boolean;
};

const resting = { balance: 500, interest_rate: 0, monthly_payment: 0 };
const rule = (changes: Record<string, unknown> = {}) => ({
  ...resting,
  minimum_rule: { floor: 0, percent: null, plus_interest: false, ...changes },
});
const change = { last_month: '2026-12', then_rate: 0 };

const cases: readonly Case[] = [
  { name: 'no payment and no rule', debt: resting, isLookedAt: false },
  { name: 'a payment', debt: { ...resting, monthly_payment: 60 }, isLookedAt: true },
  {
    name: 'no payment, but a fixed amount of nothing',
    amountKind: 'fixed',
    debt: resting,
    isLookedAt: true,
  },
  {
    name: 'a planned payment',
    debt: { ...resting, rate_changes: [{ ...change, then_payment: 80 }] },
    isLookedAt: true,
  },
  {
    name: 'no payment any more, since less than its schedule',
    debt: { ...resting, monthly_payment: 60 },
    thenPayment: 0,
    isLookedAt: true,
  },
  {
    name: 'a rule of nothing, whatever is paid',
    debt: { ...rule(), monthly_payment: 60 },
    isLookedAt: false,
  },
  { name: 'a rule with a floor', debt: rule({ floor: 5 }), isLookedAt: true },
  { name: 'a rule with a share', debt: rule({ percent: 1 }), isLookedAt: true },
  { name: 'a rule of the interest', debt: rule({ plus_interest: true }), isLookedAt: true },
];

it.each(cases)('$name', async ({ debt, amountKind = 'required', thenPayment, isLookedAt }) => {
  const payer = await aPayer(test, { days: [20], debt });
  await pool.query('UPDATE scheduled_payments SET amount_kind = $1', [amountKind]);
  if (thenPayment !== undefined) {
    await pool.query('UPDATE debts SET monthly_payment_pence = $1, payment_set_on = $2', [
      thenPayment * 100,
      '2026-12-05',
    ]);
  }
  const due = await listPortfoliosWithDue(db, { userIds: [payer.id], today: '2027-01-25' });
  const itself = { userId: payer.id, portfolioId: payer.portfolioId };
  expect(due).toEqual(isLookedAt ? [itself] : []);
});

it('one debt that asks for something has its portfolio looked at', async () => {
  const payer = await aPayer(test, { days: [20, 20], debt: resting });
  const [, other] = payer.debtIds;
  await pool.query("UPDATE scheduled_payments SET amount_kind = 'required'");
  await pool.query('UPDATE debts SET monthly_payment_pence = 6000 WHERE id = $1', [other]);
  const due = await listPortfoliosWithDue(db, { userIds: [payer.id], today: '2027-01-25' });
  expect(due).toHaveLength(1);
});
