import { progressAddresses } from '@debt-payoff/contract/payment-addresses';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { edit } from '../testing/termed-debts.ts';

const { account } = await createPaymentsWorld();
const jump = (day: string) => account.jumpTo(`${day}T09:00:00Z`);

const card = aDebt({ interest_rate: 0, monthly_payment: 100 });
const toMarch = [{ last_month: '2027-03', then_rate: 60, then_payment: null }];

/** £1,200 at £100 a month, from November 2026, with its first payments made as planned. */
async function untilJanuary(debt: Record<string, unknown>): Promise<OwnedPortfolio> {
  await jump('2026-11-15');
  const home = await account.createPortfolio([{ ...card, ...debt }]);
  await jump('2027-01-20');
  await home.pay({ payment_date: '2026-12-05' });
  await home.pay({ payment_date: '2027-01-05' });
  return home;
}

async function comparedWithPlan(home: OwnedPortfolio) {
  const { status, body } = await home.send(progressAddresses.planVsActual);
  expect(status).toBe(200);
  const { months_sooner, causes } = body;
  return { months_sooner, causes: causes.map(({ sentence }: { sentence: string }) => sentence) };
}

describe('what was agreed otherwise since the first plan', () => {
  it('is nothing, where a debt is saved as it was', async () => {
    const home = await untilJanuary({ rate_kind: 'apr', rate_changes: toMarch });
    const { rate_changes, rate_kind } = await home.debt();
    expect((await edit(home, { rate_changes, rate_kind })).status).toBe(200);
    expect(await comparedWithPlan(home)).toEqual({ months_sooner: 0, causes: [] });
  });

  it('is a deal that goes on for longer', async () => {
    const home = await untilJanuary({ rate_kind: 'apr', rate_changes: toMarch });
    const longer = [{ ...toMarch[0], last_month: '2027-09' }];
    expect((await edit(home, { rate_changes: longer })).status).toBe(200);
    const { causes } = await comparedWithPlan(home);
    expect(causes).toEqual([
      'The deal on Barclaycard ends in September 2027, not in March 2027 as in your first plan',
    ]);
  });

  it('is a deal that was entered later, and what the lender asks for', async () => {
    const home = await untilJanuary({});
    expect((await edit(home, { rate_changes: toMarch })).status).toBe(200);
    expect((await comparedWithPlan(home)).causes).toEqual([
      'The deal on Barclaycard ends in March 2027, which your first plan did not have',
    ]);
    const asked = await untilJanuary({});
    await edit(asked, { minimum_rule: { floor: 25, percent: 1, plus_interest: true } });
    await asked.send(planAddresses.change, { body: { strategy: 'minimum' } });
    const { causes } = await comparedWithPlan(asked);
    expect(causes).toContain('The lender of Barclaycard asks for less than your first plan had');
  });

  it('is the kind of its rate', async () => {
    const home = await untilJanuary({ interest_rate: 60 });
    expect((await edit(home, { rate_kind: 'apr' })).status).toBe(200);
    expect((await comparedWithPlan(home)).causes).toEqual([
      'The rate of Barclaycard is an APR now',
    ]);
  });

  it('is a pause, and a one-off, that the plan did not have', async () => {
    const home = await untilJanuary({});
    const one_offs = [{ month: '2027-06', amount: 300 }];
    await home.send(planAddresses.change, { body: { one_offs } });
    expect(await comparedWithPlan(home)).toEqual({
      months_sooner: 3,
      causes: ['You plan £300.00 more in one-off payments from now on than your first plan had'],
    });
  });
});
