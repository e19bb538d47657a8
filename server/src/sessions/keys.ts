/** The keys that sign and encrypt, each made for one use from the server's one secret. */
import { hkdfSync, randomBytes } from 'node:crypto';
import type { Environment } from '@debt-payoff/contract/roles';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { VariableReader } from '../platform/variables.ts';
import { generatedSecrets } from './sessions.tables.ts';

export type Keys = {
  readonly accessToken: Uint8Array;
  readonly refreshChain: Uint8Array;
  readonly twoStepSecret: Uint8Array;
  readonly developmentGate: Uint8Array;
  readonly requestFingerprint: Uint8Array;
  readonly deviceCookie: Uint8Array;
  /** Hashes the addresses of those who have had the free trial. */
  readonly trialAddress: Uint8Array;
};

const secretLengthMin = 32;

export function readSecret(read: VariableReader, environment: Environment): string {
  return read.secret('JWT_SECRET', { environment, lengthMin: secretLengthMin });
}

/** Without a configured secret, from one that the database keeps. */
export async function loadKeys(db: Database, configured: string | null): Promise<Keys> {
  const secret = configured ?? (await findOrGenerateSecret(db));
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
  return {
    accessToken: keyFor('access token'),
    refreshChain: keyFor('refresh chain'),
    twoStepSecret: keyFor('two-step secret'),
    developmentGate: keyFor('development gate'),
    requestFingerprint: keyFor('request fingerprint'),
    deviceCookie: keyFor('device cookie'),
    trialAddress: keyFor('trial address'),
  };
}

const secretName = 'tokens';

/** Several processes may start at once; the first one's secret counts. */
async function findOrGenerateSecret(db: Database): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.insert(generatedSecrets).values({ name: secretName, secret }).onConflictDoNothing();
  const rows = await db
    .select()
    .from(generatedSecrets)
    .where(eq(generatedSecrets.name, secretName));
  return rows[0]?.secret ?? secret;
}
