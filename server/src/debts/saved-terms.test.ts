import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { createPaymentsWorld, type OwnedPortfolio } from '../testing/payments.ts';
import { aPerson, call } from '../testing/people.ts';
import { aDeal, edit, olderFacts, replaceAll } from '../testing/termed-debts.ts';

const { account, app } = await createPaymentsWorld();
const jump = (day: string) => account.jumpTo(`${day}T09:00:00Z`);

/** 1 % and the interest, at least £25.00. */
const usualRule = { floor: 25, percent: 1, plus_interest: true };

const allTerms = {
  rate_kind: 'apr',
  interest_rate: 24.95,
  rate_changes: [
    { last_month: '2027-04', then_rate: 29.95, then_payment: 120 },
    { last_month: '2027-10', then_rate: 0, then_payment: null },
  ],
  minimum_rule: usualRule,
  is_priority: true,
  takes_extra: false,
  one_offs: [{ month: '2027-02', amount: 250 }],
};
const noTerms = {
  rate_kind: null,
  rate_changes: [],
  minimum_rule: null,
  is_priority: false,
  takes_extra: true,
  one_offs: [],
};
const takenAway = {
  rate_kind: null,
  rate_changes: null,
  minimum_rule: null,
  is_priority: null,
  takes_extra: null,
  one_offs: null,
};

async function aHome(debt: Record<string, unknown> = aDeal()): Promise<OwnedPortfolio> {
  await jump('2026-11-15');
  return account.createPortfolio([debt]);
}

describe('the terms of a saved debt', () => {
  it('are replied as they were sent, and none as none', async () => {
    const home = await aHome(aDebt(allTerms));
    expect(await home.debt()).toMatchObject(allTerms);
    const plain = await aHome(aDebt());
    expect(await plain.debt()).toMatchObject(noTerms);
  });

  it('stay as they are in a call without them, by itself and in a list', async () => {
    const home = await aHome(aDebt(allTerms));
    const edited = await edit(home, { monthly_payment: 90 });
    expect(edited.body).toMatchObject({ ...allTerms, monthly_payment: 90 });
    const replaced = await replaceAll(home, [olderFacts(edited.body)]);
    expect(replaced.body.debts).toMatchObject([{ id: home.debtId, ...allTerms }]);
  });

  it('are taken away by null, by itself and in a list', async () => {
    const home = await aHome(aDebt(allTerms));
    const edited = await edit(home, { ...takenAway, interest_rate: 18.9 });
    expect(edited.body).toMatchObject({ ...noTerms, interest_rate: 18.9, balance: 1200 });
    const again = await aHome(aDebt(allTerms));
    const debts = [{ ...olderFacts(await again.debt()), ...takenAway, interest_rate: 18.9 }];
    expect((await replaceAll(again, debts)).body.debts).toMatchObject([
      { id: again.debtId, ...noTerms, interest_rate: 18.9 },
    ]);
  });

  it('read and sent back whole, on any day, change nothing but the version', async () => {
    const home = await aHome(aDebt(allTerms));
    for (const day of ['2026-11-15', '2027-02-10', '2027-05-01', '2027-12-24']) {
      await jump(day);
      const before = await home.debt();
      const sent = await home.send(portfolioAddresses.updateDebt, {
        debt: home.debtId,
        body: before,
      });
      expect(sent.body).toEqual({
        ...before,
        version: before.version + 1,
        updated_at: expect.any(String),
      });
      const replaced = await replaceAll(home, [sent.body]);
      expect(replaced.body.debts).toMatchObject([
        { ...sent.body, version: expect.any(Number), updated_at: expect.any(String) },
      ]);
    }
  });

  it("read and sent back whole are taken after 'Use APR', though past rates were of another kind", async () => {
    const home = await aHome(
      aDebt({
        rate_kind: 'monthly',
        interest_rate: 1.875,
        rate_changes: [{ last_month: '2026-12', then_rate: 1.525 }],
      }),
    );
    await jump('2027-02-10');
    expect((await edit(home, { rate_kind: 'apr', interest_rate: 19.9 })).status).toBe(200);
    const before = await home.debt();
    expect(before.rate_changes).toMatchObject([{ last_month: '2026-12', then_rate: 1.525 }]);
    const sent = await home.send(portfolioAddresses.updateDebt, {
      debt: home.debtId,
      body: before,
    });
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({ payoff_amount: before.payoff_amount });
  });

  it('have changes ahead that are said to be of another kind with the debt', async () => {
    const home = await aHome(aDebt({ rate_changes: [{ last_month: '2026-12', then_rate: 24.9 }] }));
    await edit(home, { rate_kind: 'apr', interest_rate: 0 });
    await jump('2027-02-01');
    // 1,200.00 x 1.8701322 %; simple it would be 24.90.
    expect(await home.debt()).toMatchObject({ rate_kind: 'apr', payoff_amount: 1222.44 });
  });
});

describe('the payment of a debt with a minimum rule', () => {
  const ruled = (changes: Record<string, unknown> = {}) =>
    aDeal({
      interest_rate: 24.9,
      rate_changes: [],
      minimum_rule: usualRule,
      monthly_payment: null,
      ...changes,
    });
  const paymentOf = async (debt: Record<string, unknown>): Promise<number> => {
    const home = await aHome(debt);
    return (await home.debt()).monthly_payment;
  };

  it.each([
    // 2,000.00 bears 37.40; 1 % is 20.00.
    { what: 'left blank', changes: {}, kept: 57.4 },
    { what: 'left out', changes: { monthly_payment: undefined }, kept: 57.4 },
    { what: 'lower', changes: { monthly_payment: 57.39 }, kept: 57.4 },
    { what: 'higher', changes: { monthly_payment: 57.41 }, kept: 57.41 },
    // 2.5 % of 2,037.40 is 50.935, half up.
    {
      what: 'a share of the statement',
      changes: { minimum_rule: { floor: 5, percent: 2.5 } },
      kept: 50.94,
    },
    { what: 'a floor alone', changes: { minimum_rule: { floor: 65 } }, kept: 65 },
    { what: 'nothing asked', changes: { minimum_rule: { floor: 0 } }, kept: 0 },
    // 10.00 bears 0.19: no more is owed.
    { what: 'more than is owed', changes: { balance: 10 }, kept: 10.19 },
    // 2,100.00 bears 39.27; 1 % is 21.00.
    { what: 'with a fee', changes: { fee: 100 }, kept: 60.27 },
  ])('$what is kept as £$kept', async ({ changes, kept }) => {
    expect(await paymentOf(ruled(changes))).toBe(kept);
  });

  it('is not raised when the rule asks for more, by no call that renames the debt', async () => {
    const home = await aHome(ruled());
    await jump('2027-02-10');
    // 2,000.00 has run up to 2,075.50 and bears 38.81: the rule asks for 59.57 now.
    expect((await edit(home, { creditor: 'One' })).body.monthly_payment).toBe(57.4);
    const { monthly_payment: _, ...facts } = olderFacts(await home.debt());
    const without = await home.send(portfolioAddresses.updateDebt, {
      debt: home.debtId,
      body: { ...facts, creditor: 'Two' },
    });
    expect(without.body).toMatchObject({ creditor: 'Two', monthly_payment: 57.4 });
    const whole = await home.send(portfolioAddresses.updateDebt, {
      debt: home.debtId,
      body: { ...without.body, creditor: 'Three' },
    });
    expect(whole.body).toMatchObject({ creditor: 'Three', monthly_payment: 57.4 });
    const replaced = await replaceAll(home, [olderFacts(whole.body)]);
    expect(replaced.body.debts).toMatchObject([{ monthly_payment: 57.4 }]);
  });

  it("is raised to that day's where another rule, or a lower payment, is saved", async () => {
    const home = await aHome(ruled());
    const asked = { minimum_rule: { floor: 70 } };
    expect((await edit(home, asked)).body.monthly_payment).toBe(70);
    expect((await edit(home, { monthly_payment: 69 })).body.monthly_payment).toBe(70);
    expect((await edit(home, { minimum_rule: usualRule })).body.monthly_payment).toBe(70);
    expect((await edit(home, { monthly_payment: null })).body.monthly_payment).toBe(57.4);
    const plain = await aHome(aDebt({ balance: 2000, interest_rate: 24.9, monthly_payment: 20 }));
    // Without a kind a month is 41.50; 1 % is 20.00.
    const ruledNow = await edit(plain, { minimum_rule: usualRule });
    expect(ruledNow.body.monthly_payment).toBe(61.5);
  });

  it("left blank on a later day is that month's: of last month's closing balance and the turn's interest", async () => {
    const home = await aHome(ruled());
    await jump('2027-02-10');
    // 2,000.00 bore 37.40 and 38.10: 1 % of 2,075.50 is 20.755, half up, and the turn into February bore 38.81.
    expect((await edit(home, { monthly_payment: null })).body.monthly_payment).toBe(59.57);
  });

  it('left blank is by the past changes that are saved with the rule, as if they had been saved before', async () => {
    const past = { rate_changes: [{ last_month: '2026-12', then_rate: 90 }] };
    const rule = { minimum_rule: usualRule, monthly_payment: null };
    const [once, twice] = [await aHome(aDebt()), await aHome(aDebt())];
    await jump('2027-03-10');
    const atOnce = (await edit(once, { ...past, ...rule })).body;
    await edit(twice, past);
    expect((await edit(twice, rule)).body.monthly_payment).toBe(atOnce.monthly_payment);
    // 1,200.00 at 90 % a year bears 90.00 a month, and 1 % is more than 12.00.
    expect(atOnce.monthly_payment).toBeGreaterThan(102);
  });

  it('is required once the rule is taken away, unless it is left out', async () => {
    const home = await aHome(ruled());
    const message = 'Monthly payment is required';
    const refused = await edit(home, { minimum_rule: null, monthly_payment: null });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { monthly_payment: message } });
    const debts = [{ ...ruled({ minimum_rule: null }) }];
    expect((await replaceAll(home, debts)).body).toMatchObject({
      fields: { 'debts.0.monthly_payment': message },
    });
    expect((await edit(home, { minimum_rule: null })).body).toMatchObject({
      minimum_rule: null,
      monthly_payment: 57.4,
    });
  });
});

const tooEarly = 'This deal ends before the end of this month. Enter the rate that follows';
const change = (last_month: unknown, others: Record<string, unknown> = {}) => ({
  last_month,
  then_rate: 24.9,
  ...others,
});
const changes = (...lastMonths: unknown[]) => ({
  rate_changes: lastMonths.map((lastMonth) => change(lastMonth)),
});
const monthsOf2028 = Array.from(
  { length: 12 },
  (_, at) => `2028-${String(at + 1).padStart(2, '0')}`,
);

/**
 * One of each place in which a field is looked at; all that may be sent is in the tests of the contract. Of a plain
 * debt: `creditor`, `debt_type`, `balance`, `interest_rate` and `monthly_payment` are as they should be.
 */
const refusals: readonly (readonly [Record<string, unknown>, string, string])[] = [
  [changes('2026-10'), 'rate_changes.0.last_month', tooEarly],
  [changes('2026-13'), 'rate_changes.0.last_month', 'Month is required'],
  [
    changes('2027-03', '2027-01'),
    'rate_changes.1.last_month',
    'Each change must come after the one before',
  ],
  [
    changes(...monthsOf2028.slice(0, 11)),
    'rate_changes',
    'A debt can have at most 10 changes of its rate',
  ],
  [
    { rate_changes: [change('2026-12', { then_rate: 24.95 })] },
    'rate_changes.0.then_rate',
    'Rate can have at most 1 decimal place',
  ],
  [
    { rate_kind: 'apr', rate_changes: [change('2026-12', { then_rate: 24.955 })] },
    'rate_changes.0.then_rate',
    'Rate can have at most 2 decimal places',
  ],
  [{ rate_kind: 'flat' }, 'rate_kind', 'Kind of rate must be simple, apr, ear or monthly'],
  [{ interest_rate: 150 }, 'interest_rate', 'Rate must be between 0 and 100'],
  [{ rate_kind: null, interest_rate: 150 }, 'interest_rate', 'Rate must be between 0 and 100'],
  [
    { rate_kind: 'monthly', interest_rate: 1.8755 },
    'interest_rate',
    'Rate can have at most 3 decimal places',
  ],
  [{ fee: 99_998_800.01 }, 'fee', 'Fee must be at most £100,000,000.00'],
  [{ minimum_rule: {} }, 'minimum_rule.floor', 'Minimum is required'],
  [{ is_priority: 'yes' }, 'is_priority', 'is_priority must be true or false'],
  [
    { one_offs: [{ month: '2027-01', amount: 0 }] },
    'one_offs.0.amount',
    'Amount must be greater than 0',
  ],
  [{ monthly_payment: null }, 'monthly_payment', 'Monthly payment is required'],
];

const refused = (message: string, field: string) => ({
  status: 400,
  body: expect.objectContaining({ error: message, fields: { [field]: message } }),
});

describe('is refused, and nothing is kept of it', () => {
  it.each(refusals.map(([given, field, message]) => ({ given, field, message })))(
    '$field in $given: $message',
    async ({ given, field, message }) => {
      await jump('2026-11-15');
      const sent = aDebt({ creditor: 'Harbour Visa', ...given });
      const home = await account.createPortfolio([aDebt()]);
      const before = (await home.send(portfolioAddresses.get)).body;
      const inList = refused(message, `debts.1.${field}`);
      const ways = {
        'added by itself': home.send(portfolioAddresses.addDebt, { body: sent }),
        edited: home.send(portfolioAddresses.updateDebt, { debt: home.debtId, body: sent }),
        'added in a list': home.send(portfolioAddresses.addDebts, {
          body: { debts: [aDebt(), sent] },
        }),
        'made with a portfolio': home.send(portfolioAddresses.create, {
          body: { name: 'Home', debts: [aDebt(), sent] },
        }),
        'new in a list that replaces': replaceAll(home, [aDebt(), sent]),
        'kept in a list that replaces': replaceAll(home, [
          aDebt({ creditor: 'New' }),
          aDebt(given),
        ]),
      };
      for (const [way, reply] of Object.entries(ways)) {
        const { status, body } = await reply;
        const isOwn = way === 'edited' || way === 'added by itself';
        expect({ way, status, body }).toMatchObject({
          way,
          ...(isOwn ? refused(message, field) : inList),
        });
      }
      expect((await home.send(portfolioAddresses.get)).body).toEqual(before);
    },
  );

  it.each([
    [{ interest_rate: 1.8755 }, 'interest_rate', 'Rate can have at most 3 decimal places'],
    [{ interest_rate: 100.001 }, 'interest_rate', 'Rate must be between 0 and 100'],
    [changes('2027-01'), null, null],
    [
      { rate_changes: [change('2027-01', { then_rate: 1.2345 })] },
      'rate_changes.0.then_rate',
      'Rate can have at most 3 decimal places',
    ],
    [{ rate_kind: null }, 'interest_rate', 'Rate can have at most 1 decimal place'],
    [
      { rate_kind: 'apr', interest_rate: 20 },
      'rate_changes.0.then_rate',
      'Rate can have at most 2 decimal places',
    ],
  ])('without a kind the stored one counts, a rate a month: %o', async (given, field, message) => {
    const home = await aHome(
      aDebt({
        rate_kind: 'monthly',
        interest_rate: 1.875,
        rate_changes: [{ last_month: '2027-06', then_rate: 2.125 }],
      }),
    );
    const before = await home.debt();
    const edited = await edit(home, given);
    if (message === null) {
      expect(edited.status).toBe(200);
      return;
    }
    expect(edited).toMatchObject(refused(message, field ?? ''));
    const replaced = await replaceAll(home, [{ ...olderFacts(before), ...given }]);
    expect(replaced).toMatchObject(refused(message, `debts.0.${field}`));
    expect(await home.debt()).toEqual(before);
  });

  it.each([
    { creditor: 'Harbour\u0000Visa' },
    { rate_kind: '\u0000' },
    changes('2026-12\u0000'),
    { one_offs: [{ month: '2026-12\u0000', amount: 5 }] },
  ])('text that cannot be stored: %j', async (given) => {
    const home = await aHome(aDebt());
    const replies = [
      await edit(home, given),
      await home.send(portfolioAddresses.addDebt, { body: aDebt(given) }),
      await replaceAll(home, [aDebt(given)]),
    ];
    for (const { status } of replies) expect(status).toBe(400);
    expect((await home.send(portfolioAddresses.listDebts)).body).toMatchObject([{ version: 1 }]);
  });

  it('a list that is far too long', async () => {
    const home = await aHome(aDebt());
    const tooMany = { rate_changes: Array.from({ length: 1_000 }, () => change('2027-01')) };
    const manyOneOffs = {
      one_offs: Array.from({ length: 1_000 }, () => ({ month: '2027-01', amount: 1 })),
    };
    for (const given of [tooMany, manyOneOffs]) {
      const replies = [
        await edit(home, given),
        await home.send(portfolioAddresses.addDebt, { body: aDebt(given) }),
        await replaceAll(home, [aDebt(given)]),
      ];
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 400]);
    }
    expect(await home.debt()).toMatchObject({ ...noTerms, version: 1 });
  });

  it.each(['9999-12', '9999-11', '0000-01', '2126-10'])(
    'or kept, a change after %s leaves all readable',
    async (lastMonth) => {
      const home = await aHome(aDebt());
      const replies = [
        await edit(home, changes(lastMonth)),
        await replaceAll(home, [aDebt(changes(lastMonth))]),
        await home.send(portfolioAddresses.addDebt, { body: aDebt(changes(lastMonth)) }),
        await home.send(portfolioAddresses.get),
        await home.send(portfolioAddresses.list),
        await home.send({ ...portfolioAddresses.get, path: '/api/portfolios/{id}/plan' }),
      ];
      for (const { status, text } of replies) expect(status < 500, text).toBe(true);
    },
  );
});

describe('two who save at once', () => {
  it('one is told that it has changed, whichever fields they send', async () => {
    const home = await aHome();
    const replies = await Promise.all([
      edit(home, { rate_kind: 'ear', version: 1 }),
      edit(home, { is_priority: true, version: 1 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await home.debt()).version).toBe(2);
  });

  it('a change that comes into force makes no version stale; what an edit made does', async () => {
    const home = await aHome();
    await jump('2027-05-01');
    expect((await edit(home, { creditor: 'One', version: 1 })).status).toBe(200);
    expect((await edit(home, { rate_changes: [], version: 1 })).status).toBe(409);
    const { body } = await home.send(portfolioAddresses.get);
    expect((await replaceAll(home, [aDeal()], { version: body.version - 1 })).status).toBe(409);
    expect(await home.debt()).toMatchObject({ creditor: 'One' });
  });

  it('a debt with a fee that is sent again with its key is added once', async () => {
    const home = await aHome(aDebt());
    const headers = { 'idempotency-key': `fee-${home.id}` };
    const add = (debt: unknown) => home.send(portfolioAddresses.addDebt, { body: debt, headers });
    const [first, again] = await Promise.all([add(aDeal({ fee: 60 })), add(aDeal({ fee: 60 }))]);
    expect(first.body).toMatchObject({ balance: 2060 });
    expect(again.body).toEqual(first.body);
    const other = await add(aDeal({ fee: 61 }));
    expect(other.status).toBe(409);
    expect((await home.send(portfolioAddresses.listDebts)).body).toHaveLength(2);
  });
});

describe('a list that replaces the debts', () => {
  const inForce = { last_month: '2026-12', then_rate: 9.9, then_payment: 110 };
  const ahead = { last_month: '2027-06', then_rate: 24.9, then_payment: null };
  const other = { last_month: '2027-08', then_rate: 29.9, then_payment: null };

  /** It is 10 February 2027: the first of its two changes is in force. */
  async function inFebruary(): Promise<OwnedPortfolio> {
    const home = await aHome(aDeal({ rate_changes: [inForce, ahead] }));
    await jump('2027-02-10');
    return home;
  }

  it.each([
    { name: 'another', sent: [other], kept: [inForce, other] },
    { name: 'none', sent: [], kept: [inForce] },
    { name: 'null', sent: null, kept: [inForce] },
    { name: 'the same', sent: [ahead], kept: [inForce, ahead] },
    { name: 'all that is kept', sent: [inForce, ahead], kept: [inForce, ahead] },
    {
      name: 'one in force that says something else',
      sent: [{ ...inForce, then_rate: 0 }, ahead],
      kept: [inForce, ahead],
    },
  ])(
    'keeps the changes in force, and has those ahead replaced: with $name',
    async ({ sent, kept }) => {
      const home = await inFebruary();
      const before = await home.debt();
      const replaced = await replaceAll(home, [{ ...olderFacts(before), rate_changes: sent }]);
      expect(replaced.body.debts).toMatchObject([
        {
          id: home.debtId,
          rate_changes: kept,
          interest_rate: 9.9,
          monthly_payment: 110,
          payoff_amount: before.payoff_amount,
        },
      ]);
      expect(replaced.body.debts[0].rate_changes).toHaveLength(kept.length);
    },
  );

  it('keeps a change that ended with the month before, and replaces one that ends with this month', async () => {
    const [january, february] = ['2027-01', '2027-02'].map((last_month, at) => ({
      last_month,
      then_rate: 5 + at,
      then_payment: null,
    }));
    const home = await aHome(aDeal({ rate_changes: [january, february] }));
    await jump('2027-02-28');
    const replaced = await replaceAll(home, [
      { ...olderFacts(await home.debt()), rate_changes: [] },
    ]);
    expect(replaced.body.debts[0].rate_changes).toEqual([january]);
  });

  it('never leaves more than 10 changes', async () => {
    const months = [
      ...['2026-11', '2026-12'],
      ...Array.from({ length: 8 }, (_, at) => `2027-0${at + 1}`),
    ];
    const home = await aHome(aDeal({ rate_changes: months.map((month) => change(month)) }));
    await jump('2027-09-10');
    const facts = olderFacts(await home.debt());
    await replaceAll(home, [{ ...facts, ...changes('2027-10', '2027-11') }]);
    expect((await home.debt()).rate_changes.length).toBeLessThanOrEqual(10);
  });

  it('refuses a past deal of a debt that is new in it', async () => {
    const home = await inFebruary();
    const sent = aDebt({ creditor: 'New', ...changes('2027-01') });
    const { body } = await replaceAll(home, [olderFacts(await home.debt()), sent]);
    expect(body).toMatchObject({ fields: { 'debts.1.rate_changes.0.last_month': tooEarly } });
  });

  it('adds a fee once, however often it is saved with what is read', async () => {
    const home = await aHome(aDebt());
    const first = await replaceAll(home, [aDebt({ fee: 30 })]);
    expect(first.body.debts).toMatchObject([{ balance: 1230, original_balance: 1230 }]);
    const again = await replaceAll(home, [olderFacts(first.body.debts[0])]);
    expect(again.body.debts).toMatchObject([{ balance: 1230, original_balance: 1230 }]);
  });
});

it('a payment that is set anew changes nothing of what was asked for in past months', async () => {
  const home = await aHome(aDebt({ monthly_payment: 100 }));
  const schedule = { amount_kind: 'required', payment_amount: undefined, payment_day: 20 };
  expect((await home.schedule(schedule)).status).toBe(201);
  for (const [day, monthly_payment] of [
    ['2027-01-05', 110],
    ['2027-01-06', 120],
    ['2027-03-05', 150],
  ] as const) {
    await jump(day);
    expect((await edit(home, { monthly_payment })).status).toBe(200);
  }
  await jump('2027-03-25');
  const { body } = await home.send(scheduleAddresses.checkMissed);
  expect(body.missed_payments).toMatchObject([
    {
      missed_dates: ['2026-11-20', '2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20'],
      missed_amounts: [100, 100, 120, 120, 150],
    },
  ]);
});

it('a fee does not open a paid-off debt beyond what the plan holds', async () => {
  await jump('2026-11-15');
  const owner = await aPerson(app);
  const debts = [1, 2, 3].map((at) => aDebt({ creditor: `Card ${at}` }));
  const made = await call(app, portfolioAddresses.create, {
    as: owner,
    body: { name: 'Home', debts: [...debts, aDebt({ creditor: 'Cleared', balance: 0 })] },
  });
  const path = portfolioAddresses.updateDebt.path.replace('{debtId}', made.body.debts[3].id);
  const opened = await call(
    app,
    { ...portfolioAddresses.updateDebt, path },
    { as: owner, id: made.body.id, body: aDebt({ creditor: 'Cleared', balance: 0, fee: 5 }) },
  );
  expect(opened.status).toBe(403);
});
