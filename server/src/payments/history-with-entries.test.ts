import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeInDecember } from '../testing/balance-entries.ts';
import { createPaymentsWorld } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();

const { home, enter } = homeInDecember(account);

describe('the history with all entries', () => {
  const historyOf = async (query: string) =>
    (
      await home().send({
        ...paymentAddresses.history,
        path: `${paymentAddresses.history.path}?${query}`,
      })
    ).body;
  type Dated = {
    entry_order: number;
    payment_date?: string;
    entry_date?: string;
    entry_type?: string;
  };
  const inOrder = (page: { payments: Dated[]; entries: Dated[] }) =>
    [...page.payments, ...page.entries]
      .map((one) => ({ on: one.payment_date ?? one.entry_date ?? '', ...one }))
      .sort((a, b) => (a.on === b.on ? b.entry_order - a.entry_order : a.on < b.on ? 1 : -1))
      .map(({ entry_type = 'payment' }) => entry_type);

  beforeEach(async () => {
    await home().pay({ payment_date: '2026-12-10' });
    await enter();
    await enter({ entry_type: 'refund', entry_date: '2026-12-05', amount: 5 });
  });

  it.each([1, 2, 3, 4])('in pages of %i holds each once, in order', async (limit) => {
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 6; page += 1) {
      const body = await historyOf(`include=entries&limit=${limit}${cursor}`);
      expect(body.payments.length).toBeLessThanOrEqual(limit);
      expect(body.entries.length).toBeLessThanOrEqual(limit);
      seen.push(...inOrder(body));
      if (body.next === null) break;
      cursor = `&before=${encodeURIComponent(body.next)}`;
    }
    expect(seen).toEqual(['spending', 'payment', 'refund', 'opening']);
  });

  it('has payments alone where they are asked for by their type, or nothing else is', async () => {
    expect((await historyOf('include=entries&type=regular')).entries).toEqual([]);
    expect(await historyOf('limit=10')).not.toHaveProperty('entries');
  });

  it('sums what was spent and refunded apart from what was paid', async () => {
    await home().pay({ payment_date: '2026-12-12', balance_after_payment: 1000 });
    const { body } = await home().send(paymentAddresses.summary);
    // 995.00 and 10.00 less 100.00 is 905.00; 60.00 spent; 1000 + 100 - 965 = 135.00 more.
    expect(body).toMatchObject({
      count: 2,
      total_amount: 200,
      interest_amount: 10,
      principal_amount: 190,
      spending_amount: 195,
      refund_amount: 5,
      months: [{ month: '2026-12', total_amount: 200, spending_amount: 195, refund_amount: 5 }],
    });
  });
});
