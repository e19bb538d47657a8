/** The small parts of a workbook: what it is, what it is called, and which sheets it has. */
import type { WrittenSheet } from './sheet.ts';
import { quotedName } from './sums.ts';
import { xmlText } from './xml-text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mediaType = 'application/vnd.openxmlformats-officedocument';

export function packageXml(): string {
  return `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId3" Type="${relation}/extended-properties" Target="docProps/app.xml"/></Relationships>`;
}

export function coreXml({
  title,
  createdOn,
  creator,
}: {
  readonly title: string;
  readonly createdOn: string;
  readonly creator: string;
}): string {
  const created = `${createdOn}T00:00:00Z`;
  return `${declaration}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(creator)}</dc:creator><dc:language>en-GB</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${created}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${created}</dcterms:modified></cp:coreProperties>`;
}

export function appXml(application: string): string {
  return `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>${xmlText(application)}</Application></Properties>`;
}

/** In the order in which they stand; each keeps the number of the part that it was written to. */
export function workbookXml(written: readonly WrittenSheet[]): string {
  const sheets = written
    .map((sheet, at) => ({ ...sheet, number: at + 1 }))
    .toSorted((one, other) => one.order - other.order);
  const list = sheets.map(
    ({ name, number }) =>
      `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const names = sheets.flatMap((sheet, at) => definedNames(sheet, at));
  const defined = names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
  return `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${relation}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${list.join('')}</sheets>${defined}</workbook>`;
}

/** What is filtered, and the head that each printed page repeats. */
function definedNames({ name, hasHead, filterRange }: WrittenSheet, at: number): string[] {
  const sheet = xmlText(quotedName(name));
  const filter = filterRange?.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  return [
    ...(filter === undefined
      ? []
      : [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${sheet}!${filter}</definedName>`,
        ]),
    ...(hasHead
      ? [`<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${sheet}!$1:$1</definedName>`]
      : []),
  ];
}

export function relationsXml(sheetCount: number): string {
  const sheets = Array.from(
    { length: sheetCount },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${sheets.join('')}<Relationship Id="rId${sheetCount + 1}" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="rId${sheetCount + 2}" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
}

export function contentTypesXml(sheetCount: number): string {
  const sheets = Array.from({ length: sheetCount }, (_, at) =>
    override(`xl/worksheets/sheet${at + 1}.xml`, `${mediaType}.spreadsheetml.worksheet+xml`),
  );
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    override('xl/workbook.xml', `${mediaType}.spreadsheetml.sheet.main+xml`),
    ...sheets,
    override('xl/styles.xml', `${mediaType}.spreadsheetml.styles+xml`),
    override('xl/sharedStrings.xml', `${mediaType}.spreadsheetml.sharedStrings+xml`),
    override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    override('docProps/app.xml', `${mediaType}.extended-properties+xml`),
  ].join('')}</Types>`;
}

function override(path: string, type: string): string {
  return `<Override PartName="/${path}" ContentType="${type}"/>`;
}
