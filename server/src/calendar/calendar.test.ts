import { paymentAddresses, scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import Fastify, { LogController } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { createLog, logRequests } from '../platform/logging.ts';
import { aDebt } from '../testing/debts.ts';
import { aPayment } from '../testing/payments.ts';
import { aPerson, call, type Person, signIn, suspend } from '../testing/people.ts';
import { settableClock, testNow } from '../testing/settable-clock.ts';
import { createTestApp, productionVariables } from '../testing/test-app.ts';
import { serveCalendar } from './calendar.routes.ts';

// Calendar programs have no cookies and no password: the feed must reply outside the local environment.
const clock = settableClock();
const { app, db, pool } = await createTestApp({ variables: productionVariables, clock });

type OwnedPortfolio = { readonly id: number; readonly as: Person };

/** Each of somebody else. */
async function aPortfolio(...debts: object[]): Promise<OwnedPortfolio> {
  const as = await aPerson(app);
  const body = { name: 'Household', debts };
  const made = await call(app, portfolioAddresses.create, { as, body });
  return { id: made.body.id, as };
}
/** After weeks, the access token has run out. */
async function signedInAgain(at: OwnedPortfolio): Promise<OwnedPortfolio> {
  return { ...at, as: { ...at.as, ...(await signIn(app, at.as)) } };
}
const scheduled = (changes: Record<string, unknown> = {}) =>
  aDebt({ auto_payment_enabled: true, auto_payment_day: 28, ...changes });

async function aFeed(at: OwnedPortfolio, changes: Record<string, boolean> = {}): Promise<string> {
  const body = { shows_amounts: false, ...changes };
  const reply = await call(app, scheduleAddresses.setCalendar, { ...at, body });
  expect(reply.status).toBe(200);
  return reply.body.url;
}

/** Without a token or a cookie, as a calendar program asks. */
async function read(url: string) {
  const path = new URL(url).pathname;
  const reply = await call(app, { method: 'GET', path });
  const lines = reply.text.replaceAll('\r\n ', '').split('\r\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  return { ...reply, days: all('DTSTART;VALUE=DATE:'), summaries: all('SUMMARY:'), all };
}

let owned: OwnedPortfolio;
beforeAll(async () => {
  owned = await aPortfolio(scheduled());
});

it('there is no link until one is made, and then it stays the same', async () => {
  const before = await call(app, scheduleAddresses.calendar, owned);
  expect(before.body).toEqual({ url: null, shows_amounts: false });
  const url = await aFeed(owned);
  expect(url).toMatch(/^https:\/\/debts\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  expect(await aFeed(owned, { shows_amounts: true })).toBe(url);
  const after = await call(app, scheduleAddresses.calendar, owned);
  expect(after.body).toEqual({ url, shows_amounts: true });
  expect(after.headers['cache-control']).toBe('no-store');
});

it('the feed holds the due dates from 31 days back to 366 days ahead', async () => {
  clock.set('2026-09-20T09:00:00Z');
  const made = await aPortfolio(scheduled({ auto_payment_day: 31 }));
  clock.set(testNow.toISOString());
  const at = await signedInAgain(made);
  const feed = await read(await aFeed(at));
  expect(feed.status).toBe(200);
  expect(feed.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
  });
  // From 15 October 2026 to 16 November 2027, in shorter months on the last day.
  expect(feed.days).toEqual(
    '20261031 20261130 20261231 20270131 20270228 20270331 20270430 20270531 20270630 20270731 20270831 20270930 20271031'.split(
      ' ',
    ),
  );
  expect(feed.all('UID:')[0]).toMatch(/^schedule-\d+-2026-10-31@debts\.example$/);
  expect(feed.all('X-WR-CALNAME:')).toEqual(['Debt Payoff: Household']);
  const again = await read(await aFeed(at));
  expect(again.all('UID:')).toEqual(feed.all('UID:'));
});

it('amounts are in it only if that was chosen', async () => {
  const without = await read(await aFeed(owned));
  expect(without.summaries[0]).toBe('Barclaycard: payment due');
  expect(without.text).not.toContain('60.00');
  const { summaries } = await read(await aFeed(owned, { shows_amounts: true }));
  expect(summaries[0]).toBe('Barclaycard: payment of £60.00 due');
});

it('a hostile creditor stays one line of text', async () => {
  const at = await aPortfolio(scheduled({ creditor: `Smith, Jones; \\Co 💷 ${'é'.repeat(179)}` }));
  // The form refuses a line break; what is in the table from before would still be written safely.
  await pool.query('UPDATE debts SET creditor = $1 || creditor WHERE portfolio_id = $2', [
    'x\r\nEND:VEVENT\n',
    at.id,
  ]);
  const feed = await read(await aFeed(at));
  expect(feed.summaries[0]).toBe(
    `x\\nEND:VEVENT\\nSmith\\, Jones\\; \\\\Co 💷 ${'é'.repeat(179)}: payment due`,
  );
  expect(feed.all('END:VEVENT')).toHaveLength(feed.days.length);
});

it('a schedule that is switched off, or whose debt is paid off, has no dates to come', async () => {
  const at = await aPortfolio(scheduled({ auto_payment_day: 10 }));
  const url = await aFeed(at);
  expect((await read(url)).days).toContain('20261210');
  clock.set('2026-12-20T09:00:00Z');
  const now = await signedInAgain(at);
  const listed = await call(app, scheduleAddresses.list, now);
  const path = scheduleAddresses.update.path.replace('{scheduleId}', listed.body[0].id);
  const address = { method: 'PUT', path };
  await call(app, address, { ...now, body: { is_active: false } });
  expect((await read(url)).days).toEqual(['20261210']);
  clock.set(testNow.toISOString());
});

it('a date that is settled ahead of its day is not announced', async () => {
  const at = await aPortfolio(scheduled({ auto_payment_day: 20 }));
  const url = await aFeed(at);
  expect((await read(url)).days.slice(0, 2)).toEqual(['20261120', '20261220']);
  const [schedule] = (await call(app, scheduleAddresses.list, at)).body;
  const settles = { scheduled_payment_id: schedule.id, due_date: '2026-11-20' };
  const body = aPayment(schedule.debt_id, { settles });
  expect((await call(app, paymentAddresses.add, { ...at, body })).status).toBe(201);
  expect((await read(url)).days[0]).toBe('20261220');
});

/** The first schedule follows what the lender asks. */
async function follow(at: OwnedPortfolio): Promise<void> {
  const [schedule] = (await call(app, scheduleAddresses.list, at)).body;
  const path = scheduleAddresses.update.path.replace('{scheduleId}', schedule.id);
  const body = { amount_kind: 'required' };
  expect((await call(app, { method: 'PUT', path }, { ...at, body })).status).toBe(200);
}

it('what the lender asks is of its month, and about so much in months ahead', async () => {
  const short = { balance: 150, interest_rate: 0, monthly_payment: 100, auto_payment_day: 20 };
  const at = await aPortfolio(scheduled(short));
  await follow(at);
  const url = await aFeed(at, { shows_amounts: true });
  expect((await read(url)).summaries.slice(0, 2)).toEqual([
    'Barclaycard: payment of £100.00 due',
    'Barclaycard: payment of about £100.00 due',
  ]);
  clock.set('2026-11-20T09:00:00Z');
  const now = await signedInAgain(at);
  const body = { target_date: '2026-11-20' };
  await call(app, scheduleAddresses.process, { ...now, body });
  clock.set('2026-12-10T09:00:00Z');
  const feed = await read(url);
  expect(feed.days.slice(0, 2)).toEqual(['20261120', '20261220']);
  expect(feed.summaries.slice(0, 3)).toEqual([
    'Barclaycard: payment of £100.00 due',
    'Barclaycard: payment of £50.00 due',
    'Barclaycard: payment of about £50.00 due',
  ]);
  clock.set(testNow.toISOString());
});

it.each([true, false])('where the lender asks for nothing, nothing is announced', async (shown) => {
  const at = await aPortfolio(scheduled({ interest_rate: 0, monthly_payment: 0 }));
  const url = await aFeed(at, { shows_amounts: shown });
  expect((await read(url)).days.length).toBeGreaterThan(0);
  await follow(at);
  expect((await read(url)).days).toEqual([]);
});

it('a new link kills the old one, and a removed one is gone', async () => {
  const first = await aFeed(owned);
  const second = await aFeed(owned, { is_renewed: true });
  expect(second).not.toBe(first);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  const removed = await call(app, scheduleAddresses.removeCalendar, owned);
  expect(removed.body).toEqual({ message: 'The calendar link has been removed.' });
  const gone = await read(second);
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  // Once more is not a mistake.
  expect((await call(app, scheduleAddresses.removeCalendar, owned)).status).toBe(200);
});

it.each(['x', 'x.ics', `${'A'.repeat(43)}.ics`, `${'A'.repeat(43)}`, '%2e%2e.ics', "'--.ics"])(
  'the address %s is not found',
  async (file) => {
    const reply = await call(app, { method: 'GET', path: `/api/calendar/${file}` });
    expect(reply.status).toBe(404);
  },
);

it.each(['calendar', 'setCalendar', 'removeCalendar'] as const)(
  "%s of somebody else's portfolio is not found",
  async (name) => {
    const url = await aFeed(owned);
    const body = name === 'setCalendar' ? { shows_amounts: true, is_renewed: true } : undefined;
    const reply = await call(app, scheduleAddresses[name], {
      as: await aPerson(app),
      id: owned.id,
      ...(body !== undefined && { body }),
    });
    expect(reply.status).toBe(404);
    expect((await read(url)).status).toBe(200);
  },
);

it('two tabs that make a link at the same moment are given the same one', async () => {
  const at = await aPortfolio(scheduled());
  const urls = await Promise.all([aFeed(at), aFeed(at), aFeed(at)]);
  expect(new Set(urls).size).toBe(1);
});

it('the feed of somebody who is suspended, and of a deleted portfolio, is not found', async () => {
  const at = await aPortfolio(scheduled());
  const url = await aFeed(at);
  await suspend(pool, at.as, testNow);
  expect((await read(url)).status).toBe(404);
  await pool.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [at.as.id]);
  expect((await read(url)).status).toBe(200);
  await call(app, portfolioAddresses.remove, at);
  expect((await read(url)).status).toBe(404);
});

it('the log names the route, never the secret', async () => {
  const url = await aFeed(await aPortfolio(scheduled()));
  const lines: string[] = [];
  const logged = Fastify({
    loggerInstance: createLog('trace', { write: (line) => lines.push(line) }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(logged);
  const config = { publicUrl: 'https://debts.example', publicApiOrigin: null };
  logged.setValidatorCompiler(() => (value) => ({ value }));
  logged.setSerializerCompiler(() => (value) => String(value));
  serveCalendar(logged, { db, clock, config });
  const reply = await logged.inject(new URL(url).pathname);
  expect(reply.statusCode).toBe(200);
  expect(lines.join()).toContain('/api/calendar/:file');
  expect(lines.join()).not.toContain(new URL(url).pathname.slice('/api/calendar/'.length, -4));
});
