/** Mail as an intent: it is put into the outbox with the data that it is about, and made when it is sent. */
import type { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { SiteConfig } from '../platform/site-config.ts';
import { insertMail } from './mail.store.ts';

export type Mail = {
  /** A bare address, such as `ana@example.com`. */
  readonly to: string;
  /** Another bare address, for what the reader replies; without it a reply goes to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Names a kind of mail and the facts that one needs. The facts hold no secret: they lie in the outbox. */
export type MailKind<Payload> = {
  readonly name: string;
  /** Checks the facts as they come back from the database, perhaps from an older version. */
  readonly payload: z.ZodType<Payload>;
};

/** Makes the mails of one kind. */
export type MailTemplate = {
  readonly name: string;
  /** Null where there is nothing to send, such as a reset for an address without an account. */
  readonly render: (stored: unknown) => Promise<Mail | null>;
};

/** What the templates make their mails from. */
export type TemplateDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<SiteConfig, 'publicUrl' | 'company'>;
};

export function defineMailKind<Payload>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind;
}

/** Secrets such as the token of a link are made here, when the mail is sent, and never before. */
export function mailTemplate<Payload>(
  kind: MailKind<Payload>,
  render: (payload: Payload) => Promise<Mail | null>,
): MailTemplate {
  return {
    name: kind.name,
    render: async (stored) => render(kind.payload.parse(stored)),
  };
}

/** Inside a transaction the mail goes out if, and only if, the transaction commits. */
export async function enqueueMail<Payload>(
  db: Pick<Database, 'insert'>,
  mail: { template: MailKind<Payload>; payload: Payload; now: Date },
): Promise<void> {
  await insertMail(db, {
    template: mail.template.name,
    payload: mail.payload,
    createdAt: mail.now,
    nextAttemptAt: mail.now,
  });
}
