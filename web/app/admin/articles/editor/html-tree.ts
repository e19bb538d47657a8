/** HTML as a tree of plain values: read without a document, so that nothing in it runs or is fetched. */
import { Parser } from 'htmlparser2';

export type HtmlElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
};
/** A text is a string. */
export type HtmlNode = HtmlElement | string;

/** What is nested more deeply stands beside its parent: nobody writes that on purpose. */
const depthMax = 100;

type OpenElement = {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
};

/** Comments, and with them what Word hides from other programs, are left out. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  const innermost = (): OpenElement => open[Math.min(open.length, depthMax) - 1] ?? root;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element: OpenElement = { tag, attributes, children: [] };
      innermost().children.push(element);
      open.push(element);
    },
    ontext: (text) => addText(innermost().children, text),
    onclosetag: () => {
      open.pop();
    },
  });
  parser.end(html);
  return root.children;
}

/** The reader gives a text in pieces, one for each entity in it. */
function addText(children: HtmlNode[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}

export function element(
  tag: string,
  children: readonly HtmlNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement {
  return { tag, attributes, children };
}

const voidTags: readonly string[] = ['br', 'hr', 'img'];

export function renderHtml(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : tagged(node))).join('');
}

function tagged({ tag, attributes, children }: HtmlElement): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const start = `<${tag}${written.join('')}>`;
  return voidTags.includes(tag) ? start : `${start}${renderHtml(children)}</${tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string';
}

/** All elements, the outer before the inner. */
export function elementsIn(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(isElement).flatMap((node) => [node, ...elementsIn(node.children)]);
}
