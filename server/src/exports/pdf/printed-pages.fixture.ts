/** A PDF as programs that did not write it see it: its lines from top to bottom, its fonts, and how it is made. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { getDocumentProxy } from 'unpdf';
import { findOrInstall } from '../debian-programs.fixture.ts';

export type PrintedPages = {
  /** The text of each page, a line for each line. */
  readonly pages: readonly string[];
  readonly isTagged: boolean;
  readonly fonts: readonly {
    readonly name: string;
    readonly isEmbedded: boolean;
    readonly isSubset: boolean;
  }[];
};

export type PageReader = (file: Uint8Array) => Promise<PrintedPages>;

const runFile = promisify(execFile);
const outputMost = 256 * 1_024 * 1_024;

export function popplerReader(): PageReader {
  const pdftotext = findOrInstall({
    name: 'poppler',
    debianPackage: 'poppler-utils',
    places: ['/usr/bin/pdftotext', '/usr/local/bin/pdftotext', '/opt/homebrew/bin/pdftotext'],
    advice: 'Install poppler-utils.',
  });
  return async (file) => {
    const folder = await mkdtemp(join(tmpdir(), 'pages-'));
    const path = join(folder, 'report.pdf');
    const read = async (program: string, args: readonly string[]) => {
      const command = join(dirname(pdftotext), program);
      return (await runFile(command, args, { maxBuffer: outputMost })).stdout;
    };
    try {
      await writeFile(path, file);
      const text = await read('pdftotext', ['-layout', path, '-']);
      const info = await read('pdfinfo', [path]);
      const pages = text.split('\f').slice(0, -1);
      const pageCount = Number(/^Pages: +(\d+)$/m.exec(info)?.[1]);
      if (pageCount !== pages.length)
        throw new Error(`${pageCount} pages, of which ${pages.length} are read`);
      return {
        pages,
        isTagged: /^Tagged: +yes$/m.test(info),
        fonts: (await read('pdffonts', [path])).trimEnd().split('\n').slice(2).map(fontOf),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Name, type, encoding, embedded, subset, with Unicode, and the two numbers of its object. */
function fontOf(line: string): PrintedPages['fonts'][number] {
  const [name = ''] = line.split(' ');
  const [embedded, subset] = line.trimEnd().split(/\s+/).slice(-5);
  return { name, isEmbedded: embedded === 'yes', isSubset: subset === 'yes' };
}

export const npmReader: PageReader = async (file) => {
  const document = await getDocumentProxy(Uint8Array.from(file));
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(linesOf(items.flatMap((item) => ('str' in item ? [item] : []))));
  }
  const marks: { Marked?: boolean } | null = await document.getMarkInfo();
  return { pages, isTagged: marks?.Marked === true, fonts: fontsWritten(file) };
};

type TextItem = { readonly str: string; readonly transform: readonly number[] };

function linesOf(items: readonly TextItem[]): string {
  const heightOf = ({ transform }: TextItem) => Math.round(transform[5] ?? 0);
  const leftOf = ({ transform }: TextItem) => transform[4] ?? 0;
  return [...Map.groupBy(items, heightOf)]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) =>
      line
        .toSorted((a, b) => leftOf(a) - leftOf(b))
        .map(({ str }) => str)
        .join(' '),
    )
    .join('\n');
}

/** Descriptions of fonts are not packed, so they can be read as they are. */
function fontsWritten(file: Uint8Array): PrintedPages['fonts'] {
  const written = Buffer.from(file).toString('latin1');
  return [...written.matchAll(/<<\s*\/Type \/FontDescriptor[^>]*>>/g)].map(([description]) => {
    const name = /\/FontName \/(\S+)/.exec(description)?.[1] ?? '';
    return {
      name,
      isEmbedded: /\/FontFile\d? \d+ 0 R/.test(description),
      isSubset: /^[A-Z]{6}\+/.test(name),
    };
  });
}
