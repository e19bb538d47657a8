/** The keys that sign and encrypt, each made for one use from the server's one secret. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { madeSecrets } from './sessions.tables.ts';

export type Keys = {
  readonly accessToken: Uint8Array;
  readonly refreshChain: Uint8Array;
  readonly twoStepSecret: Uint8Array;
  readonly developmentGate: Uint8Array;
  readonly requestFingerprint: Uint8Array;
  readonly deviceCookie: Uint8Array;
};

export async function loadKeys(db: Database, config: Config): Promise<Keys> {
  const secret = config.secrets?.jwt ?? (await findOrMakeSecret(db));
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
  return {
    accessToken: keyFor('access token'),
    refreshChain: keyFor('refresh chain'),
    twoStepSecret: keyFor('two-step secret'),
    developmentGate: keyFor('development gate'),
    requestFingerprint: keyFor('request fingerprint'),
    deviceCookie: keyFor('device cookie'),
  };
}

const secretName = 'tokens';

/** Several processes may start at once; the first one's secret counts. */
async function findOrMakeSecret(db: Database): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(madeSecrets).values({ name: secretName, secret }).onConflictDoNothing();
  const rows = await db.select().from(madeSecrets).where(eq(madeSecrets.name, secretName));
  return rows[0]?.secret ?? secret;
}
