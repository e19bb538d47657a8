/** What the verbs of an account need. */
import type { Config } from '../config.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { SessionDeps } from '../sessions/sessions.ts';
import type { Passwords } from './passwords.ts';

export type AccountDeps = SessionDeps & {
  readonly config: Config;
  readonly passwords: Passwords;
  readonly rateLimit: RateLimiter;
  readonly mailer: Pick<Mailer, 'wake'>;
  readonly endCalendarLinks: EndCalendarLinks;
};

/** Links to a person's calendars are made by others; whoever claims the account ends them. */
export type EndCalendarLinks = (
  tx: Transaction,
  which: {
    readonly userId: number;
    /** Only those made at that instant or later. */
    readonly since?: Date;
  },
) => Promise<void>;
