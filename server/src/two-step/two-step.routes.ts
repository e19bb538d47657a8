import {
  confirmTwoStepCall,
  renewRecoveryCodesCall,
  startTwoStepCall,
  stopTwoStepCall,
} from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance } from 'fastify';
import { countAttempt } from '../accounts/attempts.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { getAccount, proveSelf, requireOwnPassword } from '../accounts/profile.ts';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { lockOwner } from './two-step.store.ts';
import { confirmTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from './two-step.ts';

export function serveTwoStep(app: FastifyInstance, deps: AccountDeps): void {
  serveCall(app, startTwoStepCall, async ({ body, request }) => {
    const account = await getAccount(deps, callerOf(request).userId);
    await requireOwnPassword(deps, account, body.password);
    requireConfirmedEmail(account);
    const started = await startTwoStep(deps, { userId: account.id, username: account.username });
    return { secret: started.secret, otpauth_url: started.url, qr_code: started.qrCode };
  });

  serveCall(app, confirmTwoStepCall, async ({ body, request }) => {
    const { userId } = callerOf(request);
    await countAttempt(deps.rateLimit, 'ownPassword', userId);
    requireConfirmedEmail(await getAccount(deps, userId));
    return { recovery_codes: await confirmTwoStep(deps, { userId, code: body.totp }) };
  });

  serveCall(app, stopTwoStepCall, async ({ body, request }) => {
    const { userId } = callerOf(request);
    await proveSelf(deps, { userId, password: body.password, totp: body.totp });
    await stopTwoStep(deps, userId);
    return { message: accountTexts.twoStep.stopped };
  });

  serveCall(app, renewRecoveryCodesCall, async ({ body, request }) => {
    const { userId } = callerOf(request);
    await proveSelf(deps, { userId, password: body.password, totp: body.totp });
    const { hasTwoStep } = await getAccount(deps, userId);
    if (!hasTwoStep) {
      throw new DomainError('conflict', { message: accountTexts.twoStep.notOn });
    }
    const codes = await deps.db.transaction(async (tx) => {
      await lockOwner(tx, userId);
      return renewRecoveryCodes(tx, userId);
    });
    return { recovery_codes: codes };
  });
}

/** Whoever only typed an address must not be able to lock out the one who reads its mail. */
function requireConfirmedEmail({ emailConfirmedAt }: { emailConfirmedAt: Date | null }): void {
  if (emailConfirmedAt !== null) return;
  throw new DomainError('conflict', { message: accountTexts.twoStep.needsConfirmedEmail });
}
