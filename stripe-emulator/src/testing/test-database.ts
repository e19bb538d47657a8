/** An empty database for an emulator under test. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

export async function createDatabase(): Promise<string> {
  const url = new URL(inject('templateUrl'));
  const name = `emulator_${randomUUID().replaceAll('-', '')}`;
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}
