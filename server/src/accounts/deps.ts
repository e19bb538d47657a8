/** What the verbs of an account need. */
import type { Config } from '../config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { SessionDeps } from '../sessions/sessions.ts';
import type { Passwords } from './passwords.ts';

export type AccountDeps = SessionDeps & {
  readonly config: Config;
  readonly passwords: Passwords;
  readonly rateLimit: RateLimiter;
  readonly mailer: Pick<Mailer, 'wake'>;
};
