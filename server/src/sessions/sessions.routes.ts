import {
  adminLoginCall,
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
  loginCall,
  logoutCall,
  refreshCall,
} from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userAnswer } from '../accounts/accounts.wire.ts';
import { countAttempt } from '../accounts/attempts.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { logIn } from '../accounts/login.ts';
import { callerOf, type Identify, nobodyIfRefused } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { addressOf } from '../platform/network-address.ts';
import { requireSameSite } from '../platform/same-site.ts';
import { readKnownDevices, rememberDevice } from './device-cookie.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { endSessions, listLiveSessions } from './sessions.store.ts';
import { refreshSession, signOut, type Tokens } from './sessions.ts';
import { sessionAnswer } from './sessions.wire.ts';

type Credentials = { username: string; password: string; totp?: string | undefined };

export function serveSessions(
  app: FastifyInstance,
  deps: AccountDeps & { readonly identify: Identify },
): void {
  const { db, clock, config } = deps;

  const answerTokens = (reply: FastifyReply, { accessToken, refreshToken }: Tokens) => {
    setRefreshCookie(reply, { token: refreshToken, config });
    return { access_token: accessToken, server_time: clock.now().toISOString() };
  };

  const answerLogin = async (
    kind: 'user' | 'staff',
    { body, request, reply }: { body: Credentials; request: FastifyRequest; reply: FastifyReply },
  ) => {
    requireSameSite(request);
    const { username, password, totp } = body;
    const visitor = {
      address: addressOf(request),
      userAgent: userAgentOf(request),
      devices: readKnownDevices(request, deps),
    };
    const { account, ...tokens } = await logIn(deps, {
      username,
      password,
      totp,
      kind,
      ...visitor,
    });
    const answer = { ...answerTokens(reply, tokens), user: userAnswer(account) };
    rememberDevice(request, reply, { ...deps, userId: account.id });
    return answer;
  };

  serveCall(app, loginCall, (given) => answerLogin('user', given));

  serveCall(app, adminLoginCall, async (given) => {
    try {
      return await answerLogin('staff', given);
    } catch (error) {
      throw withMessageField(error);
    }
  });

  serveCall(app, refreshCall, async ({ request, reply }) => {
    requireSameSite(request);
    await countAttempt(deps.rateLimit, 'refresh', addressOf(request));
    const refreshToken = readRefreshCookie(request);
    if (refreshToken === null) throw new DomainError('session_ended');
    const isForStaffOnly = config.environment === 'admin-production';
    try {
      return answerTokens(reply, await refreshSession(deps, { refreshToken, isForStaffOnly }));
    } catch (error) {
      const isOver = error instanceof DomainError && error.code === 'session_ended';
      if (isOver) clearRefreshCookie(reply, config);
      throw error;
    }
  });

  serveCall(app, logoutCall, async ({ request, reply }) => {
    requireSameSite(request);
    // A token that is worth nothing any more must not keep anyone from signing out.
    const caller = await deps.identify(request).catch(nobodyIfRefused);
    await signOut(deps, {
      sessionId: caller?.sessionId ?? null,
      refreshToken: readRefreshCookie(request),
    });
    clearRefreshCookie(reply, config);
    return { message: accountTexts.session.loggedOut };
  });

  serveCall(app, listSessionsCall, async ({ request }) => {
    const { userId, sessionId } = callerOf(request);
    const sessions = await listLiveSessions(db, { userId, now: clock.now() });
    return { sessions: sessions.map((session) => sessionAnswer(session, sessionId)) };
  });

  serveCall(app, endSessionCall, async ({ request, params }) => {
    const { userId } = callerOf(request);
    const ended = await endSessions(db, {
      sessionId: params.id,
      userId,
      because: 'signed_out',
      now: clock.now(),
    });
    if (ended === 0) throw new DomainError('not_found');
    return { message: accountTexts.session.ended };
  });

  serveCall(app, endOtherSessionsCall, async ({ query, request }) => {
    const { userId, sessionId: exceptSessionId } = callerOf(request);
    const endsLinks = query.calendar_links === 'end';
    await db.transaction(async (tx) => {
      await endSessions(tx, { userId, exceptSessionId, because: 'signed_out', now: clock.now() });
      if (endsLinks) await deps.endCalendarLinks(tx, { userId });
    });
    const { othersEnded, othersAndLinksEnded } = accountTexts.session;
    return { message: endsLinks ? othersAndLinksEnded : othersEnded };
  });
}

/** The admin's sign-in carries `message` beside `error`. */
function withMessageField(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const { code, message, details } = error;
  return new DomainError(code, { ...details, message, extra: { ...details.extra, message } });
}

const userAgentLengthMax = 400;

function userAgentOf(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.slice(0, userAgentLengthMax) ?? null;
}
