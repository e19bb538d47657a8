/** What the HTML of an article may hold. The server's sanitiser and the editor both ask here; readers never load it. */
import { webAddressProblem } from './web-address.ts';

/** Marks: they stand in a line of text, in any order. */
export const inlineTags: readonly string[] = [
  ...['a', 'strong', 'em', 'sup', 'sub', 'abbr', 'code'],
];
/** They hold lines of text, or other blocks. */
export const blockTags: readonly string[] = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr'],
  ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
export const articleTags: readonly string[] = [...inlineTags, ...blockTags, 'br', 'img'];

/** Left out together with their text, which is code, a form or other markup and never part of the article. */
export const droppedWithText: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object'],
  ...['embed', 'svg', 'math', 'textarea', 'select', 'option', 'button', 'title', 'head', 'xmp'],
  ...['plaintext', 'audio', 'video', 'canvas', 'applet', 'frameset', 'xml'],
];

/** Whether a link may lead there: a page of the web or of ours, an email address or a telephone number. */
export function isLinkAddress(address: string): boolean {
  return (
    isPlainAddress(address) &&
    (/^(?:mailto:.|tel:.|#)/i.test(address) ||
      isOwnPath(address) ||
      webAddressProblem(address) === null)
  );
}

/** Browsers read a backslash as a slash and skip tabs and line ends, so that '/\t/' names another host. */
export function isPlainAddress(address: string): boolean {
  return !/[\s\\\p{Cc}\p{Cf}]/u.test(address);
}

export function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/** Whether it says what a head cell heads. */
export function isScope(text: string): boolean {
  return /^(?:col|row)(?:group)?$/.test(text);
}

/** Whether it is the width or the height of an image, as an attribute says it. */
export function isImageSide(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text);
}

/** Control characters, the byte-order mark, and those that change the direction of the text around them. */
const hiddenCharacters = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

export function withoutHiddenCharacters(text: string): string {
  return text.toWellFormed().replaceAll(hiddenCharacters, '');
}
