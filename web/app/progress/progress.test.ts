import type { Debt } from '@debt-payoff/contract/portfolios';
import type { Snapshot } from '@debt-payoff/contract/progress';
import { describe, expect, it } from 'vitest';
import {
  blankSnapshot,
  dateHint,
  interestHint,
  snapshotBody,
  snapshotProblems,
} from './snapshot-form.ts';
import { highestPence, milestonesOf, milestonesSince, progressPercent } from './snapshots.ts';
import { isReversed, isWithin, type TimeFilter } from './time-filter.ts';

const today = '2026-03-01';

function aSnapshot(changes: Partial<Snapshot>): Snapshot {
  return {
    id: 1,
    snapshot_date: today,
    total_balance: 100,
    total_interest_paid: 0,
    paid_off_count: 0,
    total_debts_count: 2,
    notes: '',
    paid_off_debt_ids: [],
    ...changes,
  };
}

describe('the time filter', () => {
  const filter = (changes: Partial<TimeFilter>): TimeFilter => ({
    frame: 'custom',
    from: '',
    to: '',
    ...changes,
  });
  it.each([
    { name: 'all', of: filter({ frame: 'all' }), date: '1999-01-01', is: true },
    // 2026 is no leap year: seven days before 1 March is 22 February.
    { name: 'a week ago', of: filter({ frame: 'week' }), date: '2026-02-22', is: true },
    { name: 'more than a week', of: filter({ frame: 'week' }), date: '2026-02-21', is: false },
    { name: 'a month ago', of: filter({ frame: 'month' }), date: '2026-01-30', is: true },
    { name: 'more than a month', of: filter({ frame: 'month' }), date: '2026-01-29', is: false },
    { name: 'a quarter ago', of: filter({ frame: 'quarter' }), date: '2025-12-01', is: true },
    { name: 'more than that', of: filter({ frame: 'quarter' }), date: '2025-11-30', is: false },
    { name: 'an open range', of: filter({}), date: '1999-01-01', is: true },
    { name: 'the first day', of: filter({ from: '2026-02-01' }), date: '2026-02-01', is: true },
    { name: 'before it', of: filter({ from: '2026-02-01' }), date: '2026-01-31', is: false },
    { name: 'the last day', of: filter({ to: '2026-02-01' }), date: '2026-02-01', is: true },
    { name: 'after it', of: filter({ to: '2026-02-01' }), date: '2026-02-02', is: false },
  ])('$name: $date is within: $is', ({ of, date, is }) => {
    expect(isWithin(date, of, today)).toBe(is);
  });

  it('knows a range whose first day lies after its last', () => {
    expect(isReversed(filter({ from: '2026-02-02', to: '2026-02-01' }))).toBe(true);
    expect(isReversed(filter({ from: '2026-02-01', to: '2026-02-01' }))).toBe(false);
    expect(isReversed(filter({ from: '2026-02-01' }))).toBe(false);
  });
});

describe('the progress of a snapshot', () => {
  it('is relative to the highest balance among all', () => {
    const all = [1_000, 1_200, 900.01, 0].map((total_balance) => ({ total_balance }));
    const highest = highestPence(all);
    // (1,200 - 900.01) / 1,200 is 24.999%: rounded down.
    expect(all.map((one) => progressPercent(one, highest))).toEqual([16, 0, 24, 100]);
  });

  it('stays between 0 and 100, and is 0 where nothing was ever owed', () => {
    expect(progressPercent({ total_balance: 300 }, 20_000)).toBe(0);
    expect(progressPercent({ total_balance: 0 }, highestPence([]))).toBe(0);
  });
});

describe('milestones between snapshots', () => {
  it('are the increases of the paid-off count, by how much, where the debts are not known', () => {
    const counts = [1, 1, 2, 1, 4];
    const snapshots = counts.map((paid_off_count, id) =>
      aSnapshot({ id, paid_off_count, paid_off_debt_ids: null }),
    );
    expect(milestonesOf(snapshots)).toEqual([
      { snapshotId: 2, date: today, count: 1, creditors: [] },
      { snapshotId: 4, date: today, count: 3, creditors: [] },
    ]);
  });

  it.each([
    ['one debt more', [[], [7]], [1]],
    ['two more at once', [[7], [7, 8, 9]], [2]],
    ['another one, while the first was deleted', [[7], [8]], [1]],
    ['the same ones', [[7], [7]], []],
    ['one that was owed again', [[7], []], []],
    ['one that was owed again and paid off again', [[7], [], [7]], [1]],
    ['the first snapshot of all', [[7]], []],
  ])('with %s', (_, paidOff, counts) => {
    // Debts that were added with nothing owed are in the count alone.
    const snapshots = paidOff.map((paid_off_debt_ids, id) =>
      aSnapshot({ id, paid_off_debt_ids, paid_off_count: paid_off_debt_ids.length + id }),
    );
    expect(milestonesOf(snapshots).map(({ count }) => count)).toEqual(counts);
  });
});

describe('milestones since the newest snapshot', () => {
  const newest = aSnapshot({ snapshot_date: '2026-02-10', paid_off_debt_ids: [1] });
  const aDebt = (changes: Partial<Parameters<typeof milestonesSince>[1][number]>) => ({
    id: 7,
    creditor: 'Barclaycard',
    original_balance: 100,
    paid_off_on: '2026-02-20',
    created_at: '2026-01-10T12:00:00Z',
    ...changes,
  });
  const reached = { snapshotId: null, date: '2026-02-20', count: 1, creditors: ['Barclaycard'] };

  it.each([
    ['a debt that is paid off since', aDebt({}), [reached]],
    ['one that is still owed, or owed again', aDebt({ paid_off_on: null }), []],
    ['one that it knows as paid off', aDebt({ id: 1 }), []],
    [
      'one that was paid off on its day, after it was taken',
      aDebt({ paid_off_on: '2026-02-10' }),
      [{ ...reached, date: '2026-02-10' }],
    ],
    [
      'one that was paid off before it, and recorded later',
      aDebt({ paid_off_on: '2026-02-01' }),
      [{ ...reached, date: '2026-02-01' }],
    ],
    [
      'one that was added with nothing owed',
      aDebt({ original_balance: 0, paid_off_on: '2026-01-10' }),
      [],
    ],
    ['one that was added so, then used and paid off', aDebt({ original_balance: 0 }), [reached]],
  ])('of %s', (_, debt, milestones) => {
    expect(milestonesSince([newest], [debt])).toEqual(milestones);
  });

  it('are told by day, the oldest first, with whose they were', () => {
    const debts = [
      aDebt({ id: 2 }),
      aDebt({ id: 3, creditor: 'Sofa', paid_off_on: '2026-02-15' }),
      aDebt({ id: 4, creditor: 'Car' }),
    ];
    expect(milestonesSince([newest], debts)).toEqual([
      { ...reached, date: '2026-02-15', creditors: ['Sofa'] },
      { ...reached, count: 2, creditors: ['Barclaycard', 'Car'] },
    ]);
  });

  it('go by days where the snapshot does not know its debts', () => {
    const older = { ...newest, paid_off_debt_ids: null };
    expect(milestonesSince([older], [aDebt({})])).toEqual([reached]);
    expect(milestonesSince([older], [aDebt({ paid_off_on: '2026-02-10' })])).toEqual([]);
  });

  it('there are none without a snapshot', () => {
    expect(milestonesSince([], [aDebt({})])).toEqual([]);
  });
});

describe('the form', () => {
  // Only what the form reads of a debt.
  const debts = [
    { balance: 100.1, interest_paid: 0.1, is_paid_off: false },
    { balance: 0, interest_paid: 0.2, is_paid_off: true },
  ] as unknown as Debt[];

  it('starts with today and the interest of all payments, exact to the penny', () => {
    expect(blankSnapshot(debts, today)).toEqual({ date: today, interest: '0.30', notes: '' });
  });

  it.each([
    ['2026-03-01', 'as of this day'],
    ['2026-02-10', 'as of this day'],
    ['2026-02-09', 'Debts that you added after this day are not counted.'],
    ['', 'as of this day'],
  ])('for %s says what its balance holds: %s', (date, words) => {
    const added = ['2026-01-10T12:00:00Z', '2026-02-10T12:00:00Z'];
    expect(
      dateHint(
        date,
        added.map((created_at) => ({ created_at })),
      ),
    ).toContain(words);
    expect(dateHint(date, [])).toContain('as of this day');
  });

  it.each([
    [today, 'Filled in from your payments.'],
    ['', 'Filled in from your payments.'],
    ['2026-02-28', 'all interest up to today'],
  ])('for %s says which interest is filled in: %s', (date, words) => {
    expect(interestHint(date, today)).toContain(words);
  });

  it('sends how the debts stand', () => {
    const form = { date: today, interest: '£1,000.50', notes: ' note ' };
    expect(snapshotBody(form, debts)).toEqual({
      snapshot_date: today,
      total_interest_paid: 1_000.5,
      notes: 'note',
      total_balance: 100.1,
      paid_off_count: 1,
      total_debts_count: 2,
    });
  });

  it('of a portfolio without debts is of no day', () => {
    const form = { date: today, interest: '0.00', notes: '' };
    expect(snapshotProblems(form, { today, debts: [] })).toEqual({
      date: 'There is no debt here yet. Add one, and capture it then.',
    });
  });

  it.each([
    [{ date: '' }, { date: 'Date is required' }],
    [{ date: '2026-03-02' }, { date: 'Snapshot date cannot be in the future' }],
    [{ date: today }, {}],
    [{ date: '2026-01-10' }, {}],
    [
      { date: '2026-01-09' },
      {
        date: 'No debt here goes back that far. Choose 10 January 2026 or later.',
      },
    ],
    [{ interest: '' }, { interest: 'Total interest paid is required' }],
    [{ interest: 'much' }, { interest: 'Total interest paid must be a number' }],
    [{ interest: '-0.01' }, { interest: 'Total interest paid must be 0 or more' }],
    [{ interest: '0.001' }, { interest: 'Total interest paid can have at most 2 decimal places' }],
    [{ interest: '0' }, {}],
    [{ notes: 'x'.repeat(1_001) }, { notes: 'Notes can have at most 1000 characters' }],
  ])('with %o says %o', (changes, problems) => {
    const form = { date: today, interest: '0.00', notes: '', ...changes };
    const added = ['2026-02-10T12:00:00Z', '2026-01-10T00:00:00Z'];
    const debtsThen = added.map((created_at) => ({ created_at }));
    expect(snapshotProblems(form, { today, debts: debtsThen })).toEqual(problems);
  });
});
