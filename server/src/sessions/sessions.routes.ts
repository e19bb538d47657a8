import {
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
  logoutCall,
  refreshCall,
} from '@debt-payoff/contract/accounts';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import type { FastifyInstance } from 'fastify';
import { callerOf, type Identify, nobodyIfRefused } from '../platform/access.ts';
import { serveCall } from '../platform/calls.ts';
import { DomainError } from '../platform/errors.ts';
import { addressOf, networkOf } from '../platform/network-address.ts';
import type { Limit, RateLimiter } from '../platform/rate-limit.ts';
import { requireSameSite } from '../platform/same-site.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import { endOpenLinks, type OpenLinks } from './open-links.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts';
import { renewSession } from './renew-session.ts';
import { endSessions, listLiveSessions } from './sessions.store.ts';
import { type SessionDeps, signOut } from './sessions.ts';
import { sessionReply, tokensReply } from './sessions.wire.ts';

/** From one network. */
const refreshLimit: Limit = { name: 'refresh', points: 600, seconds: 15 * 60 };

export function serveSessions(
  app: FastifyInstance,
  deps: SessionDeps & {
    readonly config: Pick<SiteConfig, 'environment'>;
    readonly rateLimit: RateLimiter;
    readonly identify: Identify;
    readonly openLinks: readonly OpenLinks[];
  },
): void {
  const { db, clock, config } = deps;

  serveCall(app, refreshCall, async ({ request, reply }) => {
    requireSameSite(request);
    await deps.rateLimit(refreshLimit, networkOf(addressOf(request)));
    const refreshToken = readRefreshCookie(request);
    if (refreshToken === null) throw new DomainError('session_ended');
    const isForStaffOnly = config.environment === 'admin-production';
    try {
      const tokens = await renewSession(deps, { refreshToken, isForStaffOnly });
      setRefreshCookie(reply, { token: tokens.refreshToken, config });
      return tokensReply(tokens, clock.now());
    } catch (error) {
      const isOver = error instanceof DomainError && error.code === 'session_ended';
      if (isOver) clearRefreshCookie(reply, config);
      throw error;
    }
  });

  serveCall(app, logoutCall, async ({ request, reply }) => {
    requireSameSite(request);
    // A token that is no longer valid must not keep anyone from signing out.
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
    return { sessions: sessions.map((session) => sessionReply(session, sessionId)) };
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
      if (endsLinks) await endOpenLinks(deps, tx, { userId });
    });
    const { othersEnded, othersAndLinksEnded } = accountTexts.session;
    return { message: endsLinks ? othersAndLinksEnded : othersEnded };
  });
}
