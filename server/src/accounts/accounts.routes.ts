import {
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
} from '@debt-payoff/contract/accounts';
import { accountTexts as texts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, type Identify, nobodyIfRefused } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { clearRefreshCookie } from '../sessions/refresh-cookie.ts';
import { userAnswer } from './accounts.wire.ts';
import { deleteOwnAccount } from './deletion.ts';
import type { AccountDeps } from './deps.ts';
import { confirmEmail, resendConfirmation, revertEmail } from './email-address.ts';
import { collectOwnData } from './own-data.ts';
import { findResetEmail, requestReset, resetPassword } from './password-reset.ts';
import { getAccount, updateProfile } from './profile.ts';
import { register } from './registration.ts';

export function serveAccounts(
  app: FastifyInstance,
  deps: AccountDeps & { readonly identify: Identify },
): void {
  const { clock, config } = deps;

  serveCall(app, registerCall, async ({ body, request, reply }) => {
    const account = await register(deps, { ...body, address: request.ip });
    reply.status(201);
    return { message: texts.register.succeeded, user: userAnswer(account) };
  });

  serveCall(app, verifyCall, async ({ request, reply }) => {
    const { userId, isStaffSession } = callerOf(request);
    reply.header('cache-control', 'no-store');
    return {
      user: userAnswer(await getAccount(deps, userId)),
      is_staff_session: isStaffSession,
      server_time: clock.now().toISOString(),
    };
  });

  serveCall(app, forgotPasswordCall, async ({ body, request }) => {
    const resetUrl = await requestReset(deps, { email: body.email, address: request.ip });
    return {
      message: texts.forgotPassword.sent,
      ...(resetUrl !== null && { reset_url: resetUrl }),
    };
  });

  const presented = async (request: FastifyRequest, token: string) => ({
    token,
    address: request.ip,
    callerId: (await deps.identify(request).catch(nobodyIfRefused))?.userId ?? null,
  });

  serveCall(app, verifyResetTokenCall, async ({ body, request }) => ({
    email: await findResetEmail(deps, await presented(request, body.token)),
  }));

  serveCall(app, resetPasswordCall, async ({ body, request, reply }) => {
    const link = await presented(request, body.token);
    await resetPassword(deps, { ...link, newPassword: body.new_password });
    clearRefreshCookie(reply, config);
    return { message: texts.resetPassword.succeeded };
  });

  serveCall(app, updateProfileCall, async ({ body, request }) => {
    const { userId, sessionId } = callerOf(request);
    const account = await updateProfile(deps, {
      userId,
      sessionId,
      username: body.username,
      email: body.email,
      currentPassword: body.current_password,
      newPassword: body.new_password,
    });
    const message = body.new_password ? texts.profile.passwordChanged : texts.profile.updated;
    return { message, user: userAnswer(account) };
  });

  serveCall(app, confirmEmailCall, async ({ body, request }) => {
    await confirmEmail(deps, { token: body.token, address: request.ip });
    return { message: texts.email.confirmed };
  });

  serveCall(app, resendConfirmationCall, async ({ request }) => {
    await resendConfirmation(deps, callerOf(request).userId);
    return { message: texts.email.confirmationSent };
  });

  serveCall(app, revertEmailCall, async ({ body, request, reply }) => {
    const resetUrl = await revertEmail(deps, { token: body.token, address: request.ip });
    reply.header('cache-control', 'no-store');
    return { message: texts.email.reverted, reset_url: resetUrl };
  });

  serveCall(app, downloadDataCall, async ({ request, reply }) => {
    const { userId, sessionId } = callerOf(request);
    const account = await getAccount(deps, userId);
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="debt-payoff-data.json"',
    });
    return collectOwnData(deps, { account, sessionId });
  });

  serveCall(app, deleteAccountCall, async ({ body, request, reply }) => {
    const { userId } = callerOf(request);
    await deleteOwnAccount(deps, { userId, password: body.password, totp: body.totp });
    clearRefreshCookie(reply, config);
    return { message: texts.deletion.done };
  });
}
