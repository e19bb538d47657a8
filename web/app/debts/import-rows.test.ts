import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { importTemplate, readImport } from './import-rows.ts';
import { termsOf } from './terms-form.ts';

const thisMonth = monthOf('2026-11');
const header = 'Creditor,Type,Balance,Rate,Monthly payment,Term,Auto payment day';

function rowsOf(text: string) {
  const file = readImport(text, thisMonth);
  if (file.kind !== 'rows') throw new Error(file.reason);
  return file.rows;
}
const firstRow = (line: string) => rowsOf(`${header}\n${line}`)[0];
const problemsIn = (line: string) => firstRow(line)?.problems;

describe('a file of debts', () => {
  it('made from our template is good as it is', () => {
    const rows = rowsOf(importTemplate);
    expect(rows.map(({ problems }) => problems)).toEqual([[], []]);
    expect(rows.map(({ form }) => form.creditor)).toEqual(['Example credit card', 'Example loan']);
    expect(rows[0]?.form).toMatchObject({
      balance: '1,250.00',
      hasAutoPayment: true,
      paymentDay: '28',
    });
    expect(rows[1]?.form).toMatchObject({ termMonths: '36', hasAutoPayment: false });
    expect(rows.map(({ form }) => termsOf(form, { addedMonth: thisMonth }))).toEqual([
      { rateKind: 'apr', minimum: { floor: 25, percent: 1, plusInterest: true } },
      {},
    ]);
  });

  it.each([
    'creditor;type;balance;rate;monthly payment',
    'LENDER;Debt Type;Balance (£);Interest rate (%);Minimum payment',
    '"Creditor name";"TYPE";"current_balance";"APR";"Monthly Payment (£)"',
  ])('may call its columns %s', (names) => {
    const [row] = rowsOf(`\uFEFF${names}\r\nBank;credit-card;"£1,200.50";24.9%;60`);
    expect(row?.problems).toEqual([]);
    expect(row?.form).toMatchObject({
      creditor: 'Bank',
      type: 'Credit Card',
      balance: '£1,200.50',
    });
  });

  it.each([
    ['Rate', '', ''],
    ['APR', '', 'apr'],
    ['EAR (%)', '', 'ear'],
    ['APR', 'monthly', 'monthly'],
  ])(
    'whose column of rates is called %s, with the kind %j, has rates of the kind %j',
    (name, kind, taken) => {
      const [row] = rowsOf(
        `creditor,type,balance,${name},monthly payment,rate kind\nBank,Other,100,24.9,60,${kind}`,
      );
      expect(row?.form.rateKind).toBe(taken);
      expect(row?.problems).toEqual([]);
    },
  );

  it('with a quotation mark that is not closed is not read, and the line is named', () => {
    const text = `${header}\na,Other,1,1,1\n\n"b,Other,1,1,1\nc,Other,1,1,1\n`;
    expect(readImport(text, thisMonth)).toEqual({
      kind: 'unusable',
      reason: 'Line 4: a quotation mark is opened and not closed.',
    });
  });

  it('counts its rows as a spreadsheet does, blank ones too', () => {
    const rows = rowsOf(`${header}\n\na,Other,1,1,1\n,,,\nb,Other,1,1,1\n`);
    expect(rows.map(({ line, form }) => [line, form.creditor])).toEqual([
      [3, 'a'],
      [5, 'b'],
    ]);
  });

  it('may have its columns in any order, and more than are used', () => {
    const file = readImport(
      'Notes,Rate,Balance,Monthly payment,Type,Creditor\nmine,5,10,1,Other,Gran',
      thisMonth,
    );
    expect(file).toMatchObject({ kind: 'rows', unused: ['Notes'] });
    expect(file).toMatchObject({ rows: [{ line: 2, problems: [], form: { creditor: 'Gran' } }] });
  });

  it('takes the plainer name where two columns could be meant, and says that the other is not used', () => {
    const file = readImport(
      'Name,Creditor,Type,Balance,Amount,Rate,Monthly payment,Balance\nmine,Gran,Other,10,99,5,1,77',
      thisMonth,
    );
    expect(file).toMatchObject({
      rows: [{ problems: [], form: { creditor: 'Gran', balance: '10' } }],
      unused: ['Name', 'Amount', 'Balance'],
    });
  });

  it.each([
    [
      '',
      'The first row must name the columns. These are missing: creditor, type, balance, rate, monthly payment.',
    ],
    [
      'Creditor,Type,Rate\n',
      'The first row must name the columns. These are missing: balance, monthly payment.',
    ],
    [header, 'The file has no debts in it.'],
    [
      `${header}\n${'a,Other,1,1,1\n'.repeat(501)}`,
      'A file can have at most 500 debts. This one has 501.',
    ],
  ])('that starts with %.20j cannot be used', (text, reason) => {
    expect(readImport(text, thisMonth)).toEqual({ kind: 'unusable', reason });
  });

  it.each([
    [',Other,1,1,1', ['Creditor name is required']],
    [
      'Bank,Yacht,1,1,1',
      [
        'Type must be one of: Credit Card, Personal Loan, Mortgage, Store Card, Overdraft, Student Loan, Auto Loan, Other',
      ],
    ],
    ['Bank,Other,,1,1', ['Balance is required']],
    ['Bank,Other,1', ['Rate is required', 'Monthly payment is required']],
    ['Bank,Other,1,1,1,,32', ['Payment day must be between 1 and 31']],
    ['Bank,Other,1,1,1,,soon', ['Payment day must be between 1 and 31']],
    ['Bank,Mortgage,1,1,1,1201', ['Term must be between 0 and 1200']],
  ])('with the row %j says what is wrong', (line, problems) => {
    expect(problemsIn(line)).toEqual(problems);
  });

  it.each(['2640,55', '2.640,55', '1,23,456', ',5'])('does not guess what %s means', (typed) => {
    expect(problemsIn(`Bank,Other,"${typed}",1,1`)).toEqual([
      'Balance must have a decimal point, such as 1,234.50',
    ]);
  });

  it.each(['1234.5', '1,234.5', '£12,345,678', '£ 1,234.50'])('takes %s for an amount', (typed) => {
    expect(problemsIn(`Bank,Other,"${typed}",1,1`)).toEqual([]);
  });

  it('keeps text that a spreadsheet would run as text', () => {
    const row = firstRow('"=HYPERLINK(""http://x"",""y"")",Other,1,1,1');
    expect(row?.form.creditor).toBe('=HYPERLINK("http://x","y")');
    expect(row?.problems).toEqual([]);
  });
});
