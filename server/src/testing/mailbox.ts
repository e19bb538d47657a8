/** The links in the mails that the product sent, as their recipients find them. */
import type { Mailer } from '../mail/mailer.ts';
import type { RecordedMail } from './recorded-mail.ts';

export type Mailbox = {
  /** Every token that was ever mailed to the address for that page, oldest first. */
  readonly tokensFor: (page: string, to: string) => Promise<string[]>;
  /** The newest; an empty text where there is none. */
  readonly tokenFor: (page: string, to: string) => Promise<string>;
  /** Who was told what since the last look. */
  readonly newMails: () => Promise<{ to: string; subject: string }[]>;
};

export function openMailbox(mail: RecordedMail, mailer: Pick<Mailer, 'deliverNow'>): Mailbox {
  const seen = new Set<string>();
  const tokensFor = async (page: string, to: string) => {
    await mailer.deliverNow();
    const link = new RegExp(`/${page}\\?token=([\\w-]{43})`);
    return mail.mails
      .filter((sent) => sent.to === to)
      .flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  };
  return {
    tokensFor,
    tokenFor: async (page, to) => (await tokensFor(page, to)).at(-1) ?? '',
    newMails: async () => {
      await mailer.deliverNow();
      const fresh = mail.mails.filter(({ key }) => !seen.has(key));
      for (const { key } of fresh) seen.add(key);
      return fresh.map(({ to, subject }) => ({ to, subject }));
    },
  };
}
