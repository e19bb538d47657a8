import type { BalanceEntry } from '@debt-payoff/contract/balance-entries';
import { describe, expect, it } from 'vitest';
import {
  amountLabel,
  blankEntry,
  type EntryForm,
  entryFactsOf,
  entryProblems,
  formOfEntry,
  kindOptions,
  statedByEntry,
} from './entry-form.ts';
import { rowsOf } from './history-rows.ts';

const today = '2026-11-15';
const typed = (change: Partial<EntryForm>): EntryForm => ({
  ...blankEntry({ today, debt: null }),
  debtId: '7',
  amount: '60',
  ...change,
});
const anEntry = (facts: Partial<BalanceEntry> = {}): BalanceEntry => ({
  id: 3,
  debt_id: 7,
  creditor: 'Northgate credit card',
  entry_type: 'spending',
  entry_date: '2026-11-01',
  amount: 60,
  notes: 'New tyres',
  balance_change: null,
  interest_amount: 0,
  adjustment_amount: 60,
  excess_amount: 0,
  balance_after: 1_060,
  entered_at: '2026-11-01T09:00:00.000Z',
  entry_order: 5,
  version: 2,
  ...facts,
});

describe('an entry that is typed', () => {
  it('is spending of today', () => {
    expect(entryFactsOf(typed({ amount: ' £1,234.50 ', notes: ' Tyres ' }))).toEqual({
      debt_id: 7,
      entry_type: 'spending',
      entry_date: today,
      amount: 1_234.5,
      notes: 'Tyres',
      balance_change: null,
    });
  });

  it.each<[Partial<EntryForm>, string]>([
    [{ amount: '' }, 'Amount is required'],
    [{ amount: '0' }, 'Amount must be greater than 0'],
    [{ amount: '-1' }, 'Amount must be 0 or more'],
    [{ amount: 'x', kind: 'balance' }, 'Balance must be a number'],
  ])('%o: %s', (change, message) => {
    expect(entryProblems(typed(change), { today, debt: null }).amount).toBe(message);
  });

  it('may state that nothing is owed, and not be of a day that is to come', () => {
    const { amount, date } = entryProblems(
      typed({ kind: 'balance', amount: '0', date: '2026-11-16' }),
      { today, debt: null },
    );
    expect(amount).toBeUndefined();
    expect(date).toBe('Date cannot be in the future');
  });

  it('states a balance only where it is one', () => {
    expect(statedByEntry(typed({}), { today, debt: null })).toBeNull();
    const stated = typed({ kind: 'balance', amount: '950', balanceChange: 'adjustment' });
    expect(statedByEntry(stated, { today, debt: null })).toEqual({
      statedPence: 95_000,
      paidPence: null,
      choice: 'adjustment',
    });
    expect(amountLabel(stated)).toBe('Balance');
  });
});

describe('an entry that is edited', () => {
  it('starts from what is saved', () => {
    expect(formOfEntry(anEntry())).toEqual({
      debtId: '7',
      kind: 'spending',
      amount: '60.00',
      date: '2026-11-01',
      notes: 'New tyres',
      balanceChange: '',
    });
  });

  it('stays of its sort', () => {
    const kinds = (entry: BalanceEntry | null) => kindOptions(entry).map(({ value }) => value);
    expect(kinds(null)).toEqual(['spending', 'charge', 'refund', 'balance']);
    expect(kinds(anEntry())).toEqual(['spending', 'charge', 'refund']);
    expect(kinds(anEntry({ entry_type: 'balance' }))).toEqual(['balance']);
    expect(kinds(anEntry({ entry_type: 'opening' }))).toEqual(['opening']);
  });
});

it('entries of one day stand in the order of entry, the last first', () => {
  const entries = [
    anEntry({ id: 1, entry_order: 1, entry_date: '2026-11-02' }),
    anEntry({ id: 2, entry_order: 9 }),
    anEntry({ id: 3, entry_order: 12 }),
  ];
  const ids = rowsOf({ payments: [], entries, next: null }).map((row) =>
    row.kind === 'entry' ? row.entry.id : 0,
  );
  expect(ids).toEqual([1, 3, 2]);
});
