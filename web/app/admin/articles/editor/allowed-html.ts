/** Leaves of any HTML what an article may hold, as the server will: no script, no style, no other site's image. */
import {
  articleTags,
  droppedWithText,
  isLinkAddress,
  withoutHiddenCharacters,
} from '@debt-payoff/contract/article-html';
import { articleTagOf, isOwnImage } from './article-html.ts';
import {
  element,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  renderHtml,
} from './html-tree.ts';

/** What becomes of an image. */
type ImageRule = (image: HtmlElement) => readonly HtmlNode[];

/** HTML that was stored or typed, for the editor to read. */
export function editorHtmlOf(html: string): string {
  return renderHtml(allowedNodes(parseHtml(withoutHiddenCharacters(html)), ownImageOrNone));
}

export function allowedNodes(
  nodes: readonly HtmlNode[],
  imageRule: ImageRule,
): readonly HtmlNode[] {
  return nodes.flatMap((node): readonly HtmlNode[] => {
    if (!isElement(node)) return [node];
    const tag = articleTagOf(node.tag);
    if (droppedWithText.includes(tag)) return [];
    if (tag === 'img') return imageRule(node);
    const children = allowedNodes(node.children, imageRule);
    if (!articleTags.includes(tag)) return children;
    return [element(tag, children, allowedAttributes(tag, node.attributes))];
  });
}

export const ownImageOrNone: ImageRule = ({ attributes }) =>
  isOwnImage(attributes.src ?? '')
    ? [element('img', [], picked(attributes, ['src', 'alt', 'width', 'height']))]
    : [];

function allowedAttributes(
  tag: string,
  { href, ...attributes }: HtmlElement['attributes'],
): Record<string, string> {
  const address = href?.trim() ?? '';
  if (tag === 'a') return isLinkAddress(address) ? { href: address } : {};
  return picked(attributes, [...(allowedNames[tag] ?? []), 'data-pm-slice']);
}

/** Besides those of the server's: what the editor writes for itself when part of its text is copied. */
const allowedNames: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  th: ['scope'],
  tr: ['data-head'],
};

function picked(
  attributes: HtmlElement['attributes'],
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));
}
