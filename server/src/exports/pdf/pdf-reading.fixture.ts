/** Reads a PDF back with a reader that did not write it: what is said on each page, by what it is tagged as. */
import { getDocumentProxy } from 'unpdf';

export type Marked = { readonly tag: string; readonly page: number; readonly text: string };

export type ReadPdf = {
  readonly pages: number;
  readonly bytes: Uint8Array;
  /** In the order of the content; what is no artifact. */
  readonly read: readonly Marked[];
  readonly artifacts: readonly Marked[];
  readonly document: Awaited<ReturnType<typeof getDocumentProxy>>;
};

export async function readPdf(parts: AsyncIterable<Uint8Array>): Promise<ReadPdf> {
  const bytes = Buffer.concat(await Array.fromAsync(parts));
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const marked: Marked[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent({
      includeMarkedContent: true,
      disableNormalization: true,
    });
    marked.push(...markedTexts(items, page));
  }
  return {
    pages: document.numPages,
    bytes,
    read: marked.filter(({ tag }) => tag !== 'Artifact'),
    artifacts: marked.filter(({ tag }) => tag === 'Artifact'),
    document,
  };
}

type Items = Awaited<
  ReturnType<Awaited<ReturnType<ReadPdf['document']['getPage']>>['getTextContent']>
>['items'];

/** Spans within a mark belong to it. */
function markedTexts(items: Items, page: number): Marked[] {
  const marked: { tag: string; page: number; text: string }[] = [];
  let depth = 0;
  for (const item of items) {
    if ('str' in item) {
      const last = marked.at(-1);
      if (depth === 0 || last === undefined) throw new Error(`Untagged: ${item.str}`);
      last.text += item.hasEOL ? `${item.str}\n` : item.str;
    } else if (item.type === 'endMarkedContent') {
      depth -= 1;
    } else {
      if (depth === 0) marked.push({ tag: tagOf(item), page, text: '' });
      depth += 1;
    }
  }
  return marked.map((entry) => ({ ...entry, text: entry.text.trim() }));
}

/** The reader's types leave the tag out. */
function tagOf(item: object): string {
  return 'tag' in item ? String(item.tag) : '';
}

/** All text of a kind, one after the other. */
export function textsOf({ read }: ReadPdf, ...tags: readonly string[]): string[] {
  return read.filter(({ tag }) => tags.includes(tag)).map(({ text }) => text);
}

/** The cells between a heading and the next one of its kind. */
export function cellsUnder({ read }: ReadPdf, heading: string): string[] {
  const from = read.findIndex(({ tag, text }) => tag === 'H2' && text === heading);
  if (from === -1) throw new Error(`There is no heading '${heading}'`);
  const rest = read.slice(from + 1);
  const end = rest.findIndex(({ tag }) => tag === 'H2');
  return (end === -1 ? rest : rest.slice(0, end))
    .filter(({ tag }) => tag === 'TH' || tag === 'TD')
    .map(({ text }) => text);
}

type StructureNode = {
  readonly role: string;
  readonly alt?: string;
  readonly children: readonly unknown[];
};

/** Every part of the structure of a page, as 'Table/TR/TH'; figures with their words. */
export async function structureOf({ document }: ReadPdf, page: number): Promise<string[]> {
  const tree: StructureNode | null = await (await document.getPage(page)).getStructTree();
  return tree === null ? [] : pathsOf(tree, '');
}

function pathsOf({ role, alt, children }: StructureNode, above: string): string[] {
  const path = `${above}${role}`;
  return [
    alt === undefined ? path : `${path}: ${alt}`,
    ...children.flatMap((child) => (isNode(child) ? pathsOf(child, `${path}/`) : [])),
  ];
}

function isNode(child: unknown): child is StructureNode {
  return typeof child === 'object' && child !== null && 'role' in child && 'children' in child;
}
