/** The port through which mails leave: what a way of sending gets, and how it says that it failed. */
import type { Mail } from './mail.ts';

export type OutgoingMail = Mail & {
  /** The same for each attempt at a mail, so that a mailbox can drop one that came twice. */
  readonly key: string;
  readonly date: Date;
};

export type MailTransport =
  | { readonly mode: 'send'; readonly send: (mail: OutgoingMail) => Promise<void> }
  /** Mails are made, and stay in the outbox to be read there. */
  | { readonly mode: 'keep' };

/**
 * `refused`: this mail will never be taken. `postponed`: this mail is not taken now. `unreachable`:
 * no mail can be sent now, whatever it is.
 */
type Obstacle = 'refused' | 'postponed' | 'unreachable';

export class DeliveryError extends Error {
  readonly obstacle: Obstacle;
  /** Fit for a log, unlike the message, which is what the peer said and may name the recipient. */
  readonly code: string;

  constructor(failure: { obstacle: Obstacle; code: string; message: string }) {
    super(failure.message);
    this.name = 'DeliveryError';
    this.obstacle = failure.obstacle;
    this.code = failure.code;
  }
}
