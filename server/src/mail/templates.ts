import { accountMailTemplates } from '../accounts/mail-templates.ts';
import type { Config } from '../config.ts';
import { dailyMailTemplates } from '../jobs/mail-templates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { MailTemplate } from './mail.ts';

/** What the templates make their mails from. */
export type TemplateDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
};

/** Every kind of mail that the product sends. The folders of the nouns add theirs here. */
export function listMailTemplates(deps: TemplateDeps): readonly MailTemplate[] {
  return [...accountMailTemplates(deps), ...dailyMailTemplates(deps)];
}
