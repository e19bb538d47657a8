import { effectiveLimits } from '@debt-payoff/contract/plans';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { describe, expect, it } from 'vitest';
import { aDebt } from '../testing/debts.ts';
import { aPerson, call, type Person } from '../testing/people.ts';
import { connectUntilEnd, createTestApp } from '../testing/test-app.ts';

const runs = process.env.PROOF === 'full' ? 20 : 2;
const requestsAtOnce = 50;
const free = effectiveLimits('free');
const { create, list, addDebt, addDebts, listDebts } = portfolioAddresses;

const variables = { RATE_LIMIT_FACTOR: '10000' };
const one = await createTestApp({ variables });
const two = await createTestApp({ variables, database: connectUntilEnd(one.url) });
const appOf = (turn: number) => (turn % 2 === 0 ? one.app : two.app);

describe(`two processes and ${requestsAtOnce} requests at once, ${runs} times`, () => {
  it(`a free account never has more than ${free.portfolios} portfolio`, async () => {
    for (let run = 0; run < runs; run += 1) {
      const as = await aPerson(one.app);
      const statuses = await atOnce((at) =>
        call(appOf(at), create, { as, body: { name: `Portfolio ${at}` } }),
      );
      expect(countOf(statuses)).toEqual({
        201: free.portfolios,
        403: requestsAtOnce - free.portfolios,
      });
      expect(await listFrom(list, as)).toHaveLength(free.portfolios);
    }
  });

  it(`a portfolio of a free account never has more than ${free.debts} debts`, async () => {
    for (let run = 0; run < runs; run += 1) {
      const as = await aPerson(one.app);
      const { body } = await call(appOf(run), create, { as, body: { name: 'Home' } });
      const statuses = await atOnce((at) =>
        // Every way to add takes part: one debt, and two at once.
        at % 5 === 4
          ? call(appOf(at), addDebts, { as, id: body.id, body: { debts: [aDebt(), aDebt()] } })
          : call(appOf(at), addDebt, { as, id: body.id, body: aDebt() }),
      );
      expect(new Set(statuses)).toEqual(new Set([201, 403]));
      expect(await listFrom(listDebts, as, body.id)).toHaveLength(free.debts);
    }
  });
});

async function atOnce(
  act: (at: number) => Promise<{ readonly status: number }>,
): Promise<readonly number[]> {
  const replies = await Promise.all(Array.from({ length: requestsAtOnce }, (_, at) => act(at)));
  return replies.map(({ status }) => status);
}

function countOf(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** From both processes, which must agree. */
async function listFrom(
  address: typeof list | typeof listDebts,
  as: Person,
  id = 0,
): Promise<readonly unknown[]> {
  const [first, second] = await Promise.all([
    call(one.app, address, { as, id }),
    call(two.app, address, { as, id }),
  ]);
  expect(second.body).toEqual(first.body);
  return first.body;
}
