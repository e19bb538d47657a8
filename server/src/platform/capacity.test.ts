import { EventEmitter } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createCalculations, refuseBeyondCapacity } from './capacity.ts';
import { DomainError } from './errors.ts';
import { type Arrivals, createRounds, watchArrivals } from './event-loop-rounds.ts';

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const nobodyArrives: Arrivals = () => () => false;

describe('work in rounds', () => {
  it('leaves each round of the event loop to others after a few milliseconds, and keeps its order', async () => {
    const { run } = createRounds({ roundMs: 10, arrivals: nobodyArrives });
    const done: number[] = [];
    const all = Array.from({ length: 20 }, (_, index) =>
      run(() => {
        workFor(6);
        done.push(index);
      }),
    );
    const doneByRound = [done.length];
    while (done.length < 20) {
      await nextRound();
      doneByRound.push(done.length);
    }
    await Promise.all(all);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    const perRound = doneByRound.map((count, round) => count - (doneByRound[round - 1] ?? 0));
    expect(Math.max(...perRound)).toBeLessThanOrEqual(2);
  });

  it('gives what the work gives, and fails alone', async () => {
    const { run } = createRounds({ roundMs: 10, arrivals: nobodyArrives });
    const broken = run(() => {
      throw new Error('broken');
    });
    const well = run(() => 'well');
    await expect(broken).rejects.toThrow('broken');
    expect(await well).toBe('well');
  });

  it('has only so much under way that goes on after its round', async () => {
    const { run, waitingCount } = createRounds({
      ...{ roundMs: 10, arrivals: nobodyArrives },
      underWayMax: 2,
    });
    const begun: PromiseWithResolvers<number>[] = [];
    const all = Array.from({ length: 4 }, () =>
      run(() => {
        const work = Promise.withResolvers<number>();
        begun.push(work);
        return work.promise;
      }),
    );
    for (let round = 0; round < 5; round += 1) await nextRound();
    expect(begun).toHaveLength(2);
    expect(waitingCount()).toBe(2);
    begun[1]?.reject(new Error('broken'));
    await expect(all[1]).rejects.toThrow('broken');
    await nextRound();
    expect(begun).toHaveLength(3);
    begun[0]?.resolve(0);
    expect(await all[0]).toBe(0);
    await nextRound();
    expect(begun).toHaveLength(4);
    for (const { resolve } of begun) resolve(1);
    expect(await all[3]).toBe(1);
    expect(waitingCount()).toBe(0);
  });

  it('waits while connections come in, but not for ever', async () => {
    const server = new EventEmitter();
    const { run } = createRounds({ roundMs: 10, arrivals: watchArrivals(server) });
    let rounds = 0;
    let isDone = false;
    server.emit('connection');
    const work = run(() => {
      isDone = true;
    });
    while (!isDone) {
      server.emit('connection');
      await nextRound();
      rounds += 1;
    }
    await work;
    expect(rounds).toBeGreaterThan(2);
    let quietRounds = 0;
    const next = run(() => {
      quietRounds += 100;
    });
    while (quietRounds < 100) {
      await nextRound();
      quietRounds += 1;
    }
    await next;
    expect(quietRounds - 100).toBeLessThanOrEqual(2);
  });
});

it('at most 50 calculations wait; what has begun goes on', async () => {
  const { begin, goOn, isFull } = createCalculations(nobodyArrives);
  const waiting = Array.from({ length: 50 }, (_, index) => begin(() => index));
  expect(isFull()).toBe(true);
  await expect(begin(() => 50)).rejects.toMatchObject({ code: 'unavailable' });
  const later = goOn(() => 'later');
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(await later).toBe('later');
  expect(isFull()).toBe(false);
});

const refusal = {
  error: 'The service is not available right now. Please try again soon.',
  code: 'unavailable',
  request_id: expect.any(String),
};

const tooManyFiles = new DomainError('unavailable', {
  message: 'Too many files.',
  headers: { 'retry-after': '60' },
});

it('what is beyond the capacity is refused before it is read, and told once', async () => {
  const { log, entries } = recordedLog();
  const app = Fastify({ loggerInstance: log });
  const served: string[] = [];
  refuseBeyondCapacity(app, {
    capacities: {
      calculation: { isFull: () => true },
      file: { isFull: () => true, refusal: tooManyFiles },
      forecast: { isFull: () => false },
      image: { isFull: () => false },
      password: { isFull: () => false },
      rendering: { isFull: () => false },
    },
    arrivals: nobodyArrives,
  });
  for (const cost of ['calculation', 'file', 'password'] as const) {
    app.post(`/${cost}`, { config: { cost } }, async () => served.push(cost));
  }
  app.get('/cheap', async () => served.push('cheap'));
  const headers = { 'content-type': 'application/json' };
  // It would be a 400 if it were read.
  const unread = { method: 'POST', headers, payload: '{' } as const;
  for (let round = 0; round < 3; round += 1) {
    const reply = await app.inject({ ...unread, url: '/calculation' });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(reply.json()).toEqual(refusal);
  }
  await app.inject({ method: 'POST', url: '/password' });
  await app.inject('/cheap');
  const exact = await app.inject({ ...unread, url: '/file' });
  expect(exact.headers['retry-after']).toBe('60');
  expect(exact.json()).toEqual({ ...refusal, error: 'Too many files.' });
  expect(served).toEqual(['password', 'cheap']);
  const told = { msg: 'requests are refused: too many at once' };
  expect(entries).toEqual([
    expect.objectContaining({ ...told, cost: 'calculation' }),
    expect.objectContaining({ ...told, cost: 'file' }),
  ]);
});

it('a flood of calculations is served in part, and refused in the shape of every failure', async () => {
  const { app } = await createTestApp();
  // Long enough that all have come before half of them are done.
  const debts = Array.from({ length: 150 }, (_, index) => ({
    creditor: `Creditor ${index}`,
    type: 'Credit Card',
    balance: 5_000,
    interestRate: 18.9,
    monthlyPayment: 80,
  }));
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/api/strategies',
      headers: { 'content-type': 'application/json' },
      payload: { debts, includeDetails: false },
    });
  const flood = Promise.all(Array.from({ length: 70 }, send));
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const replies = await flood;
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  const served = replies.filter(({ statusCode }) => statusCode === 200);
  expect(served.length + refused.length).toBe(70);
  expect(served.length).toBeGreaterThanOrEqual(50);
  expect(refused.length).toBeGreaterThan(0);
  for (const reply of refused) {
    expect(reply.headers['retry-after']).toBe('2');
    expect(reply.json()).toEqual(refusal);
  }
  expect((await send()).statusCode).toBe(200);
});
