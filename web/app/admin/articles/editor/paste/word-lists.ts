/** Makes lists of what Word gives as paragraphs with a sign or a number in front. */
import {
  element,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  isElement,
  textOf,
} from '../html-tree.ts';
import { hasClass, stylesOf } from './styles.ts';

type Item = {
  readonly level: number;
  readonly tag: 'ul' | 'ol';
  readonly children: readonly HtmlNode[];
};

export function withWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const made: HtmlNode[] = [];
  let items: Item[] = [];
  const endList = (): void => {
    made.push(...listsOf(items));
    items = [];
  };
  for (const node of nodes) {
    const item = isElement(node) ? itemOf(node) : null;
    if (item !== null) items.push(item);
    else if (isElement(node)) {
      endList();
      made.push(element(node.tag, withWordLists(node.children), node.attributes));
    } else if (items.length === 0 || node.trim() !== '') {
      endList();
      made.push(node);
    }
  }
  endList();
  return made;
}

function itemOf(node: HtmlElement): Item | null {
  if (node.tag !== 'p') return null;
  const place = stylesOf(node).get('mso-list') ?? '';
  if (!/\blevel\d/.test(place)) return typedItemOf(node);
  const marker = elementsIn(node.children).find(
    (inner) => stylesOf(inner).get('mso-list') === 'ignore',
  );
  return {
    level: Number(/\blevel(\d)/.exec(place)?.[1] ?? 1),
    tag: tagFor(marker === undefined ? '' : textOf(marker.children)),
    children: node.children,
  };
}

/** One whose sign stands in the text itself. */
const typedMarker = /^\s*(?:[·•▪§◦]|\d{1,3}[.)])[\s\u00a0]+/;

function typedItemOf(node: HtmlElement): Item | null {
  if (!hasClass(node, /^MsoListParagraph/)) return null;
  const marker = typedMarker.exec(textOf(node.children))?.[0];
  if (marker === undefined) return null;
  return { level: 1, tag: tagFor(marker), children: withoutStart(node.children, marker.length) };
}

function withoutStart(nodes: readonly HtmlNode[], length: number): HtmlNode[] {
  let left = length;
  return nodes.map((node): HtmlNode => {
    const taken = Math.min(left, textOf([node]).length);
    left -= taken;
    if (!isElement(node)) return node.slice(taken);
    return element(node.tag, withoutStart(node.children, taken), node.attributes);
  });
}

function tagFor(marker: string): 'ul' | 'ol' {
  return /^[\s\u00a0(]*(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker) ? 'ol' : 'ul';
}

function listsOf(items: readonly Item[]): HtmlElement[] {
  const lists: { tag: string; entries: { item: Item; below: Item[] }[] }[] = [];
  for (const item of items) {
    const list = lists.at(-1);
    const entry = list?.entries.at(-1);
    const top = list?.entries[0]?.item.level ?? item.level;
    if (entry !== undefined && item.level > top) entry.below.push(item);
    else if (list?.tag === item.tag) list.entries.push({ item, below: [] });
    else lists.push({ tag: item.tag, entries: [{ item, below: [] }] });
  }
  return lists.map(({ tag, entries }) =>
    element(
      tag,
      entries.map(({ item, below }) =>
        element('li', [element('p', item.children), ...listsOf(below)]),
      ),
    ),
  );
}
