/** What the verbs of an account need. */
import type { Mailer } from '../mail/mailer.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import type { OpenLinks } from '../sessions/open-links.ts';
import type { SessionDeps } from '../sessions/sessions.ts';
import type { TierOf } from './accounts.ts';
import type { LeaveStep } from './deletion.ts';
import type { OwnDataSection } from './own-data.ts';
import type { Passwords } from './passwords.ts';

export type AccountDeps = SessionDeps & {
  readonly config: Pick<SiteConfig, 'environment' | 'publicUrl'>;
  readonly passwords: Passwords;
  readonly rateLimit: RateLimiter;
  readonly mailer: Pick<Mailer, 'wake'>;
  readonly tierOf: TierOf;
  readonly openLinks: readonly OpenLinks[];
  readonly leaveSteps: readonly LeaveStep[];
  readonly ownData: readonly OwnDataSection[];
};
