import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPayment, createPaymentsWorld } from '../testing/payments.ts';

const { account } = await createPaymentsWorld();
const { history, list, summary, update, remove } = paymentAddresses;

type ListedPayment = { id: number; notes: string };
const notesOf = (payments: ListedPayment[]) => payments.map(({ notes }) => notes);
const withQuery = (address: { method: string; path: string }, query: string) => ({
  ...address,
  path: `${address.path}?${query}`,
});

/** Opened on 15 November 2026 at £1,000.00 and 12 %, and one without interest. */
const home = await account.createPortfolio([
  aDebt({ balance: 1000, interest_rate: 12 }),
  aDebt({ creditor: 'Sofa', balance: 600, interest_rate: 0 }),
]);
const [card = 0, sofa = 0] = home.debtIds;
await account.jumpTo('2027-01-20T09:00:00Z');
const entered = [
  aPayment(card, { payment_date: '2026-12-10', notes: 'a' }),
  aPayment(sofa, { payment_date: '2027-01-05', payment_amount: 50.5, notes: 'b' }),
  aPayment(card, { payment_date: '2027-01-05', payment_type: 'extra', notes: 'c' }),
  aPayment(card, { payment_date: '2026-11-20', payment_amount: 0.01, notes: 'd' }),
  aPayment(sofa, { payment_date: '2027-01-05', payment_type: 'lump_sum', notes: 'e' }),
];
for (const payment of entered) await home.pay(payment);
/** The newest first; of one day, the last that was entered first. */
const inOrder = ['e', 'c', 'b', 'a', 'd'];

describe('the list', () => {
  it('has all payments, the newest first, of one day the last entered first', async () => {
    expect(notesOf((await home.send(list)).body)).toEqual(inOrder);
  });

  it('is empty at first', async () => {
    const fresh = await account.createPortfolio([]);
    expect((await fresh.send(list)).body).toEqual([]);
    expect((await fresh.send(history)).body).toEqual({ payments: [], next: null });
  });
});

describe('the history', () => {
  it.each([1, 2, 3, 4, 5, 6])('in pages of %i holds each payment once, in order', async (limit) => {
    const seen: ListedPayment[] = [];
    let cursor = '';
    for (let page = 0; page < 10; page += 1) {
      const { body } = await home.send(withQuery(history, `limit=${limit}${cursor}`));
      expect(body.payments.length).toBeLessThanOrEqual(limit);
      seen.push(...body.payments);
      if (body.next === null) break;
      expect(body.payments).toHaveLength(limit);
      cursor = `&before=${encodeURIComponent(body.next)}`;
    }
    expect(notesOf(seen)).toEqual(inOrder);
  });

  it('goes on where it was, though payments have since been added and deleted', async () => {
    const first = (await home.send(withQuery(history, 'limit=3'))).body;
    const { body: newer } = await home.pay({ payment_date: '2027-01-20', notes: 'newer' });
    const { body: older } = await home.pay({ payment_date: '2026-11-18', notes: 'older' });
    const next = (await home.send(withQuery(history, `before=${first.next}`))).body;
    expect(notesOf(next.payments)).toEqual(['a', 'd', 'older']);
    for (const { id } of [newer, older]) await home.send(remove, { paymentId: id });
  });

  it('shows fifty on a page where nothing else is asked', async () => {
    const many = await account.createPortfolio();
    for (let number = 0; number < 51; number += 1) await many.pay({ payment_amount: 1 });
    const { body } = await many.send(history);
    expect(body.payments).toHaveLength(50);
    const rest = (await many.send(withQuery(history, `before=${body.next}`))).body;
    expect(rest).toMatchObject({ payments: [expect.anything()], next: null });
  });

  it.each([
    { query: 'before=garbage' },
    { query: 'before=2026-13-45_1' },
    { query: 'before=2026-02-30_1' },
    { query: 'before=2027-01-05_-1' },
    { query: 'limit=0' },
    { query: 'limit=201' },
    { query: 'limit=ten' },
    { query: 'type=minimum' },
    { query: 'debt_id=x' },
  ])('refuses $query with 400', async ({ query }) => {
    expect((await home.send(withQuery(history, query))).status).toBe(400);
  });
});

describe('filters', () => {
  const byFilter = [
    { query: 'type=regular', notes: ['b', 'a', 'd'] },
    { query: 'type=extra', notes: ['c'] },
    { query: 'type=lump_sum', notes: ['e'] },
    { query: `debt_id=${sofa}`, notes: ['e', 'b'] },
    { query: `debt_id=${card}&type=regular`, notes: ['a', 'd'] },
    { query: `debt_id=${sofa}&type=extra`, notes: [] },
  ];

  it.each(byFilter)('$query gives $notes', async ({ query, notes }) => {
    const { body } = await home.send(withQuery(history, query));
    expect(notesOf(body.payments)).toEqual(notes);
    const { body: sums } = await home.send(withQuery(summary, query));
    expect(sums.count).toBe(notes.length);
  });

  it('pages follow the filter', async () => {
    const first = (await home.send(withQuery(history, `debt_id=${card}&limit=2`))).body;
    expect(notesOf(first.payments)).toEqual(['c', 'a']);
    const next = (
      await home.send(withQuery(history, `debt_id=${card}&limit=2&before=${first.next}`))
    ).body;
    expect(notesOf(next.payments)).toEqual(['d']);
    expect(next.next).toBeNull();
  });

  it('a debt of another portfolio has no payments here', async () => {
    const other = await account.createPortfolio();
    const { body } = await home.send(withQuery(history, `debt_id=${other.debtId}`));
    expect(body.payments).toEqual([]);
  });
});

describe('the sums', () => {
  const nothingElse = { spending_amount: 0, refund_amount: 0 };

  it('are those of all payments, in total and by month', async () => {
    const { body } = await home.send(summary);
    // The card owes 999.99 after 0.01; December: 10.00 of 999.99; January: 1 % of 909.99 is 9.10.
    expect(body).toEqual({
      count: 5,
      total_amount: 350.51,
      // 350.51 / 5 = 70.102
      average_amount: 70.1,
      interest_amount: 19.1,
      principal_amount: 331.41,
      ...nothingElse,
      months: [
        {
          month: '2026-11',
          total_amount: 0.01,
          interest_amount: 0,
          principal_amount: 0.01,
          ...nothingElse,
        },
        {
          month: '2026-12',
          total_amount: 100,
          interest_amount: 10,
          principal_amount: 90,
          ...nothingElse,
        },
        {
          month: '2027-01',
          total_amount: 250.5,
          interest_amount: 9.1,
          principal_amount: 241.4,
          ...nothingElse,
        },
      ],
    });
  });

  it('follow the filter', async () => {
    const { body } = await home.send(withQuery(summary, `debt_id=${sofa}`));
    // 150.50 / 2 = 75.25
    expect(body).toMatchObject({ count: 2, total_amount: 150.5, average_amount: 75.25 });
  });

  it('of nothing are nothing', async () => {
    const fresh = await account.createPortfolio();
    expect((await fresh.send(summary)).body).toEqual({
      count: 0,
      total_amount: 0,
      average_amount: 0,
      interest_amount: 0,
      principal_amount: 0,
      ...nothingElse,
      months: [],
    });
  });

  it('half a penny of the average goes up', async () => {
    const fresh = await account.createPortfolio();
    for (const payment_amount of [0.01, 0.02]) await fresh.pay({ payment_amount });
    expect((await fresh.send(summary)).body.average_amount).toBe(0.02);
  });

  it('follow a change of a payment that others stand on', async () => {
    const fresh = await account.createPortfolio([aDebt({ balance: 1000, interest_rate: 12 })]);
    const { body: first } = await fresh.pay({ payment_date: '2027-01-20' });
    await fresh.pay({ payment_date: '2027-01-20' });
    const body = aPayment(fresh.debtId, { payment_amount: 200, payment_date: '2027-01-20' });
    await fresh.send(update, { paymentId: first.id, body });
    expect((await fresh.send(summary)).body).toMatchObject({
      total_amount: 300,
      principal_amount: 300,
    });
  });
});
