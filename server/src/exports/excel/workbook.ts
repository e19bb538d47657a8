/** A workbook of Office Open XML, written sheet by sheet into a zip. It knows nothing of what the sheets say. */
import { product } from '@debt-payoff/contract/product';
import { SharedTexts } from './shared-texts.ts';
import { type Sheet, sheetXml, type WrittenSheet } from './sheet.ts';
import { stylesXml } from './styles.ts';
import {
  appXml,
  contentTypesXml,
  coreXml,
  packageXml,
  relationsXml,
  workbookXml,
} from './workbook-parts.ts';
import { type ZipPart, zipOf } from './zip.ts';

export type WorkbookFacts = {
  readonly title: string;
  /** Written YYYY-MM-DD. */
  readonly createdOn: string;
  /** Whether some have more than two decimals. */
  readonly hasPreciseRates?: boolean;
};

/** Sheets are asked for one at a time: a later one may tell of the figures of those before it. */
export function writeWorkbook(
  facts: WorkbookFacts,
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
): AsyncGenerator<Uint8Array, void, void> {
  return zipOf(partsOf(facts, sheets), { madeAt: new Date(facts.createdOn) });
}

/** The parts that list the sheets come last, when all sheets are known. */
async function* partsOf(
  facts: WorkbookFacts,
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
): AsyncGenerator<ZipPart, void, void> {
  const shared = new SharedTexts();
  const written: WrittenSheet[] = [];
  yield part('_rels/.rels', packageXml());
  yield part('docProps/core.xml', coreXml({ ...facts, creator: product.name }));
  yield part('docProps/app.xml', appXml(product.name));
  yield part('xl/styles.xml', stylesXml(facts));
  for await (const sheet of sheets) {
    requireSheetName(sheet.name, written);
    const path = `xl/worksheets/sheet${written.length + 1}.xml`;
    // Two sheets that are selected would be edited together.
    const isFirst = sheet.order === 0 && written.every(({ order }) => order > 0);
    yield { path, content: recorded(sheetXml(sheet, { shared, isFirst })) };
  }
  yield part('xl/sharedStrings.xml', shared.xml());
  yield part('xl/workbook.xml', workbookXml(written));
  yield part('xl/_rels/workbook.xml.rels', relationsXml(written.length));
  yield part('[Content_Types].xml', contentTypesXml(written.length));

  async function* recorded(xml: AsyncGenerator<string, WrittenSheet>): AsyncGenerator<string> {
    written.push(yield* xml);
  }
}

function part(path: string, xml: string): ZipPart {
  return { path, content: [xml] };
}

/** Excel offers to repair a file in which a name is too long, comes twice, or has one of these signs. */
function requireSheetName(name: string, others: readonly WrittenSheet[]): void {
  const isValid = /^(?!')[^[\]:*?/\\]{1,31}(?<!')$/.test(name);
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (!isValid || isTaken) throw new RangeError(`No name for a sheet: ${name}`);
}
