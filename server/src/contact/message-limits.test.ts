import { describe, expect, it, vi } from 'vitest';
import { aMessage, createContactTest } from '../testing/contact.ts';
import { grantTier } from '../testing/debts.ts';
import { aPerson } from '../testing/people.ts';
import { contactJobs } from './contact.jobs.ts';

const asUsual = { variables: {} };
/** Of every limit. */
const tenth = { variables: { RATE_LIMIT_FACTOR: '0.1' } };

async function endWindow(
  { pool }: Awaited<ReturnType<typeof createContactTest>>,
  whose: 'priority' | 'others' | '%' = '%',
) {
  const key = `contact_mail:${whose}`;
  await pool.query('UPDATE rate_limits SET expire = 0 WHERE key LIKE $1', [key]);
}

function hundred<Result>(work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: 100 }, (_, index) => work(index)));
}

describe('100 messages at once', () => {
  it('from one network: ten are stored and mailed, the others are asked to wait', async () => {
    const { send, rows, newMails } = await createContactTest(asUsual);
    // One household has all of these addresses.
    const replies = await hundred((index) =>
      send(aMessage({ subject: `No ${index}` }), { from: `2001:db8:1:1::${index}` }),
    );
    const stored = replies.filter(({ status }) => status === 201);
    const refused = replies.filter(({ status }) => status === 429);
    expect([stored.length, refused.length]).toEqual([10, 90]);
    for (const { body, headers } of refused) {
      expect(body.error).toBe(
        'Too many requests. Please wait and try again. You can try again in 1 hour.',
      );
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
    }
    const references = stored.map(({ body }) => body.reference).toSorted();
    expect((await rows()).map(({ reference }) => reference).toSorted()).toEqual(references);
    const mailed = (await newMails()).map(({ subject }) => subject.slice(0, 11));
    expect(mailed.toSorted()).toEqual(references);
    // Others are not in their way.
    expect((await send(aMessage(), { from: '2001:db8:1:2::1' })).status).toBe(201);
  });

  it('by one person: twenty, and the network is not counted', async () => {
    const { app, send } = await createContactTest(asUsual);
    const as = await aPerson(app);
    const replies = await hundred(() => send(aMessage(), { as }));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(80);
    expect((await send(aMessage())).status).toBe(201);
    expect((await send(aMessage(), { as: await aPerson(app) })).status).toBe(201);
  });
});

it('from everywhere: each is stored without waiting for what is mailed to us', async () => {
  const { pool, send, rows } = await createContactTest();
  await send(aMessage());
  const other = await pool.connect();
  await other.query('BEGIN');
  await other.query(`SELECT FROM rate_limits WHERE key = 'contact_mail:others' FOR UPDATE`);
  // More than there are connections.
  const sending = Promise.all(
    Array.from({ length: 25 }, (_, index) => send(aMessage(), { from: `192.0.2.${index}` })),
  );
  try {
    await vi.waitFor(async () => expect(await rows()).toHaveLength(26), 20_000);
  } finally {
    await other.query('COMMIT');
    other.release();
  }
  expect(new Set((await sending).map(({ status }) => status))).toEqual(new Set([201]));
});

it('requests without end are refused before they are looked at', async () => {
  const { send } = await createContactTest(tenth);
  const headers = { 'idempotency-key': 'again and again' };
  for (let time = 0; time < 20; time += 1) await send(aMessage(), { headers });
  expect((await send(aMessage(), { headers })).status).toBe(429);
});

describe('beyond what is mailed to us in an hour', async () => {
  const test = await createContactTest(tenth);
  const { app, pool, clock, send, rows, newMails } = test;
  const [job] = contactJobs(test);
  const sendAll = async (from: number, until: number) => {
    for (let index = from; index < until; index += 1) {
      clock.advance(1_000);
      const reply = await send(aMessage({ subject: `No ${index}` }), { from: `192.0.2.${index}` });
      expect(reply.status).toBe(201);
    }
  };
  const mailedNumbers = async () =>
    (await newMails()).map(({ subject }) => Number(/No (\d+)/.exec(subject)?.[1]));

  it('messages are stored and wait', async () => {
    await sendAll(0, 35);
    expect(await mailedNumbers()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await rows()).toHaveLength(35);
    await job?.run();
    expect(await mailedNumbers()).toEqual([]);
  });

  it('people with priority are not held up by them', async () => {
    const person = await aPerson(app);
    await grantTier(pool, person.id, 'premium');
    await newMails();
    await send(aMessage({ subject: 'No 99' }), { as: person, from: '192.0.2.99' });
    expect(await mailedNumbers()).toEqual([99]);
  });

  it('they are mailed in the next hours, the oldest first, and a new one waits for its turn', async () => {
    await endWindow(test);
    await sendAll(35, 36);
    expect(await mailedNumbers()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    await endWindow(test);
    await job?.run();
    expect(await mailedNumbers()).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    await endWindow(test);
    await Promise.all([job?.run(), job?.run()]);
    expect((await mailedNumbers()).toSorted()).toEqual([30, 31, 32, 33, 34, 35]);
  });

  it('nor do many with priority hold up the others', async () => {
    await pool.query(
      `UPDATE rate_limits SET points = 1000000, expire = 9e15 WHERE key = 'contact_mail:priority'`,
    );
    const copies = (isPriority: boolean, number: number) =>
      pool.query(
        `INSERT INTO contact_messages (reference, topic, name, email, subject, message, is_priority,
           is_suspected_spam, fingerprint, received_at)
         SELECT 'P' || $1::boolean || n, 'general', 'Zoe', 'zoe@example.com', 'No 7', 'Hello', $1, false,
           '', $2 FROM generate_series(1, $3::int) n`,
        [isPriority, clock.now(), number],
      );
    await copies(true, 250);
    await copies(false, 1);
    await endWindow(test, 'others');
    await job?.run();
    expect(await mailedNumbers()).toEqual([7]);
    await pool.query(`DELETE FROM contact_messages WHERE reference LIKE 'P%'`);
  });

  it('nothing is lost, and nothing is mailed twice', async () => {
    const all = await rows();
    expect(all.filter(({ mailed_at }) => mailed_at === null)).toEqual([]);
    await job?.run();
    expect(await mailedNumbers()).toEqual([]);
  });
});
