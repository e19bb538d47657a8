/** An app to which people write, and what it stores and mails of that. */
import { contactAddresses } from '@debt-payoff/contract/contact-addresses';
import { call } from './people.ts';
import { recordedMail } from './recorded-mail.ts';
import { settableClock } from './settable-clock.ts';
import { createTestApp, productionVariables } from './test-app.ts';

export function aMessage(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Zoë Müller',
    email: 'zoe@example.com',
    subject: 'A question',
    message: 'How do I begin?\nThank you.',
    ...changes,
  };
}

type Options = Omit<NonNullable<Parameters<typeof createTestApp>[0]>, 'clock'> & {
  readonly clock?: ReturnType<typeof settableClock>;
};
type Reply = { readonly body: { readonly reference?: string } };

export async function createContactTest({
  variables = { RATE_LIMIT_FACTOR: '1000' },
  clock = settableClock(),
  ...options
}: Options = {}) {
  const mail = recordedMail();
  const app = await createTestApp({
    mailTransport: mail,
    ...options,
    variables: {
      ...productionVariables,
      CONTACT_EMAIL: 'hello@debts.example',
      ADMIN_AREA: 'on',
      ...variables,
    },
    clock,
  });
  const rows = async () => {
    const { rows: all } = await app.pool.query('SELECT * FROM contact_messages ORDER BY id');
    return all;
  };
  return {
    ...app,
    clock,
    mail,
    send: (body: unknown, manner: Omit<Parameters<typeof call>[2] & object, 'body'> = {}) =>
      call(app.app, contactAddresses.send, { ...manner, body }),
    rows,
    rowOf: async ({ body }: Reply) =>
      (await rows()).find(({ reference }) => reference === body.reference),
    /** What is recorded of what staff did with it. */
    actsOn: async (id: number) => {
      const { rows: acts } = await app.pool.query(
        `SELECT actor_id::int, action, user_id::int, changes, outcome FROM audit_entries
         WHERE subject = 'message' AND subject_id = $1 ORDER BY id`,
        [id],
      );
      return acts;
    },
    /** What was mailed since the last look. */
    newMails: async () => {
      await app.mailer.deliverNow();
      return mail.mails.splice(0);
    },
  };
}
