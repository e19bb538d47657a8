import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import {
  aReport,
  bytesOf,
  manyDebts,
  reportWithTerms,
  risingMinimum,
} from '../builders.fixture.ts';
import type { CalculationReport } from '../calculation-report.ts';
import { calculationCsv } from './calculation-csv.ts';

type Row = Readonly<Record<string, string>>;

async function readBack(report: CalculationReport): Promise<Row[]> {
  return parse(await bytesOf(calculationCsv(report)), { bom: true, columns: true });
}

async function namesIn(report: CalculationReport): Promise<string[]> {
  const [first = {}] = await readBack(report);
  return Object.keys(first).slice(12);
}

const pence = (decimal: string | undefined): number => Math.round(Number(decimal) * 100);

it('without terms it is the file of before there were any, byte for byte', async () => {
  const never = { balance: 90_000, interestRate: 40, monthlyPayment: 1 };
  const debts = [...manyDebts(9), never];
  const csv = await bytesOf(
    calculationCsv(aReport({ debts, extraPayment: 12.34, customOrder: [3, 1] })),
  );
  const plain = await bytesOf(
    calculationCsv(aReport({ debts: manyDebts(9), customOrder: [3, 1] })),
  );
  const hashes = [csv, plain].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  expect(hashes).toEqual([
    '614775f97e75d3ca87303312085fbcbc9606cc72655324d0cc2a4ea8dcdd47ba',
    'bc1be478ac0325285ec9ab9aa66a4dc7ba6725cd4a0deb7b66b9a9195e9905fd',
  ]);
  const nothing = {
    ...{ rateKind: null, rateChanges: null, fee: null, minimum: null },
    ...{ priority: null, takesExtra: null },
  };
  const report = aReport({
    debts: manyDebts(9).map((debt) => ({ ...debt, ...nothing })),
    customOrder: [3, 1],
    options: { oneOffs: null, pauses: null, targetMonths: null },
  });
  expect((await bytesOf(calculationCsv(report))).equals(plain)).toBe(true);
});

it.each<[string, CalculationReport, string[]]>([
  ['a kind of rate', aReport({ debts: [{ rateKind: 'apr' }, {}] }), ['rate_kind']],
  ['a fee', aReport({ debts: [{ fee: 5 }, {}] }), ['fee']],
  ['a rule', aReport({ debts: [{ minimum: { floor: 5 } }, {}] }), ['required_payment']],
  [
    'a month that passes the budget',
    aReport({ debts: [risingMinimum] }),
    ['rate_kind', 'required_payment', 'shortfall'],
  ],
  ['a deal', aReport({ debts: [{ rateChanges: [{ lastMonth: 3, thenRate: 9 }] }] }), []],
  ['all of it', reportWithTerms(), ['rate_kind', 'fee', 'required_payment']],
])('has further columns last, and only those that are used: %s', async (_, report, names) => {
  expect(await namesIn(report)).toEqual(names);
});

it('tells the rate in force, the fee in its month, and what each lender asks', async () => {
  const rows = await readBack(reportWithTerms('avalanche'));
  const transfer = rows.filter(({ debt_number }) => debt_number === '1');
  expect(transfer[0]).toMatchObject({
    ...{ interest_rate: '0', opening_balance: '3708.00', fee: '108.00', rate_kind: 'apr' },
    required_payment: '37.08',
  });
  expect(transfer[1]).toMatchObject({ fee: '0.00' });
  expect(transfer.slice(8, 10).map((row) => row.interest_rate)).toEqual(['0', '26.9']);
  const [councilTax] = rows.filter(({ debt_number }) => debt_number === '4');
  expect(councilTax).toMatchObject({ rate_kind: '', required_payment: '45.00', payment: '217.92' });
  for (const row of rows) {
    const { opening_balance, interest, payment, closing_balance } = row;
    expect(pence(opening_balance) + pence(interest) - pence(payment)).toBe(pence(closing_balance));
  }
});

it('tells a shortfall once, in the first month that has one', async () => {
  const report = aReport({
    debts: [
      { ...risingMinimum, monthlyPayment: 50 },
      { balance: 9_000, monthlyPayment: 170 },
    ],
  });
  const rows = await readBack(report);
  const told = rows.filter(({ shortfall }) => shortfall !== '');
  const expected = report.outcomes.flatMap(({ strategy, shortfall }) =>
    shortfall ? [`${strategy} ${shortfall.month} ${shortfall.pence}`] : [],
  );
  const read = told.map((row) => `${row.strategy} ${row.month_number} ${pence(row.shortfall)}`);
  expect(read.toSorted()).toEqual(expected.toSorted());
  expect(told.length).toBeGreaterThan(0);
});

it('has nothing in further columns of a strategy that never clears', async () => {
  const debts = [
    { balance: 10_000, interestRate: 30, monthlyPayment: 5, rateKind: 'simple' as const, fee: 1 },
  ];
  const [row] = await readBack(aReport({ debts, strategy: 'snowball' }));
  expect(row).toMatchObject({ strategy: 'snowball', paid_off: 'never', rate_kind: '', fee: '' });
});
