import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { atEnd } from '../../testing/at-end.ts';
import { StartupError } from '../startup-error.ts';
import { migrateDatabase } from './migrate.ts';

it('says what to do where the extension for searching cannot be created', async () => {
  const url = new URL(inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href });
  atEnd(() => pool.end());
  // Stands for a server that refuses it: the extension brings a function of the same name.
  await pool.query('CREATE FUNCTION similarity(text, text) RETURNS real LANGUAGE sql RETURN 1');

  const failure = await migrateDatabase(pool).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect(String(failure)).toContain('needs the extension pg_trgm');
  expect(String(failure)).toContain('function "similarity" already exists');
  // Nothing is half done: the next start can begin anew.
  const { rows } = await pool.query(`SELECT to_regclass('users') AS users`);
  expect(rows).toEqual([{ users: null }]);
});
