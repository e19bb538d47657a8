import { once } from 'node:events';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { type Calculations, createCalculations } from '../platform/capacity.ts';
import { installErrorHandling } from '../platform/errors.ts';
import type { LocalRateLimiter } from '../platform/local-rate-limit.ts';
import { createTestApp } from '../testing/test-app.ts';
import { serveStrategies } from './strategies.routes.ts';

const { app, ...database } = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '1000' } });

const aDebt = {
  creditor: 'Card',
  type: 'Credit Card',
  balance: 3_000,
  interestRate: 18.9,
  monthlyPayment: 100,
};
const change = { lastMonth: 6, thenRate: 24.9 };
/** Of 50 debts with deals: more than a thousand runs. */
const costly = {
  debts: Array.from({ length: 50 }, (_, at) => ({
    ...{ ...aDebt, interestRate: at % 30, monthlyPayment: 0 },
    minimum: { floor: 5, percent: 0.5, plusInterest: true },
    rateChanges: [{ lastMonth: 3 + at, thenRate: 30 - (at % 20) }],
  })),
  targetMonths: 240,
  includeDetails: false,
};

async function post(payload: object, to: Pick<typeof app, 'inject'> = app) {
  const response = await to.inject({ method: 'POST', url: '/api/strategies', payload });
  return { status: response.statusCode, body: response.json(), text: response.body };
}

describe('POST /api/strategies with terms', () => {
  it('replies with fees, shortfalls, looks and goals between the figures of before', async () => {
    const debts = [
      { ...aDebt, fee: 90, rateChanges: [change] },
      { ...aDebt, creditor: 'B' },
    ];
    const { status, body, text } = await post({ debts, targetMonths: 12 });
    expect(status).toBe(200);
    expect(Object.keys(body.avalanche)).toEqual([
      ...['monthsToPayoff', 'yearsToPayoff', 'totalInterestPaid', 'monthlyPayment'],
      ...['neverPaysOff', 'totalFees', 'shortfall', 'lookAhead', 'target', 'monthlyDetails'],
    ]);
    expect(body.avalanche).toMatchObject({ totalFees: 90, shortfall: null });
    expect(body.avalanche.target).toMatchObject({ months: 12, monthsToPayoff: 12 });
    expect(body.snowball).not.toHaveProperty('lookAhead');
    const [first] = body.avalanche.monthlyDetails[6].debts;
    expect(first.interest_rate).toBe(24.9);
    const last = body.avalanche.monthlyDetails.at(-1).debts;
    expect(last.map((debt: { interest_rate: number }) => debt.interest_rate)).toEqual([24.9, 18.9]);
    expect(JSON.stringify(JSON.parse(text))).toBe(text);
  });

  it('says nothing new of an own order alone, nor of what is null', async () => {
    const request = { debts: [aDebt, { ...aDebt, balance: 50 }], customOrder: [1] };
    const plain = await post(request);
    const none = { rateKind: null, rateChanges: null, fee: null, minimum: null, takesExtra: null };
    const nulls = request.debts.map((debt) => ({ ...debt, ...none, unknown: 1 }));
    expect(plain.body.custom).not.toHaveProperty('totalFees');
    const withNulls = { ...request, debts: nulls, oneOffs: null, pauses: null, targetMonths: null };
    expect((await post(withNulls)).text).toBe(plain.text);
  });

  it.each([
    [
      { debts: [{ ...aDebt, rateChanges: [change, change] }] },
      'debts.0.rateChanges.1.lastMonth',
      'Each change must come after the one before',
    ],
    [
      { debts: [{ ...aDebt, rateKind: 'apr', interestRate: 10_000 }] },
      'debts.0.interestRate',
      'Rate must be between 0 and 9,999.99',
    ],
    [
      { debts: [{ ...aDebt, minimum: { floor: 5, percent: 101 } }] },
      'debts.0.minimum.percent',
      'Percentage must be between 0 and 100',
    ],
    [
      { debts: [aDebt], oneOffs: [{ month: 1, amount: 5, debt: 1 }] },
      'oneOffs.0.debt',
      'Choose one of the debts',
    ],
    [
      { debts: Array.from({ length: 51 }, () => aDebt), targetMonths: 60 },
      'targetMonths',
      'A goal can be worked out for up to 50 debts',
    ],
  ])('refuses what is wrong by its path: %#', async (request, field, message) => {
    const { status, body } = await post(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message, fields: { [field]: message } });
  });

  it('takes as many debts, changes, one-offs and pauses as there may be', async () => {
    const rateChanges = Array.from({ length: 10 }, (_, at) => ({
      ...{ lastMonth: at + 1, thenRate: at, thenPayment: 40 },
    }));
    const debt = {
      ...{ ...aDebt, balance: 100, termMonths: 12, rateKind: 'apr', rateChanges, fee: 1 },
      ...{ minimum: { floor: 5, percent: 1, plusInterest: true }, priority: true },
      takesExtra: true,
    };
    const { status, body } = await post({
      debts: Array.from({ length: 500 }, () => debt),
      customOrder: Array.from({ length: 500 }, (_, at) => at),
      oneOffs: Array.from({ length: 100 }, () => ({ month: 1, amount: 1, debt: 0 })),
      pauses: Array.from({ length: 20 }, () => ({ fromMonth: 1, toMonth: 2 })),
      includeDetails: false,
    });
    expect(status).toBe(200);
    expect(body.custom.totalFees).toBe(500);
  });
});

function serving(rateLimit: LocalRateLimiter, calculations: Calculations) {
  const served = Fastify();
  served.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  installErrorHandling(served, { reportAway: () => {} });
  serveStrategies(served, { rateLimit, calculations });
  return served;
}

/** Notes each part of the work. */
function watched() {
  const parts: string[] = [];
  const { begin, goOn, isFull } = createCalculations(() => () => false);
  const note =
    (name: string, run: Calculations['goOn']): Calculations['goOn'] =>
    (work) => {
      parts.push(name);
      return run(work);
    };
  return { parts, calculations: { begin: note('check', begin), goOn: note('work', goOn), isFull } };
}

describe('a costly call', () => {
  it('lets others be served before it is done', async () => {
    const { parts, calculations } = watched();
    const served = serving(() => {}, calculations);
    const done: string[] = [];
    const slow = post(costly, served).then(({ status }) => done.push(`goal ${status}`));
    while (parts.length < 3) await new Promise(setImmediate);
    const quick = post({ debts: [aDebt] }, served).then(({ status }) =>
      done.push(`card ${status}`),
    );
    await Promise.all([slow, quick]);
    expect(done).toEqual(['card 200', 'goal 200']);
  });

  it('is given up where the client has left', async () => {
    const { parts, calculations } = watched();
    const served = serving(() => {}, calculations);
    const address = await served.listen({ host: '127.0.0.1', port: 0 });
    const connected = once(served.server, 'connection');
    const client = new AbortController();
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(costly), signal: client.signal };
    const left = fetch(`${address}/api/strategies`, sent);
    const [socket] = await connected;
    while (parts.length < 3) await new Promise(setImmediate);
    client.abort();
    await Promise.all([expect(left).rejects.toThrow(), once(socket, 'close')]);
    const before = parts.length;
    expect((await post({ debts: [aDebt], includeDetails: false }, served)).status).toBe(200);
    await served.close();
    expect(parts.length).toBeLessThanOrEqual(before + ['waiting', 'check', 'work'].length);
  });

  it('counts once before it is read, and for the rest before it is worked out', async () => {
    const { parts, calculations } = watched();
    const counted: (number | undefined)[] = [];
    const served = serving((_limit, _key, points) => {
      counted.push(points);
      if (points !== 1) throw new Error('refused');
    }, calculations);
    expect((await post({ debts: [aDebt], includeDetails: false }, served)).status).toBe(200);
    expect(counted).toEqual([1]);
    expect(parts).toEqual(['check', 'work']);
    expect((await post(costly, served)).status).toBe(500);
    expect(counted).toEqual([1, 1, 32]);
    expect(parts).toEqual(['check', 'work', 'check']);
  });

  it('uses up the points of its network, which are refused as ever', async () => {
    // A tenth of 600 in a quarter of an hour; this goal is 33 of them.
    const limited = await createTestApp({ variables: { RATE_LIMIT_FACTOR: '0.1' }, database });
    expect((await post(costly, limited.app)).status).toBe(200);
    const refused = await post(costly, limited.app);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many_requests');
    expect((await post({ debts: [aDebt] }, limited.app)).status).toBe(200);
  });
});
