/** Ways of sending for tests, without a peer. */
import { DeliveryError, type MailTransport, type OutgoingMail } from '../mail/transport.ts';

export type RecordedMail = Extract<MailTransport, { mode: 'send' }> & {
  readonly mails: OutgoingMail[];
};

export function recordedMail(): RecordedMail {
  const mails: OutgoingMail[] = [];
  return {
    mode: 'send',
    mails,
    send: async (mail) => {
      mails.push(mail);
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
