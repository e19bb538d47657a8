/** Two-step sign-in: a code of six digits from an authenticator app, or a recovery code, beside the password. */
import { createHash, randomInt } from 'node:crypto';
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { product } from '@debt-payoff/contract/product';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { lockUser } from '../people/people.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { DomainError } from '../platform/errors.ts';
import { seal, unseal } from './sealed-text.ts';
import {
  confirmSecret,
  findTwoStepSecret,
  removeTwoStep,
  replaceRecoveryCodes,
  spendPeriod,
  spendRecoveryCode,
  storeStartedSecret,
  type TwoStepSecret,
} from './two-step.store.ts';

export type TwoStepDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: { readonly twoStepSecret: Uint8Array };
};

type Owner = { readonly userId: number };

export type StartedTwoStep = {
  readonly secret: string;
  readonly url: string;
  readonly qrCode: string;
};

export async function startTwoStep(
  { db, clock, keys }: TwoStepDeps,
  { userId, username }: Owner & { readonly username: string },
): Promise<StartedTwoStep> {
  const secret = new Secret({ size: 20 }).base32;
  const sealedSecret = seal(secret, { key: keys.twoStepSecret, context: String(userId) });
  const isStored = await storeStartedSecret(db, { userId, sealedSecret, now: clock.now() });
  if (!isStored) {
    throw new DomainError('conflict', { message: accountTexts.twoStep.alreadyOn });
  }
  const url = totpFor(secret, username).toString();
  return { secret, url, qrCode: await QRCode.toDataURL(url, { margin: 2, width: 240 }) };
}

/** Gives the recovery codes, which are shown this once. */
export async function confirmTwoStep(
  deps: TwoStepDeps,
  { userId, code }: Owner & { readonly code: string },
): Promise<string[]> {
  const { db, clock } = deps;
  const stored = await findTwoStepSecret(db, userId);
  if (stored === null) {
    throw new DomainError('conflict', { message: accountTexts.twoStep.notStarted });
  }
  if (!(await spendCode(deps, db, stored, code))) throw refusedCode();
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await confirmSecret(tx, { secret: stored, now: clock.now() }))) {
      throw new DomainError('conflict', { message: accountTexts.twoStep.alreadyOn });
    }
    return writeRecoveryCodes(tx, userId);
  });
}

export function renewRecoveryCodes({ db }: TwoStepDeps, userId: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const stored = await findTwoStepSecret(tx, userId);
    if (stored === null || stored.confirmedAt === null) throw notOn();
    return writeRecoveryCodes(tx, userId);
  });
}

/** In a transaction that has locked the owner's row. */
async function writeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: accountLimits.recoveryCodes }, makeRecoveryCode);
  await replaceRecoveryCodes(tx, { userId, hashes: codes.map(hashOfCode) });
  return codes;
}

export async function stopTwoStep({ db }: TwoStepDeps, userId: number): Promise<void> {
  const isRemoved = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    return removeTwoStep(tx, userId);
  });
  if (!isRemoved) throw notOn();
}

function notOn(): DomainError {
  return new DomainError('conflict', { message: accountTexts.twoStep.notOn });
}

/** Does nothing for anyone who has not switched it on. A code is spent by this, so it comes after the password. */
export async function requireSecondStep(
  deps: TwoStepDeps,
  { userId, code }: Owner & { readonly code: string | undefined },
): Promise<void> {
  const stored = await findTwoStepSecret(deps.db, userId);
  if (stored === null || stored.confirmedAt === null) return;
  if (code === undefined || code.trim() === '') throw new DomainError('totp_required');
  const isSpent =
    (await spendCode(deps, deps.db, stored, code)) ||
    (await spendRecoveryCode(deps.db, {
      userId,
      codeHash: hashOfCode(code),
      now: deps.clock.now(),
    }));
  if (isSpent) return;
  throw looksLikeRecoveryCode(code)
    ? new DomainError('totp_invalid', { message: accountTexts.twoStep.recoveryCodeInvalid })
    : refusedCode();
}

/** While it is set up, a wrong code is a wrong entry and not a failed sign-in; the session stays. */
function refusedCode(): DomainError {
  return new DomainError('totp_invalid');
}

async function spendCode(
  { clock, keys }: TwoStepDeps,
  db: Database,
  { userId, sealedSecret }: TwoStepSecret,
  code: string,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const secret = unseal(sealedSecret, { key: keys.twoStepSecret, context: String(userId) });
  const timestamp = clock.now().getTime();
  const delta = totpFor(secret, '').validate({ token: digits, timestamp, window: 1 });
  if (delta === null) return false;
  const period = Math.floor(timestamp / 1000 / accountLimits.totpPeriodSeconds) + delta;
  return spendPeriod(db, { userId, period });
}

function totpFor(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: product.name,
    label,
    secret: Secret.fromBase32(secret),
    digits: accountLimits.totpDigits,
    period: accountLimits.totpPeriodSeconds,
  });
}

// Without letters and digits that look alike.
const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codeLength = 10;

/** Told by what was typed alone; it says nothing of what the account has. */
function looksLikeRecoveryCode(code: string): boolean {
  return /[a-z]/i.test(code);
}

function makeRecoveryCode(): string {
  const letters = Array.from(
    { length: codeLength },
    () => codeLetters[randomInt(codeLetters.length)],
  );
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** Random enough that a fast hash will do. */
function hashOfCode(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}
