import {
  confirmTwoStepCall,
  renewRecoveryCodesCall,
  startTwoStepCall,
  stopTwoStepCall,
} from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '../two-step/two-step.ts';
import { getAccount } from './accounts.ts';
import { startedTwoStepReply } from './accounts.wire.ts';
import { countAttempt } from './attempt-limits.ts';
import type { AccountDeps } from './deps.ts';
import { reauthenticate, requireOwnPassword } from './reauthenticate.ts';

export function serveTwoStep(app: FastifyInstance, deps: AccountDeps): void {
  serveCall(app, startTwoStepCall, async ({ body, request }) => {
    const account = await getAccount(deps, callerOf(request).userId);
    await requireOwnPassword(deps, account, body.password);
    requireConfirmedEmail(account);
    const { id: userId, username } = account;
    return startedTwoStepReply(await startTwoStep(deps, { userId, username }));
  });

  serveCall(app, confirmTwoStepCall, async ({ body, request }) => {
    const { userId } = callerOf(request);
    await countAttempt(deps.rateLimit, 'ownPassword', userId);
    requireConfirmedEmail(await getAccount(deps, userId));
    return { recovery_codes: await confirmTwoStep(deps, { userId, code: body.totp }) };
  });

  serveCall(app, stopTwoStepCall, async ({ body, request }) => {
    const { userId } = callerOf(request);
    await reauthenticate(deps, { userId, password: body.password, totp: body.totp });
    await stopTwoStep(deps, userId);
    return { message: accountTexts.twoStep.stopped };
  });

  serveCall(app, renewRecoveryCodesCall, async ({ body, request }) => {
    const { userId } = callerOf(request);
    await reauthenticate(deps, { userId, password: body.password, totp: body.totp });
    return { recovery_codes: await renewRecoveryCodes(deps, userId) };
  });
}

/** Anyone who only typed an address must not be able to lock out the one who reads its mail. */
function requireConfirmedEmail({ emailConfirmedAt }: { emailConfirmedAt: Date | null }): void {
  if (emailConfirmedAt !== null) return;
  throw new DomainError('conflict', { message: accountTexts.twoStep.needsConfirmedEmail });
}
