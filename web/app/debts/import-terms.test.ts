import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { readImport } from './import-rows.ts';
import { readTerms, type TermColumn, termColumnNames, termExamples } from './import-terms.ts';
import { termsOf } from './terms-form.ts';

const thisMonth = monthOf('2026-11');

/** What it comes to, and what is wrong with it in a file. */
function read(cells: Partial<Record<TermColumn, string>>) {
  const { typed } = readTerms((column) => cells[column] ?? '');
  const columns = Object.entries(cells);
  const names = columns.map(([column]) => termColumnNames[column as TermColumn][0]).join();
  const values = columns.map(([, text]) => `"${text}"`).join();
  const file = readImport(
    `creditor,type,balance,rate,monthly payment,${names}\nBank,Other,100,5,10,${values}`,
    thisMonth,
  );
  if (file.kind !== 'rows') throw new Error(file.reason);
  return { terms: termsOf(typed, { addedMonth: thisMonth }), problems: file.rows[0]?.problems };
}

describe('the terms of a row', () => {
  it('are none where it says nothing, or only what holds anyway', () => {
    expect(read({ fee: '' })).toEqual({ terms: {}, problems: [] });
    expect(read({ priority: 'no', takesExtra: 'Yes', fee: '0' }).terms).toEqual({});
  });

  it.each<[Partial<Record<TermColumn, string>>, object]>([
    [{ rateKind: 'APR' }, { rateKind: 'apr' }],
    [{ rateKind: 'simple yearly' }, { rateKind: 'simple' }],
    [{ rateKind: 'a month' }, { rateKind: 'monthly' }],
    [
      { rateChanges: '2027-02: 24.9%' },
      { rateChanges: [{ lastMonth: '2027-02', thenRate: 24.9 }] },
    ],
    [
      { rateKind: 'ear', rateChanges: ' 2026-11 : 24.95 ;2027-08:29.9,  pay £1,150.50 ; ' },
      {
        rateKind: 'ear',
        rateChanges: [
          { lastMonth: '2026-11', thenRate: 24.95 },
          { lastMonth: '2027-08', thenRate: 29.9, thenPayment: 1_150.5 },
        ],
      },
    ],
    [{ fee: '£90' }, { fee: 90 }],
    [{ minimum: 'none' }, { minimum: { floor: 0 } }],
    [{ minimum: '£25.00' }, { minimum: { floor: 25 } }],
    [{ minimum: '2.5%' }, { minimum: { floor: 0, percent: 2.5 } }],
    [{ minimum: '2.5 % of the balance, at least £5' }, { minimum: { floor: 5, percent: 2.5 } }],
    [
      { minimum: '1% plus interest, at least 25' },
      { minimum: { floor: 25, percent: 1, plusInterest: true } },
    ],
    [
      { minimum: 'the interest, at least 1,000' },
      { minimum: { floor: 1_000, percent: 0, plusInterest: true } },
    ],
    [
      { priority: 'TRUE', takesExtra: 'n' },
      { priority: true, takesExtra: false },
    ],
  ])('of %j are %j', (cells, terms) => {
    expect(read(cells)).toEqual({ terms, problems: [] });
  });

  it('may be written as the examples are', () => {
    expect(read({ rateChanges: termExamples.rateChanges }).problems).toEqual([]);
    for (const minimum of termExamples.minimum.split(/; (?:or )?/)) {
      expect(read({ minimum }).problems).toEqual([]);
    }
  });

  it.each<[Partial<Record<TermColumn, string>>, string[]]>([
    [{ rateKind: 'yearly' }, ['Kind of rate must be simple, apr, ear or monthly']],
    [
      { rateChanges: 'February: 5; 2027-13: 5' },
      [1, 2].map((at) => `Change ${at}: Write it as ${termExamples.rateChanges}`),
    ],
    [
      { rateChanges: '2026-10: 5' },
      ['Change 1: This deal ends before the end of this month. Enter the rate that follows'],
    ],
    [
      { rateChanges: '2027-02: 5; 2027-02: 6' },
      ['Change 2: Each change must come after the one before'],
    ],
    [
      { rateChanges: '2027-02: 24.95; 2027-08: 5, pay -1' },
      [
        'Change 1: Rate can have at most 1 decimal place',
        'Change 2: New payment must be 0 or more',
      ],
    ],
    // Of a kind that nobody knows, no rate is wrong.
    [
      { rateKind: 'x', rateChanges: '2027-02: 150' },
      ['Kind of rate must be simple, apr, ear or monthly'],
    ],
    [
      { rateChanges: Array.from({ length: 11 }, (_, at) => `${2027 + at}-01: 5`).join(';') },
      ['Change 11: A debt can have at most 10 changes of its rate'],
    ],
    [{ rateChanges: '2027-02:' }, ['Change 1: Rate is required']],
    [{ fee: '-1' }, ['Fee must be 0 or more']],
    [{ fee: 'some' }, ['Fee must be a number']],
    [{ minimum: '-5' }, ['Minimum must be 0 or more']],
    [
      { minimum: '101%, at least 5.001' },
      ['Percentage must be between 0 and 100', 'Minimum can have at most 2 decimal places'],
    ],
    [{ minimum: 'the usual' }, [`Write the minimum rule as ${termExamples.minimum}`]],
    [
      { priority: 'perhaps', takesExtra: '2' },
      ['Priority must be yes or no', 'Takes extra must be yes or no'],
    ],
  ])('in %j are refused', (cells, problems) => {
    expect(read(cells).problems).toEqual(problems);
  });
});

describe('a file whose debts have terms', () => {
  const header = 'creditor,type,balance,rate,monthly payment,rate_kind,minimum_rule,Lunch';

  function rowOf(line: string) {
    const file = readImport(`${header}\n${line}\n`, thisMonth);
    if (file.kind !== 'rows') throw new Error(file.reason);
    return { ...file.rows[0], unused: file.unused };
  }

  it('has its rates checked by their kinds, and needs no payment beside a minimum rule', () => {
    expect(rowOf('Bank,Other,100,1296.55,,apr,25')).toMatchObject({
      problems: [],
      form: { rateKind: 'apr', minimumRule: 'fixed', minimumFloor: '25' },
      unused: ['Lunch'],
    });
    expect(rowOf('Bank,Other,100,1296.55,,,').problems).toEqual([
      'Rate must be between 0 and 100',
      'Monthly payment is required',
    ]);
  });

  it('says once what is wrong with a kind or a rule', () => {
    expect(rowOf('Bank,Other,100,1296.55,,yearly,x')).toMatchObject({
      problems: [expect.stringContaining('Kind'), expect.stringContaining('minimum rule')],
    });
  });
});
