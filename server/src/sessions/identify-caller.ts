/** Finds out who is calling: the token must be ours, and the session and the account must hold right now. */
import { isStaff } from '@debt-payoff/contract/roles';
import type { Caller, Identify } from '../platform/access.ts';
import { DomainError } from '../platform/errors.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import { prepareFindCaller } from './sessions.store.ts';
import type { SessionDeps } from './sessions.ts';

export function createGuard(
  { db, clock, accessTokens }: SessionDeps,
  config: Pick<SiteConfig, 'environment'>,
): { readonly identify: Identify; readonly builtInStaff: Caller | null } {
  const findCaller = prepareFindCaller(db);
  const isLocal = config.environment === 'local';
  return {
    builtInStaff: isLocal ? builtInStaff : null,
    identify: async (request) => {
      const token = bearerToken(request.headers.authorization);
      if (token === null) return null;
      const claims = await accessTokens.read(token);
      const [found] =
        claims === null ? [] : await findCaller.execute({ ...claims, now: clock.now() });
      if (found === undefined) throw new DomainError('session_ended');
      const { userId, sessionId, role, isOfStaff } = found;
      const isStaffSession = isLocal ? isStaff(role) : isOfStaff;
      return { userId, sessionId, role, isStaffSession };
    },
  };
}

/** No account has this id. */
const builtInStaff: Caller = {
  userId: 0,
  sessionId: 0,
  role: 'super_admin',
  isStaffSession: true,
};

/** Null without one. Whatever follows the word counts as one, if only to be refused. */
function bearerToken(header: string | undefined): string | null {
  return /^Bearer\b *(.*)$/i.exec(header ?? '')?.[1] ?? null;
}
