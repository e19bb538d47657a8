import { compareStrategiesCall, type StrategyResults } from '@debt-payoff/contract/strategies';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import benchPortfolio from '../../../engine/src/fixtures/bench-portfolio.json' with {
  type: 'json',
};
import payoff from '../../../engine/src/fixtures/payoff.json' with { type: 'json' };
import { installErrorHandling, unavailable } from '../platform/errors.ts';
import { createTestApp } from '../testing/test-app.ts';
import { serveStrategies } from './strategies.routes.ts';

const { app, ...database } = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '1000' } });

const aDebt = {
  creditor: 'Barclaycard',
  type: 'Credit Card',
  balance: 1200,
  interestRate: 18.9,
  monthlyPayment: 60,
  termMonths: null,
};

async function post(payload: unknown) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/strategies',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { status: response.statusCode, body: response.json(), response };
}

describe('POST /api/strategies', () => {
  it('works out the ten-debt portfolio to the penny', async () => {
    const { status, body } = await post(benchPortfolio);
    expect(status).toBe(200);
    expect(body).toMatchObject(benchPortfolio.expect);
    expect(body.avalanche.yearsToPayoff).toBe(3.17);
  });

  it.each(payoff.cases.map((entry, index) => ({ entry, name: `worked case ${index + 1}` })))(
    '$name: summaries, first and last month',
    async ({ entry }) => {
      const { status, body } = await post({ ...entry, includeDetails: true });
      expect(status).toBe(200);
      for (const [name, expected] of Object.entries(entry.expect)) {
        const { firstMonth, lastMonth, ...summary } = expected as Record<string, unknown>;
        expect(body[name]).toMatchObject(summary);
        if (firstMonth) expect(body[name].monthlyDetails[0]).toMatchObject(firstMonth);
        if (lastMonth) expect(body[name].monthlyDetails.at(-1)).toMatchObject(lastMonth);
      }
    },
  );

  it('replies in the shape that the contract declares', async () => {
    const { body } = await post({ debts: [aDebt, { ...aDebt, creditor: 'B', balance: 50 }] });
    const declared: StrategyResults = compareStrategiesCall.replies[200].parse(body);
    expect(body).toEqual(declared);
    expect(declared.minimum.monthlyDetails[0]?.debts[0]).toEqual({
      creditor: 'Barclaycard',
      balance: 1158.9,
      interest_rate: 18.9,
      monthly_payment: 60,
      paid_off: false,
    });
  });

  const two = [aDebt, { ...aDebt, creditor: 'Mum', balance: 500, interestRate: 0 }];

  it('works out an own order as a fourth plan, and leaves the three as they are to the byte', async () => {
    const request = { debts: two, extraPayment: 40 };
    const plain = await post(request);
    const { body, response } = await post({ ...request, customOrder: [1, 0] });
    expect(Object.keys(plain.body)).toEqual(['minimum', 'avalanche', 'snowball']);
    expect(response.body.startsWith(`${plain.response.body.slice(0, -1)},"custom":{`)).toBe(true);
    expect(body).toEqual(compareStrategiesCall.replies[200].parse(body));
    expect(body.custom.monthlyDetails[0].debts).toMatchObject([
      { creditor: 'Barclaycard', monthly_payment: 60 },
      { creditor: 'Mum', monthly_payment: 100 },
    ]);
    expect(body.custom.monthlyDetails.at(-1)).toMatchObject({ total_balance: 0 });
    expect(body.custom.monthsToPayoff).toBe(body.custom.monthlyDetails.length);
    const entered = await post({ ...request, customOrder: [] });
    expect(entered.body.custom.monthlyDetails[0].debts[0].monthly_payment).toBe(100);
    const none = await post({ ...request, customOrder: null });
    expect(none.response.body).toBe(plain.response.body);
  });

  it.each([
    { customOrder: [0, 0], field: 'customOrder', says: 'Each debt can stand in your order once' },
    { customOrder: [2], field: 'customOrder', says: 'Choose one of the debts' },
    { customOrder: [-1], field: 'customOrder', says: 'Choose one of the debts' },
    { customOrder: [0.5], field: 'customOrder.0', says: 'Choose one of the debts' },
    { customOrder: 'Mum', field: 'customOrder', says: 'Choose one of the debts' },
    {
      customOrder: Array.from({ length: 501 }, (_, at) => at),
      field: 'customOrder',
      says: 'Choose one of the debts',
    },
  ])('refuses an own order of $customOrder: $says', async ({ customOrder, field, says }) => {
    const { status, body } = await post({ debts: two, customOrder });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: says });
  });

  it('keeps every character of a creditor', async () => {
    const creditor = '"Q\\uote" </script> \u2028 شركة 🙂';
    const { body } = await post({ debts: [{ ...aDebt, creditor }] });
    expect(body.snowball.monthlyDetails[0].debts[0].creditor).toBe(creditor);
    expect(body.snowball.monthlyDetails.at(-1).paid_off_this_month).toEqual([creditor]);
  });

  it('leaves the months out when details are not asked for', async () => {
    const { body } = await post({ debts: [aDebt], includeDetails: false });
    expect(body.avalanche.monthsToPayoff).toBe(25);
    expect(body.avalanche.monthlyDetails).toEqual([]);
  });

  it('copes with a debt that never clears, without a number that is none', async () => {
    const { status, body } = await post({ debts: [{ ...aDebt, monthlyPayment: 0 }] });
    expect(status).toBe(200);
    expect(body.minimum).toEqual({
      monthsToPayoff: null,
      yearsToPayoff: null,
      totalInterestPaid: null,
      monthlyPayment: 0,
      neverPaysOff: true,
      monthlyDetails: [],
    });
  });

  it('streams a reply of many debts over many years', async () => {
    const debts = Array.from({ length: 500 }, (_, index) => ({
      ...aDebt,
      creditor: `Creditor ${index + 1}`,
      interestRate: 0,
      balance: 700,
      monthlyPayment: 10,
    }));
    const { status, body, response } = await post({ debts });
    expect(status).toBe(200);
    expect(response.rawPayload.length).toBeGreaterThan(10_000_000);
    expect(body.minimum.monthlyDetails).toHaveLength(70);
    expect(body.minimum.monthlyDetails.at(-1).paid_off_this_month).toHaveLength(500);
  });

  it.each([
    { name: 'many debts', debts: 500, creditor: 'Card', months: 100 },
    { name: 'long names', debts: 100, creditor: '💳'.repeat(100), months: 100 },
    { name: 'a century', debts: 40, creditor: 'Card', months: 1_200 },
  ])(
    'refuses months of more than 12 MB before it makes them: $name',
    async ({ debts, creditor, months }) => {
      const terms = { creditor, interestRate: 0, balance: months * 10, monthlyPayment: 10 };
      const request = { debts: Array.from({ length: debts }, () => ({ ...aDebt, ...terms })) };
      const { status, body } = await post(request);
      expect(status).toBe(413);
      expect(body).toEqual({
        error:
          'The months of these debts would take more than 12 MB. Leave them out: send "includeDetails": false.',
        code: 'too_large',
        request_id: expect.any(String),
      });
      const summary = await post({ ...request, includeDetails: false });
      expect(summary.body.avalanche.monthsToPayoff).toBe(months);
    },
  );

  it.each([
    { field: 'creditor', value: undefined, message: 'Creditor name is required' },
    { field: 'creditor', value: '   ', message: 'Creditor name is required' },
    {
      field: 'creditor',
      value: 'x'.repeat(201),
      message: 'Creditor name can have at most 200 characters',
    },
    { field: 'type', value: '', message: 'Please select a debt type' },
    { field: 'type', value: 'Gambling', message: 'Please select a debt type' },
    { field: 'balance', value: undefined, message: 'Balance is required' },
    { field: 'balance', value: 'lots', message: 'Balance must be a number' },
    { field: 'balance', value: 0, message: 'Balance must be greater than 0' },
    { field: 'balance', value: -5, message: 'Balance must be greater than 0' },
    { field: 'balance', value: 1.005, message: 'Balance can have at most 2 decimal places' },
    { field: 'balance', value: 100_000_000.01, message: 'Balance must be at most £100,000,000.00' },
    { field: 'interestRate', value: null, message: 'Rate is required' },
    { field: 'interestRate', value: '18.9', message: 'Rate must be a number' },
    { field: 'interestRate', value: 100.1, message: 'Rate must be between 0 and 100' },
    { field: 'interestRate', value: -0.1, message: 'Rate must be between 0 and 100' },
    { field: 'interestRate', value: 18.95, message: 'Rate can have at most 1 decimal place' },
    { field: 'monthlyPayment', value: undefined, message: 'Monthly payment is required' },
    { field: 'monthlyPayment', value: -1, message: 'Monthly payment must be 0 or more' },
    {
      field: 'monthlyPayment',
      value: 9.999,
      message: 'Monthly payment can have at most 2 decimal places',
    },
  ])('refuses $field of $value: $message', async ({ field, value, message }) => {
    const { status, body } = await post({ debts: [aDebt, { ...aDebt, [field]: value }] });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: message,
      code: 'invalid_input',
      request_id: expect.any(String),
      fields: { [`debts.1.${field}`]: message },
    });
  });

  it.each(['Mortgage', 'Personal Loan'])('asks for the term of a %s', async (type) => {
    const { status, body } = await post({ debts: [{ ...aDebt, type }] });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ 'debts.0.termMonths': 'Term is required for this debt type' });
    expect((await post({ debts: [{ ...aDebt, type, termMonths: 360 }] })).status).toBe(200);
  });

  it.each(['Credit Card', 'Store Card', 'Overdraft', 'Student Loan', 'Auto Loan', 'Other'])(
    'takes a %s without a term',
    async (type) => {
      expect((await post({ debts: [{ ...aDebt, type }] })).status).toBe(200);
    },
  );

  it('names the problem of every field at once', async () => {
    const { body } = await post({
      debts: [{ ...aDebt, balance: -1, creditor: '' }],
      extraPayment: -3,
    });
    expect(body.fields).toEqual({
      'debts.0.creditor': 'Creditor name is required',
      'debts.0.balance': 'Balance must be greater than 0',
      extraPayment: 'Extra payment must be 0 or more',
    });
  });

  it('a wrong balance does not hide a missing term', async () => {
    const { body } = await post({ debts: [{ ...aDebt, type: 'Mortgage', balance: 'x' }] });
    expect(body.fields).toEqual({
      'debts.0.balance': 'Balance must be a number',
      'debts.0.termMonths': 'Term is required for this debt type',
    });
  });

  it.each([
    { name: 'a list', payload: [], message: 'Add at least one debt' },
    { name: 'null', payload: null, message: 'Add at least one debt' },
    {
      name: 'a debt that is none',
      payload: { debts: [null] },
      message: 'Each debt needs a creditor, a type, a balance, a rate and a monthly payment',
    },
    {
      name: 'details of yes',
      payload: { debts: [aDebt], includeDetails: 'yes' },
      message: 'includeDetails must be true or false',
    },
    {
      name: 'a term of 1,201 months',
      payload: { debts: [{ ...aDebt, type: 'Mortgage', termMonths: 1201 }] },
      message: 'Term must be between 1 and 1200',
    },
    {
      name: 'a creditor of control characters',
      payload: { debts: [{ ...aDebt, creditor: 'a\u0001b' }] },
      message: 'Creditor name has characters that cannot be shown',
    },
  ])('refuses $name in our own words', async ({ payload, message }) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body.error).toBe(message);
    expect(Object.keys(body.fields)).not.toContain('');
  });

  it.each([null, ''])('counts an extra payment of %j as 0', async (extraPayment) => {
    const { body } = await post({ debts: [aDebt], extraPayment });
    expect(body.minimum.monthlyPayment).toBe(60);
  });

  it('counts a missing extra payment as 0', async () => {
    const { body } = await post({ debts: [aDebt] });
    expect(body.minimum.monthlyPayment).toBe(60);
  });

  it.each([
    { name: 'no debts', payload: { debts: [] } },
    { name: 'no list of debts', payload: {} },
  ])('refuses $name', async ({ payload }) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body.error).toBe('Add at least one debt');
  });

  it('is unlimited for a person, and limited for a network', async () => {
    // A hundredth of 600 in a quarter of an hour.
    const limited = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '0.01' }, database });
    const from = (remoteAddress: string, debts: readonly object[] = [aDebt]) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/strategies',
        payload: { debts },
        remoteAddress,
      });
    for (let count = 1; count <= 3; count += 1) {
      expect((await from(`2001:db8:1:1::${count}`)).statusCode).toBe(200);
      // What is wrong has to be read, too.
      expect((await from(`2001:db8:1:1::${count}`, [])).statusCode).toBe(400);
    }
    const refused = await from('2001:db8:1:1::7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
  });

  it('refuses more than 500 debts', async () => {
    const { status, body } = await post({ debts: Array.from({ length: 501 }, () => aDebt) });
    expect(status).toBe(400);
    expect(body.error).toBe('A calculation can have at most 500 debts');
  });

  it('checks debts, right or wrong, only when their turn comes', async () => {
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    installErrorHandling(app, { reportAway: () => {} });
    const begin = async (): Promise<never> => {
      throw unavailable();
    };
    const calculations = { begin, goOn: begin, isFull: () => false };
    serveStrategies(app, { rateLimit: () => {}, calculations });
    for (const debts of [[{ type: 'x' }], [aDebt]]) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/strategies',
        payload: { debts },
      });
      expect(reply.statusCode).toBe(503);
    }
  });

  it('counts debts before it looks at them, and names some of what is wrong, not all', async () => {
    const tooMany = await post({ debts: Array.from({ length: 501 }, () => ({})) });
    expect(tooMany.body.fields).toEqual({ debts: 'A calculation can have at most 500 debts' });
    const wrong = await post({ debts: Array.from({ length: 500 }, () => ({})) });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.fields)).toHaveLength(50);
  });
});
