/** An outbox of its own for a test, with one kind of mail that says what the test wants it to. */
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { type DeliveryDeps, deliverDueMail } from '../mail/delivery.ts';
import type { OutboxRow } from '../mail/mail.store.ts';
import { mailOutbox } from '../mail/mail.tables.ts';
import { defineMailKind, enqueueMail, type Mail, mailTemplate } from '../mail/mail.ts';
import { createSmtpTransport, type SmtpOptions } from '../mail/smtp-transport.ts';
import type { SmtpServer } from '../mail/smtp-url.ts';
import type { MailTransport } from '../mail/transport.ts';
import { createLog } from '../platform/logging.ts';
import { type SettableClock, settableClock } from './settable-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-app.ts';

export const noteKind = defineMailKind({
  name: 'test.note',
  payload: z.object({ to: z.string() }),
});

/** What lies in the mail alone. */
export const secretLink = 'https://debts.example/reset?token=9f8e7d6c5b4a';

export function aNote(changes: Partial<Mail> = {}): Mail {
  return {
    to: 'ana@example.com',
    subject: 'A note',
    text: `Hello\n${secretLink}`,
    html: `<p>Hello</p><a href="${secretLink}">Reset</a>`,
    ...changes,
  };
}

export type TestOutbox = TestDatabase & {
  readonly clock: SettableClock;
  readonly enqueue: (to?: string) => Promise<void>;
  readonly deliver: (transport: MailTransport, changes?: Partial<DeliveryDeps>) => Promise<void>;
  readonly rows: () => Promise<OutboxRow[]>;
  /** The only one there is. */
  readonly row: () => Promise<OutboxRow>;
};

export async function createTestOutbox(
  render: (to: string) => Promise<Mail | null> = async (to) => aNote({ to }),
): Promise<TestOutbox> {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = settableClock();
  const rows = () => db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
  const deps = {
    db,
    clock,
    log: createLog('silent'),
    templates: [mailTemplate(noteKind, ({ to }) => render(to))],
  };
  return {
    ...database,
    clock,
    rows,
    enqueue: (to = 'ana@example.com') =>
      enqueueMail(db, { template: noteKind, payload: { to }, now: clock.now() }),
    deliver: (transport, changes) => deliverDueMail({ ...deps, transport, ...changes }),
    row: async () => {
      const [row, ...others] = await rows();
      if (row === undefined || others.length > 0) throw new Error('There is not exactly one mail');
      return row;
    },
  };
}

/** By way of a peer on loopback. */
export function smtpTo(
  port: number,
  options: Partial<SmtpOptions> & Partial<Omit<SmtpServer, 'port'>> = {},
): MailTransport {
  const { host = '127.0.0.1', isSecure = false, login = null, ...others } = options;
  return createSmtpTransport({
    server: { host, port, isSecure, login },
    from: { name: 'Debt Payoff', address: 'no-reply@debts.example' },
    requiresTls: false,
    ...others,
  });
}
