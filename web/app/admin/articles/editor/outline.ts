/**
 * An article's HTML as a list of its parts, in which the same text is always written in the same way. Two
 * outlines that are equal say that nothing was lost between them.
 */
import { inlineTags, withoutHiddenCharacters } from '@debt-payoff/contract/article-html';
import { articleTagOf, scopeOf } from './article-html.ts';
import { element, type HtmlElement, type HtmlNode, isElement, parseHtml } from './html-tree.ts';

type Line = { readonly text: string; readonly marks: string };

export function outlineOf(html: string): string[] {
  return blocksOf(parseHtml(withoutHiddenCharacters(html)), 'body');
}

/** What the first has and the second has not, in words for staff, each once. */
export function lossesBetween(before: string, after: string): string[] {
  const kept = outlineOf(after);
  const wanted = outlineOf(before);
  if (wanted.join('\n') === kept.join('\n')) return [];
  const counts = new Map<string, number>();
  for (const part of kept) counts.set(part, (counts.get(part) ?? 0) + 1);
  const lost = wanted.filter((part) => {
    const left = counts.get(part) ?? 0;
    counts.set(part, left - 1);
    return left <= 0 && !part.startsWith('</');
  });
  return lost.length === 0 ? ['The order of some parts'] : [...new Set(lost)];
}

/** Lines that stand beside blocks are paragraphs in all but name. */
const implyParagraphs = ['body', 'blockquote'];
/** They group what they hold, and say nothing by themselves. */
const transparent = ['tbody', 'body', 'html'];

function blocksOf(nodes: readonly HtmlNode[], parent: string): string[] {
  const parts: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    parts.push(...paragraphOf(element('p', line), parent));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else if (isElement(node)) {
      endLine();
      parts.push(...blockOf(node, parent));
    }
  }
  endLine();
  return parts;
}

/** No article has them, but they stand in a line like those that it has. */
const otherInlineTags = [
  ...['span', 'font', 'u', 's', 'strike', 'del', 'ins', 'small', 'big', 'mark', 'kbd', 'samp'],
  ...['var', 'cite', 'q', 'dfn', 'time', 'label', 'bdi', 'bdo', 'tt', 'br', 'img'],
];

function isInline(node: HtmlNode): boolean {
  if (!isElement(node)) return true;
  const tag = articleTagOf(node.tag);
  return inlineTags.includes(tag) || otherInlineTags.includes(tag);
}

function paragraphOf(paragraph: HtmlElement, parent: string): string[] {
  const attributes = attributesOf(paragraph);
  const written = lineOf(paragraph.children, parent === 'pre');
  if (written === '' && attributes === '') return [];
  const isPlain = attributes === '' && !implyParagraphs.includes(parent);
  return [isPlain ? written : `<p${attributes}> ${written}`];
}

function blockOf(node: HtmlElement, parent: string): string[] {
  const tag = articleTagOf(node.tag);
  if (transparent.includes(tag)) return blocksOf(node.children, parent);
  if (tag === 'p' && node.children.every(isInline)) return paragraphOf(node, parent);
  const children = tag === 'tr' ? withScopes(node, parent) : node.children;
  const inner = blocksOf(children, tag);
  const isEmptyCaption = inner.length === 0 && ['caption', 'figcaption'].includes(tag);
  return isEmptyCaption ? [] : [`<${tag}${attributesOf(node)}>`, ...inner, `</${tag}>`];
}

function withScopes({ children }: HtmlElement, parent: string): HtmlNode[] {
  const cells = children.filter(isElement);
  const isInHeadRow = parent === 'thead' || cells.every(({ tag }) => tag === 'th');
  return children.map((cell) =>
    isElement(cell) && cell.tag === 'th'
      ? element('th', cell.children, {
          ...cell.attributes,
          scope: scopeOf({ scope: cell.attributes.scope, isInHeadRow }),
        })
      : cell,
  );
}

/** The texts of one line, each with its marks in the order of the alphabet. */
function lineOf(nodes: readonly HtmlNode[], isPreformatted: boolean): string {
  const runs: Line[] = [];
  for (const run of runsOf(nodes, [])) {
    const last = runs.at(-1);
    if (last?.marks === run.marks) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  const written = runs.map(({ text, marks }) => (text === '' ? '' : `${marks}${text}`)).join('');
  if (isPreformatted) return written.replace(/\n$/, '').replaceAll('\n', '\u2028');
  return written
    .replaceAll(/[ \t\r\n\f]+/g, ' ')
    .replaceAll(/ ?\[br\] ?/g, '[br]')
    .replaceAll(/^ |(?: |\[br\])+$/g, '');
}

function runsOf(nodes: readonly HtmlNode[], marks: readonly string[]): Line[] {
  return nodes.flatMap((node): Line[] => {
    const of = [...new Set(marks)].sort().map((mark) => `{${mark}}`);
    if (!isElement(node)) return [{ text: node, marks: of.join('') }];
    if (node.tag === 'br') return [{ text: '[br]', marks: '' }];
    if (node.tag === 'img') return [{ text: `[img${attributesOf(node)}]`, marks: of.join('') }];
    const attributes = attributesOf(node);
    const isNothing = node.tag === 'a' && attributes === '';
    return runsOf(
      node.children,
      isNothing ? marks : [...marks, `${articleTagOf(node.tag)}${attributes}`],
    );
  });
}

/** The server writes them from the others. */
const derivedNames = ['rel', 'srcset', 'sizes', 'loading', 'decoding'];

function attributesOf({ tag, attributes }: HtmlElement): string {
  return Object.entries(attributes)
    .filter(([name]) => !(derivedNames.includes(name) && ['a', 'img'].includes(tag)))
    .map(([name, value]) => ` ${name}="${value.trim()}"`)
    .sort()
    .join('');
}
