/** Ways of sending for tests, without a peer. */
import { DeliveryError, type MailTransport, type OutgoingMail } from '../mail/transport.ts';

export type RecordedMail = Extract<MailTransport, { mode: 'send' }> & {
  /** In the order in which they were put into the outbox; several leave it side by side. */
  readonly mails: OutgoingMail[];
};

/** A mail's place in the outbox, with which its key begins. */
const placeOf = ({ key }: OutgoingMail) => Number.parseInt(key, 10);

export function recordedMail(): RecordedMail {
  const mails: OutgoingMail[] = [];
  return {
    mode: 'send',
    mails,
    send: async (mail) => {
      const after = mails.findIndex((other) => placeOf(other) > placeOf(mail));
      mails.splice(after === -1 ? mails.length : after, 0, mail);
    },
  };
}

export function failingMail(obstacle: DeliveryError['obstacle']): MailTransport {
  return {
    mode: 'send',
    send: async () => {
      throw new DeliveryError({ obstacle, code: 'ESOCKET', message: 'Nobody is there' });
    },
  };
}
