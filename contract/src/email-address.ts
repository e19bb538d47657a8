/** What an email address is: the same for forms, calls and the mailer. */
import { accountLimits } from './account-limits.ts';

// Non-ASCII characters are those of internationalised mail (RFC 6531); quoted names are not taken.
const word = /(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}])+/u
  .source;
const mailboxPattern = new RegExp(`^${word}(?:\\.${word})*$`, 'u');
/** Of RFC 2047: mail programs and servers may decode it, and what comes out is another address, or several. */
const encodedWord = /=\?.*\?=/;
const domainPattern = /^(?:[a-z\d.-]|[^\p{ASCII}\p{C}\p{Z}])+$/iu;
const hyphenAtEdge = /^-|-$|\.-|-\./;
const labelPattern = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Without spaces or brackets around it; neither a list of addresses nor a header can be made of one. */
export function isEmailAddress(text: string): boolean {
  const [mailbox = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !mailboxPattern.test(mailbox) || encodedWord.test(mailbox)) return false;
  const host = asciiHostOf(domain);
  return host !== null && byteLength(`${mailbox}@${host}`) <= accountLimits.emailMaxLength;
}

/** As it stands in DNS, however it is written; null where it cannot. */
export function asciiHostOf(domain: string): string | null {
  if (domain.length > accountLimits.emailMaxLength) return null;
  // The parser of URLs would cut the rest off at a slash, and decode what is escaped.
  if (!domainPattern.test(domain) || hyphenAtEdge.test(domain)) return null;
  const url = `http://${domain}`;
  const labels = URL.canParse(url) ? new URL(url).hostname.split('.') : [''];
  const isGood = labels.every((label) => labelPattern.test(label));
  // No top-level domain begins with a digit; what ends in a number would be read as an IP address.
  const isNamed = /^[a-z]/.test(labels.at(-1) ?? '');
  return isGood && isNamed ? labels.join('.') : null;
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
