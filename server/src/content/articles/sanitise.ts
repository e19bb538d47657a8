/** Keeps only the HTML that an article may use. Sanitising twice gives the same as once. */
import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
  ...['a', 'strong', 'em', 'sup', 'sub', 'abbr', 'code', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Dropped together with their text, which is code, a form or other markup and never part of the article. */
const droppedWithContent = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'object',
    'embed',
  ],
  ...['svg', 'math', 'textarea', 'select', 'option', 'button', 'title', 'head', 'xmp', 'plaintext'],
  ...['audio', 'video', 'canvas', 'applet', 'frameset'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: droppedWithContent,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    th: (tagName, { scope }) => ({ tagName, attribs: scopeAttribute(scope) }),
    img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** The repair of broken markup can itself need repair. Nobody writes markup by mistake that takes more rounds. */
const roundsMax = 5;
/** Each element takes the longer the more are open: half a megabyte of nothing else would take many seconds. */
const openMax = 1_000;

export function sanitiseArticle(html: string): string {
  let current = html;
  for (let round = 0; round < roundsMax; round += 1) {
    const next = sanitiseOnce(current, options);
    if (next === current) return current;
    current = next;
  }
  return sanitiseOnce(current, { ...options, allowedTags: [] });
}

function sanitiseOnce(html: string, allowed: sanitizeHtml.IOptions): string {
  return withoutHiddenCharacters(sanitiseBounded(withoutHiddenCharacters(html), allowed));
}

/** What is nested too deeply is shown as it was typed. */
function sanitiseBounded(html: string, allowed: sanitizeHtml.IOptions): string {
  const tooDeep = new Error('too many elements are open');
  let open = 0;
  const onOpenTag = (): void => {
    open += 1;
    if (open > openMax) throw tooDeep;
  };
  const onCloseTag = (): void => {
    open -= 1;
  };
  try {
    return sanitizeHtml(html, { ...allowed, onOpenTag, onCloseTag });
  } catch (error) {
    if (error !== tooDeep) throw error;
    return sanitizeHtml(html.replaceAll('<', '&lt;'), allowed);
  }
}

/** Control characters, the byte-order mark, and those that change the direction of the text around them. */
const hiddenCharacters = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

function withoutHiddenCharacters(text: string): string {
  return text.toWellFormed().replaceAll(hiddenCharacters, '');
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  const address = href?.trim() ?? '';
  if (!isPlainAddress(address)) return {};
  if (/^https?:\/\/./i.test(address)) return { href: address, rel: 'noopener' };
  return /^(?:mailto:.|tel:.|#)/i.test(address) || isOwnPath(address) ? { href: address } : {};
}

function scopeAttribute(scope: string | undefined): sanitizeHtml.Attributes {
  return scope !== undefined && /^(?:col|row)(?:group)?$/.test(scope) ? { scope } : {};
}

function imageAttributes(given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const address = given.src?.trim() ?? '';
  const isAllowed =
    isPlainAddress(address) && (/^https:\/\/./i.test(address) || isOwnPath(address));
  if (!isAllowed) return {};
  const sides = ['width', 'height'].flatMap((name) => {
    const value = given[name];
    return value !== undefined && /^[1-9]\d{0,3}$/.test(value) ? [[name, value]] : [];
  });
  return { src: address, alt: given.alt ?? '', ...Object.fromEntries(sides) };
}

/** Browsers read a backslash as a slash and skip tabs and line ends, so that '/\t/' names another host. */
function isPlainAddress(address: string): boolean {
  return !/[\s\\\p{Cc}\p{Cf}]/u.test(address);
}

function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}
