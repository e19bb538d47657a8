/** The text of the editor as the HTML of an article, each block on a line of its own. */
import type { Mark, Node } from '@tiptap/pm/model';
import { scopeOf } from './article-html.ts';
import { element, type HtmlElement, type HtmlNode, renderHtml } from './html-tree.ts';

export function htmlOf(doc: Node): string {
  return doc.children
    .filter((block) => !isEmptyParagraph(block))
    .flatMap((block) => blockOf(block))
    .map((block) => renderHtml([block]))
    .join('\n');
}

/** The room between two paragraphs is a matter of the page's style. */
function isEmptyParagraph(node: Node): boolean {
  return node.type.name === 'paragraph' && node.childCount === 0;
}

/** By the names of the schema. What is not named is not written: an image on its way is none yet. */
const tags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  blockquote: 'blockquote',
  preformatted: 'pre',
  termList: 'dl',
  term: 'dt',
  horizontalRule: 'hr',
};

function blockOf(node: Node): HtmlElement[] {
  const { name } = node.type;
  if (name === 'heading') return [element(`h${node.attrs.level}`, linesOf(node))];
  if (name === 'listItem') return [element('li', textOrBlocks(node))];
  if (name === 'definition') return [element('dd', textOrBlocks(node))];
  if (name === 'figure') return [figureOf(node)];
  if (name === 'table') return [tableOf(node)];
  const tag = tags[name];
  if (tag === undefined) return [];
  return [element(tag, node.inlineContent ? linesOf(node) : node.children.flatMap(blockOf))];
}

/** A single paragraph, also one above further lists, is written as its text alone. */
function textOrBlocks(node: Node): HtmlNode[] {
  const [first, ...rest] = node.children;
  const isPlain =
    first?.type.name === 'paragraph' && rest.every(({ type }) => type.name.endsWith('List'));
  if (!isPlain || first === undefined) return node.children.flatMap(blockOf);
  return [...linesOf(first), ...rest.flatMap(blockOf)];
}

function figureOf(node: Node): HtmlElement {
  const caption = node.childCount === 0 ? [] : [element('figcaption', linesOf(node))];
  return element('figure', [imageOf(node), ...caption]);
}

function imageOf({ attrs }: Node): HtmlElement {
  const { src, alt, width, height } = attrs;
  // Numbers where the server has just told them, texts where they were read from HTML.
  const sides = Object.entries({ width, height })
    .filter(([, side]) => side !== null)
    .map(([name, side]) => [name, String(side)]);
  return element('img', [], { src, alt: alt ?? '', ...Object.fromEntries(sides) });
}

/** Head rows stand in a head of the table while no other row is above them. */
function tableOf(table: Node): HtmlElement {
  const isHead = table.children.map(({ attrs }) => attrs.isHead === true);
  const headRows = isHead.indexOf(false) === -1 ? isHead.length : isHead.indexOf(false);
  const rows = table.children.map((row, at) => rowOf(row, at < headRows));
  const head = rows.slice(0, headRows);
  const body = rows.slice(headRows);
  const { caption } = table.attrs;
  return element('table', [
    ...(caption === '' ? [] : [element('caption', [caption])]),
    ...(head.length === 0 ? [] : [element('thead', head)]),
    ...(body.length === 0 ? [] : [element('tbody', body)]),
  ]);
}

function rowOf(row: Node, isInHead: boolean): HtmlElement {
  const isHeadCell = (cell: Node): boolean => cell.type.name === 'tableHeader';
  const isInHeadRow = isInHead || row.children.every(isHeadCell);
  const cells = row.children.map((cell) =>
    isHeadCell(cell)
      ? element('th', textOrBlocks(cell), {
          scope: scopeOf({ scope: cell.attrs.scope, isInHeadRow }),
        })
      : element('td', textOrBlocks(cell)),
  );
  return element('tr', cells);
}

/** What two texts beside each other have in common is written around both. */
function linesOf(node: Node): HtmlNode[] {
  return markedOf(node.children, 0);
}

function markedOf(nodes: readonly Node[], depth: number): HtmlNode[] {
  const written: HtmlNode[] = [];
  for (let at = 0; at < nodes.length; ) {
    const first = nodes[at];
    if (first === undefined) break;
    const mark = first.marks[depth];
    if (mark === undefined) {
      written.push(...inlineOf(first));
      at += 1;
      continue;
    }
    const next = nodes.findIndex(
      (node, index) => index > at && node.marks[depth]?.eq(mark) !== true,
    );
    const end = next === -1 ? nodes.length : next;
    written.push(markOf(mark, markedOf(nodes.slice(at, end), depth + 1)));
    at = end;
  }
  return written;
}

function inlineOf(node: Node): HtmlNode[] {
  if (node.isText) return [node.text ?? ''];
  if (node.type.name === 'hardBreak') return [element('br')];
  return node.type.name === 'image' ? [imageOf(node)] : [];
}

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};

function markOf({ type, attrs }: Mark, children: readonly HtmlNode[]): HtmlElement {
  if (type.name === 'link') return element('a', children, { href: attrs.href });
  if (type.name === 'abbreviation') {
    return element('abbr', children, attrs.title === '' ? {} : { title: attrs.title });
  }
  return element(markTags[type.name] ?? 'em', children);
}
