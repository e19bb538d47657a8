/** What the editor asks about the HTML of an article, beyond what the server's sanitiser does. */
import { isOwnPath, isPlainAddress, isScope } from '@debt-payoff/contract/article-html';
import { imagePathPattern } from '@debt-payoff/contract/image-addresses';
import { webAddressProblem } from '@debt-payoff/contract/web-address';

const otherNames: Readonly<Record<string, string>> = { b: 'strong', i: 'em', h1: 'h2' };

/** The name that an article has for an element. */
export function articleTagOf(tag: string): string {
  return otherNames[tag] ?? tag;
}

/** What is wrong with an address that staff type; null where nothing is. */
export function linkAddressProblem(address: string): string | null {
  if (address === '') return 'Enter an address';
  const isOther = /^(?:mailto|tel):./i.test(address) || isOwnPath(address);
  if (isOther && isPlainAddress(address)) return null;
  return webAddressProblem(address) === null
    ? null
    : 'Enter a web address that begins with https:// or http://, a page of this site that begins with /, or mailto: or tel:';
}

export function isOwnImage(address: string): boolean {
  return imagePathPattern.test(address);
}

/** What a head cell heads where it does not say so: a column in a row of nothing else, a row beside other cells. */
export function scopeOf(cell: {
  readonly scope: string | null | undefined;
  readonly isInHeadRow: boolean;
}): string {
  const { scope } = cell;
  if (scope != null && isScope(scope)) return scope;
  return cell.isInHeadRow ? 'col' : 'row';
}
