/** Access tokens: JWTs of 15 minutes that name a session. The session's row decides what they are worth. */
import { accountLimits } from '@debt-payoff/contract/account-limits';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../platform/clock.ts';
import type { SiteConfig } from '../platform/site-config.ts';

const algorithm = 'HS256';
const tokenType = 'at+jwt';
const audience = 'debt-payoff';

export type TokenClaims = { readonly userId: number; readonly sessionId: number };

export type AccessTokens = {
  readonly sign: (claims: TokenClaims) => Promise<string>;
  /** Null for whatever we did not sign for ourselves, and for what has expired. */
  readonly read: (token: string) => Promise<TokenClaims | null>;
};

export function createAccessTokens(deps: {
  key: Uint8Array;
  config: Pick<SiteConfig, 'publicUrl'>;
  clock: Clock;
}): AccessTokens {
  const { key, config, clock } = deps;
  return {
    sign: ({ userId, sessionId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: tokenType })
        .setIssuer(config.publicUrl)
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accountLimits.accessTokenMinutes * 60)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: tokenType,
          issuer: config.publicUrl,
          audience,
          requiredClaims: ['sub', 'exp', 'iat', 'sid'],
          currentDate: clock.now(),
        });
        return claimsOf(payload.sub, payload.sid);
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function claimsOf(subject: unknown, session: unknown): TokenClaims | null {
  const userId = Number(subject);
  const sessionId = Number(session);
  const isGood = Number.isSafeInteger(userId) && Number.isSafeInteger(sessionId);
  return isGood ? { userId, sessionId } : null;
}
