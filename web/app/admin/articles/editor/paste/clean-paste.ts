/** Turns what is pasted from Word, Google Docs or a page into the structure of an article. */
import { withoutHiddenCharacters } from '@debt-payoff/contract/article-html';
import { allowedNodes, ownImageOrNone } from '../allowed-html.ts';
import { isOwnImage } from '../article-html.ts';
import {
  element,
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
  renderHtml,
  textOf,
} from '../html-tree.ts';
import { withoutOfficeParts } from './office-parts.ts';
import { withPlainBlocks } from './plain-blocks.ts';
import { withPlainMarks } from './text-marks.ts';
import { withWordLists } from './word-lists.ts';

/** An image that is part of the pasted HTML, to be sent to the server. */
export type PastedImage = { readonly key: string; readonly data: string; readonly alt: string };

export type CleanPaste = {
  readonly html: string;
  readonly images: readonly PastedImage[];
  /** How many images were left out, since they are on another site or another computer. */
  readonly leftOut: number;
};

export function cleanPaste(html: string, newKey: () => string): CleanPaste {
  const images: PastedImage[] = [];
  let leftOut = 0;
  const imageRule = (image: HtmlElement): readonly HtmlNode[] => {
    const { src = '', alt = '' } = image.attributes;
    if (isOwnImage(src)) return ownImageOrNone(image);
    if (!/^data:image\//i.test(src.trim())) {
      leftOut += 1;
      return [];
    }
    const key = newKey();
    images.push({ key, data: src.trim(), alt: alt.trim() });
    return [element('div', [], { 'data-pending-image': key })];
  };
  const nodes = bodyOf(parseHtml(withoutHiddenCharacters(html)));
  // Copied from an editor like this one, it has the structure already.
  const isOfEditor = elementsIn(nodes).some(({ attributes }) => 'data-pm-slice' in attributes);
  const allowed = allowedNodes(isOfEditor ? nodes : articleNodes(nodes), imageRule);
  return { html: renderHtml(isOfEditor ? allowed : tidied(allowed)), images, leftOut };
}

function bodyOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return elementsIn(nodes).find(({ tag }) => tag === 'body')?.children ?? nodes;
}

function articleNodes(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return withPlainBlocks(withPlainMarks(withoutOfficeParts(withWordLists(nodes))));
}

/** Leaves out what is empty, and room made by spaces. */
function tidied(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [plainSpaces(node)];
    if (node.tag === 'pre') return [node];
    const children = tidied(node.children);
    return isEmpty(node.tag, children) ? [] : [element(node.tag, children, node.attributes)];
  });
}

const mayBeEmpty = ['br', 'hr', 'img', 'td', 'th', 'tr', 'div'];

function isEmpty(tag: string, children: readonly HtmlNode[]): boolean {
  if (mayBeEmpty.includes(tag) || textOf(children).trim() !== '') return false;
  return !elementsIn(children).some((inner) =>
    ['img', 'hr', 'td', 'th', 'div'].includes(inner.tag),
  );
}

/** A space that does not break stays where it holds a figure together with what it counts. */
function plainSpaces(text: string): string {
  return text
    .replaceAll(/[ \t\r\n\f]*\u00a0[ \t\r\n\f\u00a0]+|[ \t\r\n\f]+\u00a0/g, ' ')
    .replaceAll(/(?<!\d)\u00a0|\u00a0(?![\p{L}\d])/gu, ' ')
    .replaceAll(/[ \t\r\n\f]+/g, ' ');
}
