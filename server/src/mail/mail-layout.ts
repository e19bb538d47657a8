/** Makes the two forms of a mail, plain text and HTML, from one plain structure. */
import { product } from '@debt-payoff/contract/product';
import { mailTexts } from '@debt-payoff/contract/texts/mails';
import type { Mail } from './mail.ts';

export type MailContent = {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing that the mail asks for, between the paragraphs and the closing. */
  readonly action?: MailLink;
  /** What else can be done, as a plain link below it. */
  readonly otherAction?: MailLink;
  /** Who helps, where the mail is about money that may be missing. */
  readonly help?: MailLink;
  readonly closing: readonly string[];
  /** What is handed over with it, such as a form, below the closing. */
  readonly appendices?: readonly MailAppendix[];
  /** Why its reader gets it, where that is not an account. */
  readonly footer?: string;
};

export type MailAppendix = { readonly title: string; readonly lines: readonly string[] };

type MailLink = { readonly label: string; readonly url: string };

export function layOutMail(head: MailHead, content: MailContent): Mail {
  return { ...head, text: layOutText(content), html: layOutHtml(head.subject, content) };
}

type MailHead = Pick<Mail, 'to' | 'replyTo' | 'subject'>;

/** For our own staff: the text as it is, in both forms, whatever somebody may have written in it. */
export function layOutPlainMail(head: MailHead, text: string): Mail {
  const parts = [`<pre style="${styles.plain}">${escapeHtml(text)}</pre>`];
  return { ...head, text: `${text}\n`, html: layOutDocument(head.subject, parts) };
}

function layOutText(content: MailContent): string {
  const { greeting, paragraphs, action, otherAction, help, closing, appendices = [] } = content;
  const links = [action, otherAction, help].filter((link) => link !== undefined);
  const blocks = [
    greeting,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}:\n${requireWebAddress(url)}`),
    closing.join('\n'),
    ...appendices.flatMap(({ title, lines }) => [title, ...lines]),
    // The mark by which mail programs know where the message ends.
    `-- \n${content.footer ?? mailTexts.layout.footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Mail programs know few styles and drop style sheets, so each part bears its own. */
const styles = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto',
  name: 'margin:0 0 24px;font-size:20px;font-weight:bold',
  paragraph: 'margin:0 0 16px',
  // Its own two colours, so that it can be read on light and on dark.
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;background-color:#1d4ed8;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px',
  address: 'word-break:break-all',
  plain: 'margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere',
  rule: 'margin:24px 0 16px;border:0;border-top:1px solid #808080',
} as const;

/** Text and ground keep the colours of the mail program, which knows whether it is dark. */
function layOutHtml(subject: string, content: MailContent): string {
  const { greeting, paragraphs, action, otherAction, help, closing, appendices = [] } = content;
  const parts = [
    `<p style="${styles.name}">${escapeHtml(product.name)}</p>`,
    ...[greeting, ...paragraphs].map(
      (text) => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`,
    ),
    ...(action === undefined ? [] : layOutAction(action)),
    ...[otherAction, help].filter((link) => link !== undefined).map(layOutLink),
    `<p style="${styles.paragraph}">${closing.map(escapeHtml).join('<br>')}</p>`,
    ...(appendices.length === 0 ? [] : [`<hr style="${styles.rule}">`]),
    ...appendices.flatMap(layOutAppendix),
    `<hr style="${styles.rule}">`,
    `<p style="${styles.small}">${escapeHtml(content.footer ?? mailTexts.layout.footer)}</p>`,
  ];
  return layOutDocument(subject, parts);
}

function layOutDocument(subject: string, parts: readonly string[]): string {
  return `<!doctype html>
<html lang="${product.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
<div style="${styles.card}" lang="${product.locale}">
${parts.join('\n')}
</div>
</body>
</html>
`;
}

function layOutLink({ label, url }: MailLink): string {
  const address = escapeHtml(requireWebAddress(url));
  return `<p style="${styles.paragraph}"><a href="${address}">${escapeHtml(label)}</a></p>`;
}

function layOutAppendix({ title, lines }: MailAppendix): string[] {
  return [
    `<p style="${styles.paragraph}"><b>${escapeHtml(title)}</b></p>`,
    ...lines.map((line) => `<p style="${styles.paragraph}">${escapeHtml(line)}</p>`),
  ];
}

function layOutAction({ label, url }: MailLink): string[] {
  const address = escapeHtml(requireWebAddress(url));
  return [
    `<p style="${styles.paragraph}"><a href="${address}" style="${styles.button}">${escapeHtml(label)}</a></p>`,
    `<p style="${styles.small}">${escapeHtml(mailTexts.layout.linkFallback)}<br><a href="${address}" style="${styles.address}">${address}</a></p>`,
  ];
}

/** Escaping does not make `javascript:` harmless. */
function requireWebAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error(`A mail links to web pages only, not to ${protocol}`);
  }
  return href;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
