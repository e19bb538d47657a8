import { balanceEntryAddresses, paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { homeInDecember, plainDebt } from '../testing/balance-entries.ts';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPayment, aPremiumAccount, createPaymentsWorld } from '../testing/payments.ts';

const world = await createPaymentsWorld();
const { account, pool } = world;
const { list, add, update, remove, standing } = balanceEntryAddresses;

const { home, moveTo, anEntry, enter } = homeInDecember(account);

describe('spending, charges and refunds', () => {
  it('are entries of their own, with all the fields of the contract', async () => {
    const { status, body } = await enter({ notes: 'New tyres' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      debt_id: home().debtId,
      creditor: 'Barclaycard',
      entry_type: 'spending',
      entry_date: '2026-12-10',
      amount: 60,
      notes: 'New tyres',
      balance_change: null,
      interest_amount: 0,
      adjustment_amount: 60,
      excess_amount: 0,
      balance_after: 1060,
      entered_at: '2026-12-20T09:00:00.000Z',
      entry_order: expect.any(Number),
      version: 1,
    });
    // The interest of November is of the balance before: 1060 and 10.00.
    expect(await home().debt()).toMatchObject({
      balance: 1060,
      payoff_amount: 1070,
      interest_paid: 0,
      principal_paid: 0,
    });
  });

  it('are listed, the newest first, with the opening as the oldest', async () => {
    await enter();
    await enter({ entry_type: 'charge', entry_date: '2026-12-12', amount: 12 });
    await enter({ entry_type: 'refund', entry_date: '2026-12-01', amount: 30 });
    const { body } = await home().send(list);
    expect(
      body.map(({ entry_type, balance_after }: Record<string, unknown>) => [
        entry_type,
        balance_after,
      ]),
    ).toEqual([
      ['charge', 1042],
      ['spending', 1030],
      ['refund', 970],
      ['opening', 1000],
    ]);
  });

  it('are changed and deleted, and the balance follows', async () => {
    const { body: spent } = await enter();
    const changed = await home().send(update, {
      entryId: spent.id,
      body: { ...anEntry({ entry_type: 'charge', amount: 25 }), version: 1 },
    });
    expect(changed.body).toMatchObject({ entry_type: 'charge', adjustment_amount: 25, version: 2 });
    expect((await home().debt()).balance).toBe(1025);
    const gone = await home().send(remove, { entryId: spent.id });
    expect(gone.body).toEqual({ message: 'Entry deleted successfully' });
    expect((await home().debt()).balance).toBe(1000);
    expect((await home().send(remove, { entryId: spent.id })).status).toBe(404);
  });

  it('count once for each key, however often they are sent', async () => {
    const headers = { 'idempotency-key': `spent-${home().id}` };
    const first = await home().send(add, { body: anEntry(), headers });
    const again = await home().send(add, { body: anEntry(), headers });
    expect(again.body).toEqual(first.body);
    expect((await home().debt()).balance).toBe(1060);
  });

  it('an edit of an older state is refused with 409', async () => {
    const { body: spent } = await enter();
    const body = { ...anEntry({ amount: 70 }), version: 1 };
    await home().send(update, { entryId: spent.id, body });
    expect((await home().send(update, { entryId: spent.id, body })).status).toBe(409);
  });

  it('on a debt that was paid off opens it again, where the plan has room for it', async () => {
    await home().pay({ payment_amount: 1010, payment_date: '2026-12-05' });
    expect((await home().debt()).is_paid_off).toBe(true);
    for (const creditor of ['One', 'Two', 'Three']) {
      await home().send(portfolioAddresses.addDebt, { body: aDebt({ creditor }) });
    }
    await pool.query('DELETE FROM tier_grants WHERE user_id = $1', [account.person().id]);
    const refused = await enter();
    expect(refused.status).toBe(403);
    expect(refused.body.error).toBe('Debt limit reached');
    await grantTier(pool, account.person().id, 'premium');
    expect((await enter()).status).toBe(201);
    expect(await home().debt()).toMatchObject({ balance: 60, is_paid_off: false });
  });
});

describe('what is refused', () => {
  it.each([
    { field: 'debt_id', value: 999_999, message: 'This debt is not in the portfolio' },
    { field: 'entry_type', value: 'rate', message: 'Please select what it was' },
    { field: 'entry_type', value: 'opening', message: 'Please select what it was' },
    { field: 'entry_date', value: '2026-12-21', message: 'Date cannot be in the future' },
    {
      field: 'entry_date',
      value: '2026-11-14',
      message: 'Before you added the debt: the balance that you entered then holds it already',
    },
    { field: 'amount', value: 0, message: 'Amount must be greater than 0' },
    { field: 'amount', value: -1, message: 'Amount must be 0 or more' },
    { field: 'amount', value: 1.005, message: 'Amount can have at most 2 decimal places' },
    {
      field: 'balance_change',
      value: 'principal',
      message: 'Please choose interest or adjustment',
    },
  ])('an entry with $field of $value: $message', async ({ field, value, message }) => {
    const refused = await enter({ [field]: value });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { [field]: message } });
    expect((await home().debt()).balance).toBe(1000);
  });

  it('spending that makes more of a balance than can be entered, added or changed', async () => {
    const message = 'Balance must be at most £100,000,000.00';
    const most = 100_000_000;
    const refused = await enter({ amount: most - 999 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: message, fields: { amount: message } });
    const { status, body: spent } = await enter({ amount: most - 1000 });
    expect(status).toBe(201);
    const change = anEntry({ amount: most });
    expect((await home().send(update, { entryId: spent.id, body: change })).status).toBe(400);
    expect((await home().debt()).balance).toBe(most);
  });

  it('a statement that turns into spending, and the other way round', async () => {
    const { body: spent } = await enter();
    const { body: stated } = await enter({ entry_type: 'balance', amount: 1100 });
    for (const [entryId, kind] of [
      [spent.id, 'balance'],
      [stated.id, 'refund'],
      [stated.id, 'opening'],
    ]) {
      const refused = await home().send(update, { entryId, body: anEntry({ entry_type: kind }) });
      expect(refused.status).toBe(400);
    }
  });

  it('to delete the opening, or to move it to another day', async () => {
    const [opening] = (await home().send(list)).body;
    expect((await home().send(remove, { entryId: opening.id })).body.error).toBe(
      'The opening balance cannot be deleted. Correct it instead.',
    );
    const body = anEntry({ entry_type: 'opening', entry_date: '2026-12-01', amount: 900 });
    expect((await home().send(update, { entryId: opening.id, body })).status).toBe(400);
    expect((await home().debt()).balance).toBe(1000);
  });

  it('entries of somebody else are not found', async () => {
    const { body: spent } = await enter();
    const stranger = await aPremiumAccount(world);
    const other = await stranger.createPortfolio();
    for (const reply of [
      await other.send(update, { entryId: spent.id, body: anEntry() }),
      await other.send(remove, { entryId: spent.id }),
      await other.send(standing, { debt: home().debtId }),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await home().debt()).balance).toBe(1060);
  });
});

describe('the opening balance', () => {
  it('is corrected in the history, and all that follows is worked out anew', async () => {
    await home().pay({ payment_date: '2026-12-10' });
    const [opening] = (await home().send(list)).body;
    const body = { ...anEntry({ entry_type: 'opening', amount: 1100 }), entry_date: '2026-11-15' };
    const { body: corrected } = await home().send(update, { entryId: opening.id, body });
    expect(corrected).toMatchObject({ entry_type: 'opening', amount: 1100, balance_after: 1100 });
    // 11.00 interest of 100.00.
    expect(await home().debt()).toMatchObject({ balance: 1011, original_balance: 1100 });
  });
});

describe('a balance edited with the debt', () => {
  const edit = (changes: Record<string, unknown>) =>
    home().send(portfolioAddresses.updateDebt, {
      debt: home().debtId,
      body: { ...plainDebt, ...changes },
    });

  it('is a statement of today, and its rise counts as what is chosen', async () => {
    await edit({ balance: 1040, balance_change: 'interest' });
    const [stated] = (await home().send(list)).body;
    expect(stated).toMatchObject({
      entry_type: 'balance',
      entry_date: '2026-12-20',
      balance_change: 'interest',
      interest_amount: 40,
      adjustment_amount: 0,
    });
    expect((await home().debt()).interest_paid).toBe(0);
    // It is in the balance already, and counts as paid with the next payment.
    const { body: paid } = await home().pay({ payment_date: '2026-12-20' });
    expect(paid).toMatchObject({ interest_amount: 40, principal_amount: 60 });
    expect(await home().debt()).toMatchObject({ balance: 940, interest_paid: 40 });
  });

  it('falls by payments that were not recorded, or by a correction', async () => {
    await edit({ balance: 950 });
    const [stated] = (await home().send(list)).body;
    expect(stated).toMatchObject({ interest_amount: 10, adjustment_amount: -60 });
  });

  it('replaces the opening on the day on which the debt was added, before anything else', async () => {
    moveTo(await account.createPortfolio([plainDebt]));
    await edit({ balance: 1200, interest_rate: 18.9 });
    await edit({ balance: 1300, interest_rate: 18.9 });
    expect(await home().debt()).toMatchObject({ balance: 1300, original_balance: 1300 });
    expect((await home().send(list)).body).toMatchObject([{ entry_type: 'opening', amount: 1300 }]);
    await home().pay({ payment_date: '2026-12-20' });
    await edit({ balance: 1400, interest_rate: 18.9 });
    expect(await home().debt()).toMatchObject({ balance: 1400, original_balance: 1300 });
  });
});

describe('the choice of a payment', () => {
  const pay = { payment_date: '2026-12-10', payment_amount: 60, balance_after_payment: 1140 };

  it('is stored, survives an edit that does not speak of it, and can be taken back', async () => {
    const { body: paid } = await home().pay({ ...pay, balance_change: 'interest' });
    expect(paid).toMatchObject({ interest_amount: 200, principal_amount: -140 });
    const send = (changes: Record<string, unknown>) =>
      home().send(paymentAddresses.update, {
        paymentId: paid.id,
        body: { ...aPayment(home().debtId, pay), is_balance_stated: true, ...changes },
      });
    expect((await send({ notes: 'Read again' })).body).toMatchObject({
      balance_change: 'interest',
      interest_amount: 200,
    });
    expect((await send({ balance_change: null })).body).toMatchObject({
      balance_change: null,
      interest_amount: 10,
      principal_amount: 50,
      adjustment_amount: 190,
    });
    const unstated = await send({ balance_after_payment: null, balance_change: 'interest' });
    expect(unstated.body).toMatchObject({ balance_change: null, adjustment_amount: 0 });
  });

  it('overpaying with a stated balance of nothing keeps the excess', async () => {
    const { body } = await home().pay({ ...pay, payment_amount: 1200, balance_after_payment: 0 });
    expect(body).toMatchObject({ interest_amount: 10, excess_amount: 190, adjustment_amount: 0 });
    expect(await home().debt()).toMatchObject({ balance: 0, principal_paid: 1000 });
  });
});
