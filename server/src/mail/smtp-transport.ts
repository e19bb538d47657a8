/** Sends mails by SMTP. */
import type { NodemailerError } from 'nodemailer';
import type { MailSender } from './mail-address.ts';
import type { SmtpServer } from './smtp-url.ts';
import { DeliveryError, type MailTransport, type OutgoingMail } from './transport.ts';

export type SmtpOptions = {
  readonly server: SmtpServer;
  readonly from: MailSender;
  /** Neither the login nor a mail goes out in the clear. */
  readonly requiresTls: boolean;
  readonly silenceMaxMs?: number;
  readonly sendingMaxMs?: number;
};

const silenceMaxDefaultMs = 10_000;
/** A peer that replies a letter at a time is never silent; this is well within a mail's lease. */
const sendingMaxDefaultMs = 60_000;

export function createSmtpTransport(options: SmtpOptions): MailTransport {
  const { server, from, requiresTls, silenceMaxMs = silenceMaxDefaultMs } = options;
  const senderHost = from.address.slice(from.address.lastIndexOf('@') + 1);
  // Loaded from here on by those who send; for the others it would be a tenth of what a start takes.
  const loaded = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      host: server.host,
      port: server.port,
      secure: server.isSecure,
      requireTLS: requiresTls,
      ...(server.login !== null && {
        auth: { user: server.login.user, pass: server.login.password },
      }),
      // A peer that does not offer a login is asked for one all the same, not used without.
      forceAuth: server.login !== null,
      connectionTimeout: silenceMaxMs,
      greetingTimeout: silenceMaxMs,
      socketTimeout: silenceMaxMs,
      dnsTimeout: silenceMaxMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const send = async (mail: OutgoingMail): Promise<void> => {
    const smtp = await loaded;
    await smtp.sendMail({
      from,
      // As an object it is one address, whatever it holds.
      to: { name: '', address: mail.to },
      ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.key}@${senderHost}>`,
      date: mail.date,
      // Asks absence notes and mailing lists not to reply.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return {
    mode: 'send',
    send: async (mail) => {
      try {
        await within(options.sendingMaxMs ?? sendingMaxDefaultMs, send(mail));
      } catch (error) {
        throw asDeliveryError(error);
      }
    },
  };
}

async function within(ms: number, sending: Promise<void>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new DeliveryError({
          obstacle: 'unreachable',
          code: 'ETIMEDOUT',
          message: 'Sending took too long',
        }),
      ),
    ms,
  );
  await Promise.race([sending, tooLate]).finally(() => clearTimeout(timer));
}

/** The peer's words for "log in first": the settings are wrong, not the mail, and it can wait for them. */
const loginNeededCodes = [530, 534, 535, 538];

function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  if (!(error instanceof Error)) throw error;
  // The fields that nodemailer adds are all optional, so any error has this shape.
  const {
    message,
    code = 'unknown',
    command,
    responseCode = 0,
    permanent,
  } = error as NodemailerError;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isAboutSession = responseCode === 421 || loginNeededCodes.includes(responseCode);
  if (!isAboutMail || isAboutSession) {
    return new DeliveryError({ obstacle: 'unreachable', code, message });
  }
  // Nodemailer itself refuses what it cannot put into a command, before the peer hears of it.
  const isRefused = permanent === true || command === 'API';
  return new DeliveryError({ obstacle: isRefused ? 'refused' : 'postponed', code, message });
}
