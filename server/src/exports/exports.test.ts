/** The export calls through the real app: who may make them, what they refuse, and how the files are named. */
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { exportAddresses } from '@debt-payoff/contract/export-addresses';
import { fileNameIn } from '@debt-payoff/contract/file-names';
import { bodyLimits } from '@debt-payoff/contract/limits';
import { paymentAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { compareStrategiesAddress } from '@debt-payoff/contract/strategies-address';
import { exportTexts } from '@debt-payoff/contract/texts/exports';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { aDebt, grantTier } from '../testing/debts.ts';
import { aPayment } from '../testing/payments.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { createTestApp } from '../testing/test-app.ts';

const clock = settableClock();
const { app, pool } = await createTestApp({ clock, variables: { RATE_LIMIT_FACTOR: '1000' } });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

const people = {
  free: await aPerson(app),
  basic: await aPerson(app),
  premium: await aPerson(app),
};
await grantTier(pool, people.basic.id, 'basic');
await grantTier(pool, people.premium.id, 'premium');
const { basic, premium } = people;

const debts = [
  {
    creditor: 'Barclaycard',
    type: 'Credit Card',
    balance: 3_200.5,
    interestRate: 24.9,
    monthlyPayment: 120,
  },
  {
    creditor: 'Car loan',
    type: 'Auto Loan',
    balance: 5_000,
    interestRate: 7.5,
    monthlyPayment: 150,
  },
];
const body = { debts, extra_payment: 25 };
const portfolio = await portfolioOf(basic, 'Home');

const { calculationPdf, calculationCsv, calculationExcel } = exportAddresses;
const { portfolioReport, paymentHistory, combinedReport } = exportAddresses;
const calculations = [calculationPdf, calculationCsv, calculationExcel];
const ofPortfolios = [portfolioReport, paymentHistory];

/** Years of 500 debts: more than is sent before anybody reads it. */
const largeBody = {
  debts: Array.from({ length: 500 }, (_, at) => ({
    creditor: `Debt ${at}`,
    type: 'Other',
    balance: 9_000 + at,
    interestRate: 10,
    monthlyPayment: 84,
  })),
};

async function portfolioOf(person: Person, name: string): Promise<{ id: number; debtId: number }> {
  const { body: made } = await call(app, portfolioAddresses.create, {
    as: person,
    body: { name, debts: [aDebt()] },
  });
  const [debt] = made.debts;
  await call(app, paymentAddresses.add, { as: person, id: made.id, body: aPayment(debt.id) });
  return { id: made.id, debtId: debt.id };
}

type Address = { readonly method: string; readonly path: string };

function ask(
  address: Address,
  manner: { as?: Person; id?: number; body?: unknown; signal?: AbortSignal } = {},
): Promise<Response> {
  const { as, id, body: sent, signal } = manner;
  return fetch(`${origin}${address.path.replace('{id}', String(id ?? ''))}`, {
    method: address.method,
    headers: {
      ...(as !== undefined && { authorization: `Bearer ${as.token}` }),
      ...(sent !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    ...(signal !== undefined && { signal }),
  });
}

async function savedAs(response: Response): Promise<string | null> {
  await response.arrayBuffer();
  return fileNameIn(response.headers.get('content-disposition'));
}

describe('who may export', () => {
  it('nobody without an account', async () => {
    for (const address of calculations) {
      expect((await ask(address, { body })).status).toBe(401);
    }
    for (const address of [...ofPortfolios, combinedReport]) {
      expect((await ask(address, { id: portfolio.id })).status).toBe(401);
    }
  });

  it('nobody on the free plan, who reads what it takes', async () => {
    const refused = [
      ...calculations.map((address) => ask(address, { as: people.free, body })),
      ...ofPortfolios.map((address) => ask(address, { as: people.free, id: portfolio.id })),
    ];
    for (const response of await Promise.all(refused)) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'paid_plan_required',
        error:
          'Export functionality requires a paid subscription. Please upgrade to Basic (£4.99/month) or Premium (£9.99/month) to export your payoff strategies.',
      });
    }
  });

  it('a refusal comes before the body is looked at', async () => {
    expect((await ask(calculationPdf, { as: people.free, body: { debts: 'none' } })).status).toBe(
      403,
    );
  });

  it('the combined report is for Premium', async () => {
    const refused = await ask(combinedReport, { as: basic });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'paid_plan_required',
      error: exportTexts.premiumRequired,
    });
    const made = await ask(combinedReport, { as: premium });
    expect([made.status, await savedAs(made)]).toEqual([200, 'combined_report.pdf']);
  });

  it("a portfolio of somebody else's does not exist", async () => {
    for (const address of ofPortfolios) {
      for (const id of [portfolio.id, 999_999_999]) {
        expect((await ask(address, { as: premium, id })).status).toBe(404);
      }
    }
  });
});

describe('how files are sent', () => {
  it.each([
    ['debt_calculation_report.pdf', calculationPdf, undefined, 'application/pdf'],
    ['payoff_plan_avalanche.pdf', calculationPdf, 'avalanche', 'application/pdf'],
    ['debt_calculation_report.csv', calculationCsv, undefined, 'text/csv'],
    ['debt_calculation_report.xlsx', calculationExcel, undefined, 'spreadsheetml.sheet'],
    ['payoff_plan_minimum.xlsx', calculationExcel, 'minimum', 'spreadsheetml.sheet'],
  ])('%s', async (name, address, strategy, type) => {
    const response = await ask(address, { as: basic, body: { ...body, strategy } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await savedAs(response)).toBe(name);
  });

  it('the files of a portfolio have its name, without what divides folders', async () => {
    const { id } = await portfolioOf(premium, '../Zoë’s "big" plan; ديون');
    const part = '..-Zoë’s "big" plan; ديون';
    expect(await savedAs(await ask(portfolioReport, { as: premium, id }))).toBe(
      `portfolio_report_${part}.pdf`,
    );
    expect(await savedAs(await ask(paymentHistory, { as: premium, id }))).toBe(
      `payment_history_${part}.xlsx`,
    );
  });
});

describe('a calculation with an own order', () => {
  const csvOf = async (changes: Record<string, unknown>) => {
    const response = await ask(calculationCsv, { as: basic, body: { ...body, ...changes } });
    const rows = response.ok ? (await response.text()).trim().split('\r\n').slice(1) : [];
    return { response, strategies: [...new Set(rows.map((row) => row.split(',')[0]))] };
  };

  it('has it in its files, on every plan that exports', async () => {
    expect((await csvOf({})).strategies).not.toContain('custom');
    expect((await csvOf({ customOrder: [0] })).strategies).toContain('custom');
    const only = await csvOf({ customOrder: [0], strategy: 'custom' });
    expect(only.strategies).toEqual(['custom']);
  });

  it.each([
    [{ strategy: 'custom' }, { strategy: 'Please select a strategy' }],
    [{ customOrder: [0, 0] }, { customOrder: 'Each debt can stand in your order once' }],
    [{ customOrder: [99] }, { customOrder: 'Choose one of the debts' }],
  ])('is refused with %o', async (changes, fields) => {
    const { response } = await csvOf(changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields });
  });
});

it('asked for the head alone, says how a file is named and makes none', async () => {
  const head = { method: 'HEAD', path: portfolioReport.path };
  const response = await ask(head, { as: basic, id: portfolio.id });
  expect(response.status).toBe(200);
  expect(await savedAs(response)).toBe('portfolio_report_Home.pdf');
});

it('the file of a comparison that comes from a portfolio says how it differs from its plan', async () => {
  const [about, aboutOther] = await Promise.all(
    [{ ...body, from_portfolio: true }, body].map(async (sent) => {
      const response = await ask(calculationExcel, { as: premium, body: sent });
      const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
      return book.sheets.at(-1)?.rows.flat().join(' ');
    }),
  );
  const note = 'so its months can differ from those of the plan in your portfolio.';
  expect(about).toContain(note);
  expect(aboutOther).not.toContain(note);
});

describe('debts that come with an order', () => {
  const ordered = { ...body, customOrder: [1, 0] };
  const asked = { as: basic, body: ordered };

  it('have it as a strategy of its own in every file, with the figures of the comparison', async () => {
    const { body: results } = await call(app, compareStrategiesAddress, {
      body: { debts, extraPayment: 25, customOrder: [1, 0] },
    });
    const csv = await (await ask(calculationCsv, asked)).text();
    const rows = csv.split('\r\n').filter((row) => row.startsWith('custom,'));
    const interest = rows.reduce((sum, row) => sum + Number(row.split(',').at(-4)), 0);
    expect(interest).toBeCloseTo(results.custom.totalInterestPaid, 2);
    expect(new Set(rows.map((row) => row.split(',')[1])).size).toBe(results.custom.monthsToPayoff);
    const excel = await ask(calculationExcel, asked);
    const book = await readXlsx(new Uint8Array(await excel.arrayBuffer()));
    const sheets = ['Summary', 'Debts', 'Avalanche', 'Snowball', 'Custom', 'Minimum', 'About'];
    expect(book.sheets.map(({ name }) => name)).toEqual(sheets);
    expect(book.sheets[0]?.rows.find(([first]) => first === 'Custom')?.slice(1, 4)).toEqual([
      results.custom.monthsToPayoff,
      expect.anything(),
      results.custom.totalInterestPaid,
    ]);
    expect(book.sheets.at(-1)?.rows.flat()).toContain('Your order: Car loan, then Barclaycard.');
  });

  it('are exported by it alone under its name, and not where the figures are others', async () => {
    const alone = { ...ordered, strategy: 'custom' };
    const made = await ask(calculationPdf, { as: basic, body: alone });
    expect([made.status, await savedAs(made)]).toEqual([200, 'payoff_plan_custom.pdf']);
    const results = { custom: { monthsToPayoff: 1 } };
    const refused = await ask(calculationPdf, { as: basic, body: { ...alone, results } });
    expect(await refused.json()).toMatchObject({ code: 'figures_changed' });
    const { customOrder: _, ...without } = alone;
    expect((await ask(calculationPdf, { as: basic, body: without })).status).toBe(400);
  });
});

it('says about how large a long file will be, before it is made', async () => {
  for (const address of [calculationCsv, calculationExcel]) {
    const some = { debts: largeBody.debts.slice(0, 60) };
    const response = await ask(address, { as: premium, body: some });
    const estimated = Number(response.headers.get('x-estimated-bytes'));
    const { byteLength } = await response.arrayBuffer();
    expect(estimated / byteLength).toBeGreaterThan(0.7);
    expect(estimated / byteLength).toBeLessThan(1.4);
  }
});

describe('what is refused', () => {
  it('no debts, an unknown strategy, a name that nobody could read', async () => {
    const refusals = [
      [{ debts: [] }, 'Add at least one debt'],
      [{}, 'Add at least one debt'],
      [{ ...body, strategy: 'fastest' }, expect.any(String)],
      [{ ...body, name: 'a\u200bb' }, 'Name has characters that cannot be shown'],
      [{ ...body, reference: 'x'.repeat(61) }, expect.stringContaining('60')],
      [{ ...body, results: { snowball: 5 } }, 'No calculation results to export'],
      [
        { ...body, results: { snowball: { monthsToPayoff: '12' } } },
        'No calculation results to export',
      ],
      [{ debts: [{ ...debts[0], balance: -1 }] }, 'Balance must be greater than 0'],
    ] as const;
    for (const [sent, error] of refusals) {
      const response = await ask(calculationPdf, { as: basic, body: sent });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error });
    }
  });

  const resultsOf = async (given: {
    debts: unknown;
    extraPayment: number;
    [option: string]: unknown;
  }) => (await call(app, compareStrategiesAddress, { body: given })).body;

  it('results as the comparison replied them are taken, months and all', async () => {
    const results = await resultsOf({ debts, extraPayment: 25 });
    expect(results.avalanche.monthlyDetails.length).toBeGreaterThan(0);
    const response = await ask(calculationCsv, { as: basic, body: { ...body, results } });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
  });

  describe('debts with terms', () => {
    const minimum = { floor: 25, percent: 1, plusInterest: true };
    const rateChanges = [{ lastMonth: 6, thenRate: 24.9, thenPayment: 130 }];
    const terms = { rateKind: 'apr', fee: 90, rateChanges, minimum };
    const options = {
      oneOffs: [{ month: 2, amount: 100, debt: 0 }],
      pauses: [{ fromMonth: 3, toMonth: 4 }],
      targetMonths: 24,
    };
    const termed = [
      { ...debts[0], ...terms },
      { ...debts[1], priority: true, takesExtra: false },
    ];

    it('come with the fields of the comparison, and with its results', async () => {
      const results = await resultsOf({ debts: termed, extraPayment: 25, ...options });
      expect(results.minimum.monthlyPayment).not.toBe(results.avalanche.monthlyPayment);
      const sent = { debts: termed, extra_payment: 25, ...options, results };
      for (const address of calculations) {
        const response = await ask(address, { as: basic, body: sent });
        expect(response.status).toBe(200);
        const file = Buffer.from(await response.arrayBuffer());
        if (address === calculationCsv) {
          expect(file.toString('utf8')).toContain('paid_off,rate_kind,fee,required_payment');
        }
      }
      const { avalanche } = results;
      const changed = {
        ...results,
        minimum: { ...results.minimum, monthlyPayment: avalanche.monthlyPayment },
      };
      const refused = await ask(calculationCsv, { as: basic, body: { ...sent, results: changed } });
      expect(refused.status).toBe(409);
    });

    it.each([
      [{ debts: [{ ...debts[0], rateChanges: [{ lastMonth: 6 }] }] }, 'Rate is required'],
      [{ debts: [{ ...debts[0], minimum: { floor: -1 } }] }, 'Minimum must be 0 or more'],
      [{ ...body, oneOffs: [{ month: 1, amount: 5, debt: 9 }] }, 'Choose one of the debts'],
      [
        { debts: largeBody.debts.slice(0, 51), targetMonths: 12 },
        'A goal can be worked out for up to 50 debts',
      ],
    ])('are refused in the words of the comparison: %j', async (sent, error) => {
      const response = await ask(calculationPdf, { as: basic, body: sent });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error });
    });
  });

  it('results of many debts over years, which are megabytes', async () => {
    const many = { debts: largeBody.debts.slice(0, 60), extraPayment: 25 };
    const results = await resultsOf(many);
    const sent = { debts: many.debts, extra_payment: 25, results };
    expect(JSON.stringify(sent).length).toBeGreaterThan(2_000_000);
    const response = await ask(calculationCsv, { as: basic, body: sent });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    const { snowball } = results;
    const changed = { ...results, snowball: { ...snowball, monthsToPayoff: 1 } };
    const refused = await ask(calculationCsv, { as: basic, body: { ...sent, results: changed } });
    expect(refused.status).toBe(409);
  });

  it.each([
    ['lists in lists', (count: number) => '['.repeat(count) + ']'.repeat(count), 6_000_000, 400],
    ['many lists', (count: number) => `{"debts":[${'[],'.repeat(count)}0]}`, 3_900_000, 413],
    [
      'many names',
      (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":1`).join()}}`,
      800_000,
      413,
    ],
  ])(
    '%s for 12 MB are refused before anything is made of them',
    async (_name, bodyOf, count, status) => {
      const sent = bodyOf(count);
      const response = await fetch(`${origin}${calculationCsv.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${basic.token}`, 'content-type': 'application/json' },
        body: sent,
      });
      expect(response.status).toBe(status);
    },
  );

  it.each([
    { monthsToPayoff: 1 },
    { totalInterestPaid: 0.01 },
    { monthlyPayment: 294.99 },
    { monthsToPayoff: null },
  ])('results that are not those of the debts: %o', async (change) => {
    const results = await resultsOf({ debts, extraPayment: 25 });
    const sent = { ...body, results: { snowball: { ...results.snowball, ...change } } };
    for (const address of calculations) {
      const response = await ask(address, { as: basic, body: sent });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: 'figures_changed',
        error: 'Your figures have changed. Calculate again.',
      });
    }
  });

  it('a body beyond 12 MB, and none below it', async () => {
    const padding = (bytes: number) => ({ ...body, ignored: 'x'.repeat(bytes) });
    const most = bodyLimits.resultsBytes - 2_000;
    const taken = await ask(calculationCsv, { as: basic, body: padding(most) });
    expect(taken.status).toBe(200);
    await taken.arrayBuffer();
    const refused = await ask(calculationCsv, { as: basic, body: padding(most + 4_000) });
    expect(refused.status).toBe(413);
  });
});

describe('while a file is made', () => {
  it('a plan that ends lets it arrive, and refuses the next', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'basic');
    const { id } = await portfolioOf(person, 'Home');
    const payments = await holdPayments();
    const asked = ask(paymentHistory, { as: person, id });
    await payments.isAskedFor();
    await pool.query('UPDATE tier_grants SET withdrawn_at = now() WHERE user_id = $1', [person.id]);
    await payments.letGo();
    const response = await asked;
    expect(response.status).toBe(200);
    const workbook = await readXlsx(new Uint8Array(await response.arrayBuffer()));
    const sheet = workbook.sheets.find(({ name }) => name === 'Payments');
    // The head, the one payment and the totals.
    expect(sheet?.rows).toHaveLength(3);
    expect((await ask(paymentHistory, { as: person, id })).status).toBe(403);
  });

  it('one person has two at a time, and another is not held up by them', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'premium');
    const large = { as: person, body: largeBody };
    const leaving = new AbortController();
    const under = [1, 2].map(() => ask(calculationExcel, { ...large, signal: leaving.signal }));
    await Promise.race(under);
    const refused = await ask(calculationExcel, large);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: exportTexts.onePersonBusy });
    leaving.abort();
    await Promise.allSettled(under);
    const other = await ask(calculationCsv, { as: basic, body });
    expect(other.status).toBe(200);
    await other.arrayBuffer();
    await expect
      .poll(async () => {
        const next = await ask(calculationCsv, { as: person, body });
        await next.arrayBuffer();
        return next.status;
      })
      .toBe(200);
  });
});

describe('two at a time', () => {
  it('bodies on their way count, and whoever left or was refused may ask again', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'basic');
    const sending = [1, 2, 3].map(() => {
      const request = httpRequest(`${origin}${calculationCsv.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      });
      request.on('error', () => {});
      request.write('{"debts":');
      return request;
    });
    const statusOfNext = async (sent: unknown = body): Promise<number> => {
      const response = await ask(calculationCsv, { as: person, body: sent });
      await response.arrayBuffer();
      return response.status;
    };
    const [refused] = await Promise.race(sending.map((request) => once(request, 'response')));
    expect(refused.statusCode).toBe(429);
    for (const request of sending) request.destroy();
    await expect.poll(() => statusOfNext()).toBe(200);
    for (const sent of [{}, {}, {}, { ...body, strategy: 'none' }]) {
      expect(await statusOfNext(sent)).toBe(400);
    }
    expect(await statusOfNext()).toBe(200);
  });
});

/** Keeps everyone from the payments, so that a file that needs them is still being made. */
async function holdPayments() {
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE payments IN ACCESS EXCLUSIVE MODE');
  return {
    isAskedFor: () =>
      expect
        .poll(async () => {
          const { rows } = await holder.query(
            "SELECT FROM pg_locks WHERE NOT granted AND relation = 'payments'::regclass",
          );
          return rows.length;
        })
        .toBe(1),
    letGo: async () => {
      await holder.query('COMMIT');
      holder.release();
    },
  };
}
