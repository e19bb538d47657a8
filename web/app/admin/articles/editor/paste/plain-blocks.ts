/** Gives pasted blocks the few shapes of an article: two kinds of headings, paragraphs, well-formed lists. */
import { element, elementsIn, type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { plainTable } from './pasted-tables.ts';

export function withPlainBlocks(nodes: readonly HtmlNode[]): HtmlNode[] {
  const levels = elementsIn(nodes).map(({ tag }) => levelOf(tag));
  const top = Math.min(...levels.filter((level) => level !== null));
  return blocksOf(nodes, (tag) => (levelOf(tag) === top ? 'h2' : 'h3'));
}

function levelOf(tag: string): number | null {
  const level = /^h([1-6])$/.exec(tag)?.[1];
  return level === undefined ? null : Number(level);
}

type HeadingRule = (tag: string) => string;

const asParagraph: HeadingRule = () => 'p';
const blockPattern =
  /^(?:p|h[1-6]|[uod]l|li|d[td]|div|section|article|main|header|footer|nav|aside|address|center|form|fieldset|details|summary|blockquote|pre|hr|figure|figcaption|table)$/;

function blocksOf(nodes: readonly HtmlNode[], headings: HeadingRule): HtmlNode[] {
  // Between blocks a line end is room, and nothing else.
  const isAmongBlocks = nodes.some((node) => isElement(node) && blockPattern.test(node.tag));
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    return node.tag === 'br' && isAmongBlocks ? [] : blockOf(node, headings);
  });
}

function blockOf(node: HtmlElement, headings: HeadingRule): HtmlNode[] {
  const { tag, attributes } = node;
  if (levelOf(tag) !== null) return [element(headings(tag), blocksOf(node.children, headings))];
  if (/^[uo]l$/.test(tag)) return [element(tag, itemsOf(node.children))];
  if (tag === 'table') return plainTable(element(tag, blocksOf(node.children, asParagraph)));
  if (tag === 'figure') return figureOf(node, headings);
  if (/^(?:kbd|samp|tt)$/.test(tag)) return [element('code', node.children)];
  if (tag === 'a') return linkOf(node, headings);
  const isHeadless = /^(?:t[dh]|dd|blockquote)$/.test(tag);
  const children = blocksOf(node.children, isHeadless ? asParagraph : headings);
  if (tag === 'p') return paragraphsOf(children);
  const isOther = blockPattern.test(tag) && !/^(?:d[ltd]|blockquote|pre|hr|li)$/.test(tag);
  if (!isOther) return [element(tag, children, attributes)];
  const holdsBlocks = elementsIn(children).some((inner) => blockPattern.test(inner.tag));
  return holdsBlocks ? children : paragraphsOf(children);
}

/** Two line ends in a row are where another paragraph begins. */
function paragraphsOf(children: readonly HtmlNode[]): HtmlNode[] {
  const lines: HtmlNode[][] = [[]];
  let breaks = 0;
  for (const child of children) {
    if (isElement(child) && child.tag === 'br') breaks += 1;
    else if (isElement(child) || child.trim() !== '') {
      if (breaks > 1) lines.push([]);
      else if (breaks === 1) lines.at(-1)?.push(element('br'));
      lines.at(-1)?.push(child);
      breaks = 0;
    } else lines.at(-1)?.push(child);
  }
  return lines.map((line) => element('p', line));
}

/** Some programs put a list beside the item that it belongs to. */
function itemsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const items: HtmlElement[] = [];
  for (const node of nodes) {
    if (!isElement(node)) {
      if (node.trim() !== '') items.push(element('li', [node]));
      continue;
    }
    const isItem = node.tag === 'li';
    const children = blocksOf(isItem ? node.children : [node], asParagraph);
    const last = items.at(-1);
    if (isItem || last === undefined) items.push(element('li', children));
    else items[items.length - 1] = element('li', [...last.children, ...children]);
  }
  return items;
}

/** One that keeps no image of ours is its caption alone. */
function figureOf(node: HtmlElement, headings: HeadingRule): HtmlNode[] {
  const images = elementsIn(node.children).filter(({ tag }) => tag === 'img');
  const isOurs = images.length === 1 && images[0]?.attributes.src?.startsWith('/images/') === true;
  return isOurs ? [node] : blocksOf(node.children, headings);
}

/** Google leads all links over a page of its own. */
function linkOf(node: HtmlElement, headings: HeadingRule): HtmlNode[] {
  const href = node.attributes.href?.trim() ?? '';
  const children = blocksOf(node.children, headings);
  if (href === '' || href.startsWith('#')) return children;
  const url = URL.parse(href);
  const target = url?.searchParams.get('q') ?? '';
  const isRedirect =
    url?.hostname === 'www.google.com' && url.pathname === '/url' && /^https?:/.test(target);
  return [element('a', children, { href: isRedirect ? target : href })];
}
