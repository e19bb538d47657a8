import { balanceEntryAddresses } from '@debt-payoff/contract/payment-addresses';
import { describe, expect, it } from 'vitest';
import { homeInDecember } from '../testing/balance-entries.ts';
import { createPaymentsWorld } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { standing } = balanceEntryAddresses;

const { home, enter } = homeInDecember(account);

describe('how a debt stands for anyone who states its balance', () => {
  const standingOn = async (query = '') =>
    (await home().send({ ...standing, path: `${standing.path}${query}` }, { debt: home().debtId }))
      .body;

  it('is told for today where no day is asked for', async () => {
    expect(await standingOn()).toEqual({
      balance: 1000,
      bears_interest: true,
      interest_due: 10,
      interest_most: 15,
      replaces_opening: false,
    });
  });

  it('is as of the day, after all that was entered for it', async () => {
    await enter();
    await home().pay({ payment_date: '2026-12-15' });
    expect(await standingOn('?date=2026-12-09')).toMatchObject({ balance: 1000, interest_due: 10 });
    expect(await standingOn('?date=2026-12-10')).toMatchObject({ balance: 1060, interest_due: 10 });
    // 130 % of 9.70 and 2.00 is 14.61, less the 10.00 that December was charged.
    expect(await standingOn('?date=2026-12-15')).toMatchObject({
      balance: 970,
      interest_due: 0,
      interest_most: 4.61,
    });
  });

  it('is at the rate that is stated with it', async () => {
    expect(await standingOn('?interest_rate=0')).toMatchObject({
      bears_interest: false,
      interest_due: 10,
    });
  });

  it.each([
    { query: '?date=2026-12-21', field: 'date', message: 'Date cannot be in the future' },
    {
      query: '?interest_rate=',
      field: 'interest_rate',
      message: 'Rate must be between 0 and 100',
    },
  ])('is not told for $query', async ({ query, field, message }) => {
    expect(await standingOn(query)).toMatchObject({ fields: { [field]: message } });
  });

  it('leaves out what is being changed, and what came after it on its day', async () => {
    const { body: paid } = await home().pay({ payment_date: '2026-12-10' });
    const { body: spent } = await enter();
    const query = `?date=2026-12-10&payment_id=${paid.id}`;
    expect(await standingOn(query)).toMatchObject({ balance: 1000, interest_due: 10 });
    expect(await standingOn(`?date=2026-12-10&entry_id=${spent.id}`)).toMatchObject({
      balance: 910,
    });
  });
});
