import { createServer } from 'node:net';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import {
  type Emulator,
  type EmulatorNews,
  type EmulatorOptions,
  startEmulator,
} from '../emulator.ts';
import { newCustomer } from '../objects/customer.ts';
import { startEmulatorProcess } from '../testing/emulator-process.ts';
import { createDatabase } from '../testing/test-database.ts';
import { sdkFor } from '../testing/test-emulator.ts';
import { openPool } from './pool.ts';
import { migrateEmulator, schemaName } from './schema.ts';
import { createStore } from './store.ts';

it('of three on one database one serves, and all give its address', async () => {
  const databaseUrl = await createDatabase();
  const news: EmulatorNews[] = [];
  const emulators = [1, 2, 3].map(() => start(databaseUrl, { onNews: (one) => news.push(one) }));
  const connections = await Promise.all(emulators.map(({ connection }) => connection()));
  expect(new Set(connections.map(({ address }) => address)).size).toBe(1);
  expect(new Set(connections.map(({ secretKey }) => secretKey)).size).toBe(1);
  expect(news.filter(({ kind }) => kind === 'leads')).toHaveLength(1);
});

it('a leader that stops is followed by another at the same port, and what it kept is there', async () => {
  const databaseUrl = await createDatabase();
  const first = start(databaseUrl);
  const before = await first.connection();
  const { id } = await sdkFor(before.address, before.secretKey).customers.create({ name: 'Ann' });
  const second = start(databaseUrl);
  await second.connection();
  await first.stop();
  const after = await second.connection();
  expect(after).toEqual(before);
  const found = await sdkFor(after.address, after.secretKey).customers.retrieve(id);
  expect(found).toMatchObject({ id, name: 'Ann' });
});

it('a leader that is killed is followed by another, and no call is lost that is tried again', async () => {
  const databaseUrl = await createDatabase();
  const leader = await startEmulatorProcess(databaseUrl);
  const next = start(databaseUrl);
  expect(await next.connection()).toMatchObject({ address: leader.address });
  const create = async (name: string) => {
    for (;;) {
      const { address, secretKey } = await next.connection();
      const options = { idempotencyKey: name };
      const made = await sdkFor(address, secretKey)
        .customers.create({ name }, options)
        .catch(() => null);
      if (made !== null) return made.id;
    }
  };
  const names = Array.from({ length: 20 }, (_, index) => `customer-${index}`);
  const [ids] = await Promise.all([Promise.all(names.map(create)), leader.kill()]);
  expect((await next.connection()).address).toBe(leader.address);
  expect(await Promise.all(names.map(create))).toEqual(ids);
  expect(new Set(ids).size).toBe(20);
});

it('a port that another program took since is left to it', async () => {
  const databaseUrl = await createDatabase();
  const leader = await startEmulatorProcess(databaseUrl);
  await leader.kill();
  const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n{}'));
  await new Promise<void>((resolve) => {
    other.listen(Number(new URL(leader.address).port), '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    other.close();
  });
  const { address, secretKey } = await start(databaseUrl).connection();
  expect(address).not.toBe(leader.address);
  expect(await sdkFor(address, secretKey).customers.list()).toMatchObject({ data: [] });
});

it('a port that the program keeps for itself is left to it', async () => {
  const databaseUrl = await createDatabase();
  const first = start(databaseUrl);
  const port = Number(new URL((await first.connection()).address).port);
  await first.stop();
  const { address } = await start(databaseUrl, { avoidedPort: port }).connection();
  expect(address).not.toContain(String(port));
});

it('a database that ends all connections is survived', async () => {
  const databaseUrl = await createDatabase();
  const news: EmulatorNews[] = [];
  const emulator = start(databaseUrl, { onNews: (one) => news.push(one) });
  const before = await emulator.connection();
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );
  await admin.end();
  await expect.poll(() => news.filter(({ kind }) => kind === 'leads').length).toBe(2);
  expect(await emulator.connection()).toEqual(before);
});

it('a connection that breaks in the middle of a transaction fails that transaction and no more', async () => {
  const pool = openPool(await createDatabase());
  onTestFinished(() => pool.end());
  await migrateEmulator(pool);
  const clock = { now: () => new Date('2026-11-15T09:00:00Z') };
  const store = createStore({ pool, clock, dueTimes: {}, generation: null });
  const broken = store.write(async (tx) => {
    const { rows } = await tx.client.query('SELECT pg_backend_pid() AS pid');
    // Not by once(), which would listen for errors, too.
    const ended = new Promise((resolve) => tx.client.once('end', resolve));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
    await ended;
    await tx.insert('customer', newCustomer({ now: 1 }));
  });
  await expect(broken).rejects.toThrow();
  expect(await store.read((tx) => tx.all('customer', {}))).toEqual([]);
});

it('a write of a leader that has been followed is refused', async () => {
  const pool = new pg.Pool({ connectionString: await createDatabase() });
  onTestFinished(() => pool.end());
  await migrateEmulator(pool);
  const clock = { now: () => new Date('2026-11-15T09:00:00Z') };
  const stale = createStore({ pool, clock, dueTimes: {}, generation: '0' });
  const customer = newCustomer({ now: 1 });
  await stale.write((tx) => tx.insert('customer', customer));
  await pool.query(`UPDATE ${schemaName}.leadership SET generation = generation + 1`);
  await expect(
    stale.write((tx) => tx.insert('customer', newCustomer({ now: 2 }))),
  ).rejects.toMatchObject({ status: 503 });
  expect(await stale.read((tx) => tx.all('customer', {}))).toHaveLength(1);
});

function start(databaseUrl: string, options: Partial<EmulatorOptions> = {}): Emulator {
  const failures: unknown[] = [];
  const emulator = startEmulator({
    databaseUrl,
    clock: { now: () => new Date('2026-11-15T09:00:00Z') },
    onError: (error) => failures.push(error),
    onNews: () => {},
    ...options,
  });
  onTestFinished(async () => {
    await emulator.stop();
    expect(failures).toEqual([]);
  });
  return emulator;
}
