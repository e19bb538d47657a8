/** Addresses of the web that staff type: a link leads to a page, and nowhere else. */

const message = 'Enter a web address that begins with https:// or http://';

/**
 * What is wrong with it; null where nothing is. Browsers skip tabs and line ends and read a backslash as a
 * slash, so an address with them leads elsewhere than it looks; so does one with a name before an '@'.
 */
export function webAddressProblem(text: string): string | null {
  if (!/^https?:\/\/[^\s\\\p{Cc}\p{Cf}]+$/iu.test(text)) return message;
  const url = URL.parse(text);
  const isPlain = url !== null && url.username === '' && url.password === '';
  return isPlain && /^https?:$/.test(url.protocol) && url.hostname !== '' ? null : message;
}
