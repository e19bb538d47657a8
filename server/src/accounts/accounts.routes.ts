import {
  cancelEmailChangeCall,
  confirmEmailCall,
  deleteAccountCall,
  downloadDataCall,
  forgotPasswordCall,
  registerCall,
  resendConfirmationCall,
  resetPasswordCall,
  revertEmailCall,
  updateProfileCall,
  verifyCall,
  verifyResetTokenCall,
  withdrawEmailChangeCall,
} from '@debt-payoff/contract/accounts';
import { accountTexts as texts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../idempotency/idempotency.ts';
import { callerOf, type Identify, nobodyIfRefused } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { addressOf } from '../platform/network-address.ts';
import { rememberDevice } from '../sessions/device-cookie.ts';
import { clearRefreshCookie } from '../sessions/refresh-cookie.ts';
import { type Account, getAccount } from './accounts.ts';
import { accountReply } from './accounts.wire.ts';
import { deleteOwnAccount } from './deletion.ts';
import type { AccountDeps } from './deps.ts';
import {
  cancelEmailChange,
  confirmEmail,
  resendConfirmation,
  revertEmail,
  withdrawEmailChange,
} from './email-address.ts';
import { collectOwnData } from './own-data.ts';
import { findResetEmail, requestReset, resetPassword } from './password-reset.ts';
import { updateProfile } from './profile.ts';
import { register } from './registration.ts';

export function serveAccounts(
  app: FastifyInstance,
  deps: AccountDeps & { readonly identify: Identify },
): void {
  const { clock, config } = deps;

  serveCall(app, registerCall, async ({ body, request, reply }) => {
    const account = await register(deps, { ...body, address: addressOf(request) });
    reply.status(201);
    return { message: texts.register.succeeded, user: accountReply(account) };
  });

  serveCall(app, verifyCall, async ({ request }) => {
    const { userId, isStaffSession } = callerOf(request);
    return {
      user: accountReply(await getAccount(deps, userId)),
      is_staff_session: isStaffSession,
      server_time: clock.now().toISOString(),
    };
  });

  serveCall(app, forgotPasswordCall, async ({ body, request }) => {
    const resetUrl = await requestReset(deps, { email: body.email, address: addressOf(request) });
    return {
      message: texts.forgotPassword.sent,
      ...(resetUrl !== null && { reset_url: resetUrl }),
    };
  });

  const presented = async (request: FastifyRequest, token: string) => ({
    token,
    address: addressOf(request),
    callerId: (await deps.identify(request).catch(nobodyIfRefused))?.userId ?? null,
  });

  serveCall(app, verifyResetTokenCall, async ({ body, request }) => ({
    email: await findResetEmail(deps, await presented(request, body.token)),
  }));

  serveCall(app, resetPasswordCall, async ({ body, request, reply }) => {
    const link = await presented(request, body.token);
    const userId = await resetPassword(deps, { ...link, newPassword: body.new_password });
    // Anyone who guesses at the account at the same time must not keep its owner out (decision 14).
    rememberDevice(request, reply, { ...deps, userId });
    clearRefreshCookie(reply, config);
    return { message: texts.resetPassword.succeeded };
  });

  serveCall(app, updateProfileCall, async ({ body, request, reply }) => {
    const { userId, sessionId } = callerOf(request);
    const { username, email, totp, version } = body;
    const change = {
      ...{ userId, sessionId, address: addressOf(request), username, email, totp, version },
      currentPassword: body.current_password,
      newPassword: body.new_password,
    };
    const idempotencyKey = idempotencyKeyOf(request, clock.now(), deps.keys.requestFingerprint);
    const account = await updateProfile(deps, change, idempotencyKey);
    if (body.new_password) rememberDevice(request, reply, { ...deps, userId });
    return { message: messageOf(body, account), user: accountReply(account) };
  });

  serveCall(app, withdrawEmailChangeCall, async ({ request }) => {
    const { userId } = callerOf(request);
    await withdrawEmailChange(deps, userId);
    const user = accountReply(await getAccount(deps, userId));
    return { message: texts.profile.emailChangeWithdrawn(user.email), user };
  });

  serveCall(app, cancelEmailChangeCall, async ({ body, request }) => {
    await cancelEmailChange(deps, { token: body.token, address: addressOf(request) });
    return { message: texts.email.cancelled };
  });

  serveCall(app, confirmEmailCall, async ({ body, request }) => {
    const what = await confirmEmail(deps, { token: body.token, address: addressOf(request) });
    return { message: texts.email[what] };
  });

  serveCall(app, resendConfirmationCall, async ({ request }) => {
    await resendConfirmation(deps, {
      userId: callerOf(request).userId,
      address: addressOf(request),
    });
    return { message: texts.email.confirmationSent };
  });

  serveCall(app, revertEmailCall, async ({ body, request }) => {
    const resetUrl = await revertEmail(deps, { token: body.token, address: addressOf(request) });
    return { message: texts.email.reverted, reset_url: resetUrl };
  });

  serveCall(app, downloadDataCall, async ({ request }) => {
    const { userId, sessionId } = callerOf(request);
    const account = await getAccount(deps, userId);
    const data = await collectOwnData(deps, { account, sessionId });
    return { name: 'debt-payoff-data.json', content: JSON.stringify(data, null, 2) };
  });

  serveCall(app, deleteAccountCall, async ({ body, request, reply }) => {
    const { userId } = callerOf(request);
    await deleteOwnAccount(deps, { userId, password: body.password, totp: body.totp });
    clearRefreshCookie(reply, config);
    return { message: texts.deletion.done };
  });
}

function messageOf(
  { email, new_password }: { email?: string | undefined; new_password?: string | undefined },
  account: Account,
): string {
  if (new_password) return texts.profile.passwordChanged;
  const isPending = email !== undefined && email === account.pendingEmail;
  return isPending ? texts.profile.emailChangeStarted(email) : texts.profile.updated;
}
