import { describe, expect, it } from 'vitest';
import { bytesOf, hostileNames } from '../builders.fixture.ts';
import type { HistoryEntry, HistoryPayment } from '../payment-history-report.ts';
import { aHistory, anEntry, aPayment, pagesOf } from './history.fixture.ts';
import { historyWorkbook } from './history-workbook.ts';
import { dayRead, formulasOf, penceRead, readBack, sheetOf } from './read-workbook.fixture.ts';
import { unzipped, xmlProblem } from './unzip.fixture.ts';

const input = aHistory();

function sourceOf({
  payments = [],
  entries = [],
}: {
  payments?: readonly (readonly HistoryPayment[])[];
  entries?: readonly (readonly HistoryEntry[])[];
} = {}) {
  return { payments: () => pagesOf(payments), entries: () => pagesOf(entries) };
}

const threePages = [
  [
    aPayment({ paidOn: '2026-11-30', amountPence: 12_345, interestPence: 1_010 }),
    aPayment({ paidOn: '2026-11-01', amountPence: 5, interestPence: 0, type: 'extra' }),
  ],
  [
    aPayment({ paidOn: '2026-10-31', amountPence: 77_777, adjustmentPence: -1_999, notes: null }),
    aPayment({ paidOn: '2026-10-01', amountPence: 10_010, excessPence: 3, affectsBalance: false }),
  ],
  [aPayment({ paidOn: '2024-02-29', amountPence: 1, interestPence: 1, type: 'lump_sum' })],
];

describe('the history of payments', () => {
  it('has every payment in order, to the penny', async () => {
    const book = await readBack(historyWorkbook(input, sourceOf({ payments: threePages })));
    const rows = sheetOf(book, 'Payments').rows.slice(1, -1);
    const read = rows.map(([date, debt, type, ...rest]) => [
      dayRead(date),
      debt,
      type,
      ...rest.slice(0, 6).map(penceRead),
      ...rest.slice(6),
    ]);
    const labels = { regular: 'Regular', extra: 'Extra', lump_sum: 'Lump sum' } as const;
    const expected = threePages
      .flat()
      .map((payment) => [
        payment.paidOn,
        payment.debtName,
        labels[payment.type],
        payment.amountPence,
        payment.interestPence,
        payment.principalPence,
        payment.adjustmentPence,
        payment.excessPence,
        payment.balanceAfterPence,
        payment.isBalanceStated ? 'Yes' : 'No',
        payment.affectsBalance ? 'Yes' : 'No',
        payment.notes,
      ]);
    expect(read).toEqual(expected);
  });

  it('adds up by formulas that come to what they say', async () => {
    const book = await readBack(historyWorkbook(input, sourceOf({ payments: threePages })));
    const formulas = formulasOf(book);
    // Five under the payments, five for each of three months and under them, five under the debts.
    expect(formulas).toHaveLength(30);
    for (const { worked, cached } of formulas) expect(worked).toBe(cached);
    const total = threePages.flat().reduce((sum, { amountPence }) => sum + amountPence, 0);
    expect(penceRead(sheetOf(book, 'Payments').rows.at(-1)?.[3])).toBe(total);
    const months = sheetOf(book, 'By month').rows.slice(1);
    expect(
      months.map(([month, count, amount]) => [dayRead(month), count, penceRead(amount)]),
    ).toEqual([
      ['2026-11-01', 2, 12_350],
      ['2026-10-01', 2, 87_787],
      ['2024-02-01', 1, 1],
      [null, 5, total],
    ]);
  });

  it('has heads that stay in sight, and dates and pounds as such', async () => {
    const book = await readBack(historyWorkbook(input, sourceOf({ payments: threePages })));
    expect(book.sheets.map(({ name }) => name)).toEqual([
      'Payments',
      'By month',
      'Other entries',
      'Debts',
      'About',
    ]);
    for (const sheet of book.sheets.slice(0, 4)) expect(sheet.freezePane).toEqual({ rows: 1 });
    const cells = sheetOf(book, 'Payments').cells;
    expect([0, 3, 8].map((column) => cells?.get(`1,${column}`)?.style?.numFmt)).toEqual([
      'dd/mm/yyyy',
      '"£"#,##0.00',
      '"£"#,##0.00',
    ]);
    expect(sheetOf(book, 'By month').cells?.get('1,0')?.style?.numFmt).toBe('mmm yyyy');
  });

  it('goes on in a further sheet where one is full, and months and totals cover both', async () => {
    const rowsMax = 4;
    const book = await readBack(
      historyWorkbook(input, sourceOf({ payments: threePages }), { rowsMax }),
    );
    const parts = book.sheets.filter(({ name }) => name.startsWith('Payments'));
    expect(parts.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Payments', 3],
      ['Payments (2)', 3],
      ['Payments (3)', 3],
    ]);
    for (const { worked, cached } of formulasOf(book)) expect(worked).toBe(cached);
  });
});

it('names the other entries in words', async () => {
  const entries = [
    [anEntry({ on: '2026-11-02', kind: 'refund', amountPence: 1_550, adjustmentPence: -1_550 })],
    [anEntry({ on: '2026-01-05', kind: 'opening', amountPence: null, balanceAfterPence: null })],
  ];
  const book = await readBack(historyWorkbook(input, sourceOf({ entries })));
  const rows = sheetOf(book, 'Other entries').rows.slice(1);
  expect(rows.map(([date, , kind, amount]) => [dayRead(date), kind, amount])).toEqual([
    ['2026-11-02', 'Refund', 15.5],
    ['2026-01-05', 'Opening balance', null],
  ]);
});

it('lists the debts as they stand', async () => {
  const sheet = sheetOf(await readBack(historyWorkbook(input, sourceOf())), 'Debts');
  expect(sheet.rows[1]?.slice(0, 8)).toEqual([
    'Card',
    'Credit Card',
    0.189,
    50,
    1000,
    800,
    20,
    200,
  ]);
  expect(dayRead(sheet.rows[2]?.[8])).toBe('2026-10-01');
});

it('says of which kind rates are, in a column of its own, where one of them says so', async () => {
  const [card, ...others] = input.debts;
  if (card === undefined) throw new Error('There is a card');
  const rated = { ...card, rateKind: 'monthly', rateBasisPoints: 217.5 } as const;
  const history = historyWorkbook({ ...input, debts: [rated, ...others] }, sourceOf());
  const sheet = sheetOf(await readBack(history), 'Debts');
  expect(sheet.rows.map((row) => row[9])).toEqual([
    'Kind of rate',
    'Rate a month',
    'Simple yearly rate',
    null,
  ]);
  expect(sheet.rows[1]?.[2]).toBe(0.02175);
  const plain = sheetOf(await readBack(historyWorkbook(input, sourceOf())), 'Debts');
  expect(plain.rows[0]).toHaveLength(9);
});

it('counts no monthly payment of a debt that is paid off, as the page of the portfolio', async () => {
  const sheet = sheetOf(await readBack(historyWorkbook(input, sourceOf())), 'Debts');
  expect(sheet.rows.slice(1).map((row) => row[3])).toEqual([50, null, 50]);
});

it('tells by month what went neither to interest nor to principal', async () => {
  const overpaid = aPayment({ amountPence: 6_000, principalPence: 1_027, excessPence: 4_823 });
  const before = aPayment({ interestPence: 0, principalPence: 0, affectsBalance: false });
  const book = await readBack(
    historyWorkbook(
      input,
      sourceOf({ payments: [[overpaid, { ...before, paidOn: '2026-09-01' }]] }),
    ),
  );
  const months = sheetOf(book, 'By month').rows.slice(1);
  expect(months.map((row) => penceRead(row[5]))).toEqual([4_823, 5_000, 9_823]);
  for (const { worked, cached } of formulasOf(book)) expect(worked).toBe(cached);
});

it('says so where there is nothing to list', async () => {
  const book = await readBack(historyWorkbook({ ...input, debts: [] }, sourceOf()));
  expect(book.sheets.slice(0, 4).map(({ rows }) => rows[1]?.[0])).toEqual([
    'No payments have been recorded yet.',
    'No payments have been recorded yet.',
    'There are no other entries.',
    'This portfolio has no debts.',
  ]);
  expect(formulasOf(book)).toEqual([]);
});

it('keeps names and notes as text, whatever they look like', async () => {
  const payments = [
    hostileNames.map(({ written }) => aPayment({ debtName: written, notes: written.trim() })),
  ];
  const file = historyWorkbook({ ...input, portfolioName: '=1+1 <&>' }, sourceOf({ payments }));
  const bytes = await bytesOf(file);
  for (const [path, xml] of unzipped(bytes)) expect([path, xmlProblem(xml)]).toEqual([path, null]);
  const book = await readBack(historyWorkbook(input, sourceOf({ payments })));
  const rows = sheetOf(book, 'Payments').rows.slice(1, -1);
  expect(rows.map((row) => row[1])).toEqual(hostileNames.map(({ read }) => read));
  for (const { formula } of formulasOf(book)) expect(formula).toMatch(/^(ROUND|SUM|COUNTIFS)\(/);
});

it('reads each page once, one after the other, and stops when the reader leaves', async () => {
  const pages = { read: 0, isClosed: false };
  const source = {
    ...sourceOf(),
    payments: async function* () {
      try {
        for (;;) {
          pages.read += 1;
          yield Array.from({ length: 500 }, (_, at) =>
            aPayment({ amountPence: (at * 7_919) % 90_001 }),
          );
        }
      } finally {
        pages.isClosed = true;
      }
    },
  };
  let bytes = 0;
  for await (const chunk of historyWorkbook(input, source)) {
    bytes += chunk.length;
    if (bytes > 100_000) break;
  }
  expect(pages.isClosed).toBe(true);
  expect(pages.read).toBeLessThan(100);
});
