import type { CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { monthOf } from '@debt-payoff/contract/months';
import { describe, expect, it } from 'vitest';
import { type Draft, readDraft } from '../draft.ts';
import { draftActions } from '../draft-actions.ts';
import { draftNow } from '../draft-now.ts';
import { blankRow, type Row } from '../rows.ts';
import { planProblems } from './plan-problems.ts';
import { plannedLine } from './planned-line-words.ts';
import { type TypedPlan, typedPlanOf, withTypedPlan } from './typed-plan.ts';

const [december, january, march] = ['2026-12', '2027-01', '2027-03'].map(monthOf);
if (!december || !january || !march) throw new Error('Each of them is a month');
const thisMonth = monthOf('2026-11');

const row = (id: number, given: Partial<Row> = {}): Row => ({
  ...blankRow(id),
  ...{ creditor: `Card ${id}`, balance: '1,000', interestRate: '20', monthlyPayment: '50' },
  ...given,
});
const draft: Draft = { rows: [row(1), row(2)], extra: '50' };

const typed: TypedPlan = {
  goal: '2028-03',
  oneOffs: [
    { id: 1, month: december, amount: '£400', goesTo: '' },
    { id: 2, month: march, amount: '1,250.50', goesTo: '2' },
    { id: 3, month: january, amount: '', goesTo: '2' },
  ],
  pauses: [{ fromMonth: december, toMonth: january }],
};

/** As the browser keeps it. */
const stored = (kept: Draft): Draft => {
  const read = readDraft(JSON.parse(JSON.stringify(kept)));
  if (read === null) throw new Error('It can be read');
  return read;
};

describe('options that are typed', () => {
  const edited = withTypedPlan(draft, typed);

  it('become those that count, a one-off to a debt in its row', () => {
    expect(edited.options).toEqual({
      oneOffs: [{ month: december, amount: 400 }],
      pauses: typed.pauses,
      goal: monthOf('2028-03'),
    });
    expect(edited.rows.map(({ terms }) => terms)).toEqual([
      undefined,
      { oneOffs: [{ month: march, amount: 1250.5 }] },
    ]);
  });

  it('are kept as they were typed', () => {
    expect(typedPlanOf(stored(edited))).toEqual(typed);
  });

  it('leave a row as it is where its one-offs are the same, and its other terms always', () => {
    const terms: CalendarTerms = { rateKind: 'apr', fee: 5 };
    const withTerms = { ...draft, rows: [row(1), row(2, { terms })] };
    const once = withTypedPlan(withTerms, typed);
    expect(once.rows[0]).toBe(withTerms.rows[0]);
    expect(once.rows[1]?.terms).toEqual({ ...terms, oneOffs: [{ month: march, amount: 1250.5 }] });
    const again = withTypedPlan(once, { ...typed, goal: '' });
    expect(again.rows[1]).toBe(once.rows[1]);
    const none = withTypedPlan(again, { goal: '', oneOffs: [], pauses: [] });
    expect(none).toEqual(withTerms);
  });

  it('go with their row', () => {
    let now = edited;
    draftActions((edit) => {
      now = edit(now);
    }).removeRow(2);
    expect(typedPlanOf(now).oneOffs).toEqual([typed.oneOffs[0]]);
  });

  it('move from a debt to where the strategy says', () => {
    const moved = typed.oneOffs.map((oneOff) => ({ ...oneOff, goesTo: '' }));
    const now = withTypedPlan(edited, { ...typed, oneOffs: moved });
    expect(now.options?.oneOffs).toEqual([
      { month: december, amount: 400 },
      { month: march, amount: 1250.5 },
    ]);
    expect(now.rows).toEqual(draft.rows);
  });

  it('are gone where nothing is left of them', () => {
    expect(withTypedPlan(edited, { goal: '', oneOffs: [], pauses: [] })).toEqual(draft);
  });

  it('keep half a goal, which does not count', () => {
    const half = withTypedPlan(draft, { goal: '-03', oneOffs: [], pauses: [] });
    expect(half.options).toBeUndefined();
    expect(typedPlanOf(stored(half)).goal).toBe('-03');
  });

  it('lose what is past, and what begins before stays as it is', () => {
    const now = draftNow(edited, december);
    expect(typedPlanOf(now)).toEqual({
      ...typed,
      oneOffs: typed.oneOffs.filter(({ month }) => month !== december),
    });
    expect(draftNow(edited, thisMonth)).toBe(edited);
    expect(draftNow(edited, monthOf('2028-04'))).toEqual({ ...draft });
  });
});

it('a link or an older draft without texts shows what it has, each with an id of its own', () => {
  const linked: Draft = {
    extra: '',
    rows: [row(1, { terms: { oneOffs: [{ month: march, amount: 12.5 }] } }), row(2)],
    options: { oneOffs: [{ month: december, amount: 400 }], goal: monthOf('2028-03') },
  };
  expect(typedPlanOf(linked)).toEqual({
    goal: '2028-03',
    oneOffs: [
      { id: 1, month: december, amount: '400', goesTo: '' },
      { id: 2, month: march, amount: '12.5', goesTo: '1' },
    ],
    pauses: [],
  });
});

it.each([
  '',
  'no JSON',
  '[]',
  '5',
  '{"oneOffs":5,"pauses":[{}],"goal":7}',
  '{"oneOffs":[null,{"id":1}]}',
])('what a browser has stored may be anything: %j', (typedOptions) => {
  const given = { ...draft, rows: [row(1, { typedOneOffs: typedOptions })], typedOptions };
  expect(typedPlanOf(given)).toEqual({ goal: '', oneOffs: [], pauses: [] });
});

it.each([
  { amount: '', message: 'Amount is required' },
  { amount: '0', message: 'Amount must be greater than 0' },
  { amount: 'ten', message: 'Amount must be a number' },
  { amount: '1.234', message: 'Amount can have at most 2 decimal places' },
])(
  'a one-off of "$amount" is said to be wrong beside its field: $message',
  ({ amount, message }) => {
    const oneOffs = [{ id: 4, month: december, amount, goesTo: '1' }];
    const wrong = withTypedPlan(draft, { goal: '', oneOffs, pauses: [] });
    expect(planProblems({ draft: wrong, leftEachMonth: '' }, thisMonth)).toEqual([
      { fieldId: 'plan-calendar-amount-4', about: 'One-off in December 2026', message },
    ]);
  },
);

it.each([
  ['2028-', 'Choose both a month and a year'],
  ['2026-11', 'Goal must be between 1 and 1,200 months'],
  ['2126-12', 'Goal must be between 1 and 1,200 months'],
])('a goal of %s is said to be wrong', (goal, message) => {
  const wrong = withTypedPlan(draft, { goal, oneOffs: [], pauses: [] });
  expect(planProblems({ draft: wrong, leftEachMonth: '-5' }, thisMonth)).toEqual([
    { fieldId: 'plan-goal', about: 'Debt free by', message },
    {
      fieldId: 'left-each-month',
      about: 'Left each month after bills and essentials',
      message: 'Left each month must be 0 or more',
    },
  ]);
});

it('closed, it is one line that says what counts', () => {
  const placed = { ...draft, rows: [row(1, { place: 1 }), row(2, { place: 0 })] };
  const line = plannedLine({ draft: withTypedPlan(placed, typed), leftPence: 85_000 }, thisMonth);
  expect(line).toBe(
    'Goal: debt free by March 2028. December 2026: £400 where the strategy says. March 2027: £1,250.50 to Card 2. December 2026 to January 2027: only one-offs and what lenders ask for are paid. Your own order, Card 2 first. Left each month: £850.',
  );
  expect(plannedLine({ draft, leftPence: null }, thisMonth)).toBe('');
});
