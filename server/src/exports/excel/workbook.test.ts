import { describe, expect, it } from 'vitest';
import { bytesOf, hostileNames } from '../builders.fixture.ts';
import { readBack, sheetOf } from './read-workbook.fixture.ts';
import type { Sheet } from './sheet.ts';
import type { SheetRows } from './sheet-rows.ts';
import { styleNumber } from './styles.ts';
import { unzipped, xmlProblem } from './unzip.fixture.ts';
import { writeWorkbook } from './workbook.ts';
import { cellTextMax } from './xml-text.ts';

const facts = { title: 'A <title> & more', createdOn: '2026-11-17' };

function aSheet(body: (rows: SheetRows) => void, sheet: Partial<Sheet> = {}): Sheet {
  return {
    name: 'Sheet',
    order: 0,
    columns: [{ head: 'Head', width: 20 }],
    hasHead: false,
    body: function* (rows) {
      body(rows);
      yield;
    },
    ...sheet,
  };
}

function textSheet(texts: readonly string[]): Sheet {
  return aSheet((rows) => {
    for (const text of texts) rows.begin().text(text).name(text).end();
  });
}

describe('the text of a cell', () => {
  it('comes back as it was, whatever it looks like', async () => {
    const texts = hostileNames.map(({ written }) => written);
    const { rows } = sheetOf(await readBack(writeWorkbook(facts, [textSheet(texts)])), 'Sheet');
    expect(rows.map(([, name]) => name)).toEqual(hostileNames.map(({ read }) => read));
    const kept = hostileNames.flatMap(({ written, read }, at) => (written === read ? [at] : []));
    expect(kept.map((at) => rows[at]?.[0])).toEqual(kept.map((at) => texts[at]));
  });

  it('keeps its lines where it has the room', async () => {
    const book = await readBack(writeWorkbook(facts, [textSheet(['One\r\nTwo\rThree\nFour'])]));
    expect(sheetOf(book, 'Sheet').rows[0]?.[0]).toBe('One\nTwo\nThree\nFour');
  });

  it('stays text when somebody edits a cell that looks like a formula', async () => {
    const texts = [
      '=1',
      '+1',
      '-1',
      '@A1',
      '\t1',
      '\r1',
      ' =1',
      '\u0001=1',
      '\ud800-1',
      'Plain',
      '1 = 1',
      "O'Neill",
    ];
    const parts = unzipped(await bytesOf(writeWorkbook(facts, [textSheet(texts)])));
    const formats = parts.get('xl/styles.xml')?.match(/<cellXfs.*<\/cellXfs>/)?.[0] ?? '';
    const areQuoted = Array.from(formats.matchAll(/<xf [^>]*>/g), ([format]) =>
      format.includes('quotePrefix="1"'),
    );
    const cells = Array.from(
      parts.get('xl/worksheets/sheet1.xml')?.matchAll(/<c r="([AB])\d+" s="(\d+)"/g) ?? [],
      ([, , style]) => areQuoted[Number(style)],
    );
    expect(cells).toEqual(texts.flatMap((_, at) => [at < 9, at < 9]));
    expect(areQuoted[styleNumber('text')]).toBe(false);
  });

  it('is as long as a cell can hold, and ends where it can be seen', async () => {
    const long = `${'x'.repeat(cellTextMax - 2)}😀 and more`;
    const book = await readBack(writeWorkbook(facts, [textSheet([long, 'y'.repeat(cellTextMax)])]));
    const [cut, whole] = sheetOf(book, 'Sheet').rows.map(([text]) => text);
    expect(cut).toBe(`${'x'.repeat(cellTextMax - 2)}…`);
    expect(whole).toBe('y'.repeat(cellTextMax));
  });
});

it('writes figures without the tail that floating numbers have', async () => {
  const sheet = aSheet((rows) => {
    rows.begin().pence(110).pence(-5).pence(100_000_000_000_001).pence(null).rate(1_890).end();
  });
  const xml = unzipped(await bytesOf(writeWorkbook(facts, [sheet]))).get(
    'xl/worksheets/sheet1.xml',
  );
  const values = Array.from(xml?.matchAll(/<v>([^<]*)<\/v>/g) ?? [], ([, value]) => value);
  expect(values).toEqual(['1.10', '-0.05', '1000000000000.01', '0.189']);
});

it('has well-formed parts, and lists the sheets in their order and not as they were written', async () => {
  const sheets = [
    aSheet((rows) => rows.begin().integer(2).end(), { name: 'Second', order: 1 }),
    aSheet((rows) => rows.begin().integer(1).end(), { name: 'First & foremost', hasHead: true }),
  ];
  const bytes = await bytesOf(writeWorkbook(facts, sheets));
  for (const [path, xml] of unzipped(bytes)) expect([path, xmlProblem(xml)]).toEqual([path, null]);
  const book = await readBack(writeWorkbook(facts, sheets));
  expect(book.sheets.map(({ name, rows }) => [name, rows.at(-1)?.[0]])).toEqual([
    ['First & foremost', 1],
    ['Second', 2],
  ]);
  expect(book.properties?.title).toBe(facts.title);
});

it('opens at one sheet, also where the first goes on in a second', async () => {
  const sheets = ['One', 'Two'].map((name) => aSheet(() => {}, { name }));
  const xml = Array.from(unzipped(await bytesOf(writeWorkbook(facts, sheets))).values()).join('');
  expect(xml.match(/tabSelected/g)).toHaveLength(1);
});

it.each(['', 'x'.repeat(32), 'a/b', 'a[b', "'quoted'", 'taken'])(
  'refuses a sheet called %j',
  async (name) => {
    const sheets = [textSheet([]), aSheet(() => {}, { name: 'Taken' }), aSheet(() => {}, { name })];
    await expect(bytesOf(writeWorkbook(facts, sheets))).rejects.toThrow('No name for a sheet');
  },
);

describe('a reader who leaves', () => {
  /** A sheet without an end, and whether it was closed. */
  function endlessSheet() {
    const state = { isClosed: false, rows: 0 };
    const sheet = aSheet(() => {}, {
      body: async function* (rows) {
        try {
          for (;;) {
            rows
              .begin()
              .integer(Math.trunc(1e9 * Math.sin(rows.row)))
              .end();
            state.rows = rows.row;
            yield;
          }
        } finally {
          state.isClosed = true;
        }
      },
    });
    return { sheet, state };
  }

  it('closes the sheet that is being written, and those that were to come', async () => {
    const { sheet, state } = endlessSheet();
    const listing = { isClosed: false };
    function* sheets() {
      try {
        yield sheet;
        yield textSheet(['never written']);
      } finally {
        listing.isClosed = true;
      }
    }
    let bytes = 0;
    for await (const chunk of writeWorkbook(facts, sheets())) {
      bytes += chunk.length;
      if (bytes > 200_000) break;
    }
    expect([state.isClosed, listing.isClosed]).toEqual([true, true]);
  });

  it('is not run ahead of: what nobody reads is not written', async () => {
    const { sheet, state } = endlessSheet();
    const file = writeWorkbook(facts, [sheet]);
    while (state.rows === 0) await file.next();
    let before = -1;
    while (before !== state.rows) {
      before = state.rows;
      for (let round = 0; round < 200; round += 1) await new Promise(setImmediate);
    }
    // Some buffers of 64 kB are full, and no more.
    expect(state.rows).toBeLessThan(60_000);
    await file.return();
    expect(state.isClosed).toBe(true);
  });
});

it('fails with the failure of what it is made from', async () => {
  const failing = aSheet(() => {}, {
    body: async function* () {
      yield;
      throw new Error('The history broke off');
    },
  });
  await expect(bytesOf(writeWorkbook(facts, [failing]))).rejects.toThrow('The history broke off');
});
