import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { aReport, bytesOf, hostileNames, manyDebts } from '../builders.fixture.ts';
import type { CalculationReport } from '../calculation-report.ts';
import type { HistoryEntry } from '../payment-history-report.ts';
import { calculationWorkbook } from './calculation-workbook.ts';
import { aHistory, aPayment, pagesOf } from './history.fixture.ts';
import { historyWorkbook } from './history-workbook.ts';
import { findOrInstallLibreOffice, recalculated } from './libreoffice.fixture.ts';
import { penceRead } from './read-workbook.fixture.ts';
import { unzipped, xmlProblem } from './unzip.fixture.ts';
import { zipOf } from './zip.ts';

const isFull = process.env.PROOF === 'full';
const soffice = isFull ? findOrInstallLibreOffice() : null;

const longDebts = (count: number, months: number) =>
  Array.from({ length: count }, (_, at) => {
    const balance = 20_000 + at * 1_000;
    const monthlyPayment = Math.ceil(balance / (1 - 1.01 ** -months)) / 100;
    return { balance, interestRate: 12, monthlyPayment };
  });

const reports: readonly (readonly [string, () => CalculationReport])[] = [
  ['hostile names', () => aReport({ debts: hostileDebts() })],
  ['ten debts', () => aReport({ debts: manyDebts(10), extraPayment: 33.33 })],
  ...(isFull
    ? ([
        ['50 debts over 600 months', () => aReport({ debts: longDebts(50, 600) })],
        [
          '500 debts over 1,200 months',
          () => aReport({ debts: longDebts(500, 1_190), strategy: 'minimum' }),
        ],
      ] as const)
    : []),
];

/** In full, another program works the figures out; in short, what it would be given is looked at. */
describe.each(reports)('the workbook of %s', (_, makeReport) => {
  it('is sound, and comes to our pennies wherever it is worked out', async () => {
    const report = makeReport();
    const book = unzipped(await bytesOf(calculationWorkbook(report)));
    requireSound(book);
    if (soffice === null) return;
    const sheets = await workedOut(soffice, book);
    const summary = rowsOf(sheets, 'Summary').slice(-3);
    for (const strategy of report.detailedStrategies) {
      const outcome = report.outcomes.find((result) => result.strategy === strategy)?.outcome;
      if (outcome === undefined || outcome.neverPaysOff) throw new Error('It clears');
      const owed = report.debts.reduce((sum, { balancePence }) => sum + balancePence, 0);
      const expected = [outcome.totalInterestPence, owed + outcome.totalInterestPence];
      const label = `${strategy.charAt(0).toUpperCase()}${strategy.slice(1)}`;
      const [total = []] = parsed(lastLine(sheets.get(label) ?? ''));
      expect(total.slice(5, 7).map(penceRead)).toEqual(expected);
      const row = summary.find(([name]) => name === label) ?? [];
      expect(row.slice(3, 5).map(penceRead)).toEqual(expected);
    }
    const debts = rowsOf(sheets, 'Debts');
    expect(penceRead(debts.at(-1)?.[5])).toBe(report.monthlyPence - report.plan.extraPence);
    expect(debts.slice(1, -1).map((row) => row[1])).toEqual(namesAsRead(report));
  });
});

it('the workbook of a history is sound, and comes to our pennies wherever it is worked out', async () => {
  const payments = Array.from({ length: isFull ? 20_000 : 200 }, (_, at) =>
    aPayment({
      paidOn: `${2026 - Math.floor(at / 2_000)}-${String(12 - (at % 12)).padStart(2, '0')}-28`,
      amountPence: 1_000 + ((at * 7_919) % 90_001),
      notes: hostileNames[at % hostileNames.length]?.read ?? null,
    }),
  );
  const source = { payments: () => pagesOf([payments]), entries: () => pagesOf<HistoryEntry>([]) };
  const book = unzipped(await bytesOf(historyWorkbook(aHistory(), source)));
  requireSound(book);
  if (soffice === null) return;
  const sheets = await workedOut(soffice, book);
  const sum = payments.reduce((total, { amountPence }) => total + amountPence, 0);
  expect(penceRead(rowsOf(sheets, 'Payments').at(-1)?.[3])).toBe(sum);
  const months = rowsOf(sheets, 'By month').slice(1);
  expect([months.at(-1)?.[1], penceRead(months.at(-1)?.[2])]).toEqual([
    String(payments.length),
    sum,
  ]);
  const newest = payments.filter(({ paidOn }) => paidOn.startsWith('2026-12'));
  const ofNewest = newest.reduce((total, { amountPence }) => total + amountPence, 0);
  expect([Number(months[0]?.[1]), penceRead(months[0]?.[2])]).toEqual([newest.length, ofNewest]);
});

function hostileDebts() {
  return hostileNames.map(({ written }) => ({ creditor: written, balance: 600 }));
}

function namesAsRead({ debts }: CalculationReport): (string | undefined)[] {
  return debts.map(
    ({ name }) => hostileNames.find(({ written }) => written === name)?.read ?? name,
  );
}

function requireSound(book: ReadonlyMap<string, string>): void {
  for (const [path, xml] of book) expect([path, xmlProblem(xml)]).toEqual([path, null]);
}

/** Every result in the file is made wrong first: those that come out right were worked out. */
async function workedOut(program: string, book: ReadonlyMap<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
  async function* parts() {
    for (const [path, xml] of book) {
      yield { path, content: [xml.replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f><v>-1</v>')] };
    }
  }
  try {
    const file = await bytesOf(zipOf(parts(), { madeAt: new Date('2026-11-17') }));
    return await recalculated(program, { file, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsOf(sheets: ReadonlyMap<string, string>, name: string): string[][] {
  return parsed(sheets.get(name) ?? '');
}

function parsed(csv: string): string[][] {
  return parse(csv, { relax_column_count: true, skip_empty_lines: true });
}

/** A sheet of 600,000 rows need not be read for its totals. */
function lastLine(csv: string): string {
  return csv.trimEnd().slice(-1_000).split('\n').at(-1) ?? '';
}
