/** The process's own deliverer of mail: woken after a mail was put into the outbox, and by the clock. */
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/logging.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import { deliverDueMail } from './delivery.ts';
import type { MailTemplate } from './mail.ts';
import type { MailConfig } from './mail-config.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

export type Mailer = {
  /** Starts a delivery and does not wait for it. Call it after the transaction that enqueued. */
  readonly wake: () => void;
  /** Resolves when what was due at the call has had its attempt. */
  readonly deliverNow: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type MailerConfig = Pick<SiteConfig, 'environment'> & { readonly mail: MailConfig };

export function createMailer(options: {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: MailerConfig;
  readonly log: Log;
  readonly templates: readonly MailTemplate[];
  /** In place of the one that the settings name. */
  readonly transport?: MailTransport;
}): Mailer {
  const { config, log } = options;
  const transport = options.transport ?? configuredTransport(config);
  if (transport === null) log.warn('no mail is sent: it waits in the outbox until SMTP_URL is set');
  const stopping = new AbortController();
  let isWanted = false;
  let running: Promise<void> | null = null;

  const run = async (given: MailTransport): Promise<void> => {
    try {
      // Anyone who calls during a pass may have a mail that the pass no longer sees.
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        await deliverDueMail({ ...options, transport: given, stopping: stopping.signal });
      }
    } finally {
      running = null;
    }
  };
  const deliverNow = async (): Promise<void> => {
    if (transport === null || stopping.signal.aborted) return;
    isWanted = true;
    running ??= run(transport);
    await running;
  };
  return {
    deliverNow,
    wake: () => {
      deliverNow().catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be worked through');
      });
    },
    stop: async () => {
      stopping.abort();
      // The one who started the run hears of its failure.
      await running?.catch(() => undefined);
    },
  };
}

/** Null: mails wait in the outbox until there is a server to send them by. */
function configuredTransport(config: MailerConfig): MailTransport | null {
  const { smtp, from } = config.mail;
  if (smtp !== null) return createSmtpTransport({ ...smtp, from });
  return deliveryOf(config) === 'kept' ? { mode: 'keep' } : null;
}

/** What becomes of mails by these settings. */
export function deliveryOf({ environment, mail }: MailerConfig): 'sent' | 'kept' | 'off' {
  if (mail.smtp !== null) return 'sent';
  return environment === 'local' ? 'kept' : 'off';
}
