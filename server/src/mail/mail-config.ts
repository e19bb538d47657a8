/** The settings of mail: who sends it, and through which server. */
import { product } from '@debt-payoff/contract/product';
import type { Environment } from '@debt-payoff/contract/roles';
import type { SiteConfig } from '../platform/site-config.ts';
import { loopbackHosts, type VariableReader } from '../platform/variables.ts';
import { type MailSender, readSender } from './mail-address.ts';
import { readSmtpUrl, type SmtpServer } from './smtp-url.ts';

export type MailConfig = {
  readonly from: MailSender;
  /** Null: no mail is sent. */
  readonly smtp: { readonly server: SmtpServer; readonly requiresTls: boolean } | null;
};

/** The problems do not repeat SMTP_URL, which holds a password. */
export function readMailConfig(
  read: VariableReader,
  { environment, publicUrl }: Pick<SiteConfig, 'environment' | 'publicUrl'>,
): MailConfig {
  const url = read.text('SMTP_URL');
  const server = url === null ? null : readSmtpUrl(url);
  if (url !== null && server === null) {
    read.problem(
      'SMTP_URL must look like smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
    );
  }
  const sender = read.text('MAIL_FROM');
  const from = sender === null ? null : readSender(sender);
  if (sender !== null && from === null) {
    read.problem(
      `MAIL_FROM must look like ${product.name} <no-reply@debts.example>, but is "${sender}".`,
    );
  }
  return {
    from: from ?? { name: product.name, address: `no-reply@${new URL(publicUrl).hostname}` },
    smtp: server === null ? null : { server, requiresTls: needsTls(server, environment) },
  };
}

/** What stays on this machine, or is tried out on one, may go in the clear. */
function needsTls({ host, isSecure }: SmtpServer, environment: Environment): boolean {
  return !isSecure && environment !== 'local' && !loopbackHosts.includes(host);
}
