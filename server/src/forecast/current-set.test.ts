import { describe, expect, it } from 'vitest';
import { currentSet } from './current-set.ts';
import type { SpokenDebt } from './portfolio.fixture.ts';
import { aTrackedDebt, paid, rated, stated } from './tracked-debt.fixture.ts';

const today = '2026-12-20';

function setOf(...debts: readonly SpokenDebt[]) {
  const set = currentSet(debts.map((debt) => aTrackedDebt(debt, today)));
  const { startedOn, clearedOn } = set;
  return { names: set.debts.map(({ name }) => name), startedOn, clearedOn };
}

const card = (spoken: SpokenDebt = {}): SpokenDebt => ({ name: 'Card', balance: 100, ...spoken });
const loan = (spoken: SpokenDebt = {}): SpokenDebt => ({ name: 'Loan', balance: 300, ...spoken });

describe('the current set', () => {
  it.each<{
    name: string;
    debts: readonly SpokenDebt[];
    names: readonly string[];
    startedOn: string | null;
    clearedOn?: string;
  }>([
    {
      name: 'is all debts, since the first was owed',
      debts: [card({ on: '2026-02-10' }), loan()],
      names: ['Card', 'Loan'],
      startedOn: '2026-01-10',
    },
    {
      name: 'keeps a debt that is paid off while another is owed',
      debts: [card({ entries: [paid('2026-02-05', 100)] }), loan({ on: '2026-01-20' })],
      names: ['Card', 'Loan'],
      startedOn: '2026-01-10',
    },
    {
      name: 'stays when all of it is paid off',
      debts: [
        card({ entries: [paid('2026-02-05', 100)] }),
        loan({ entries: [paid('2026-03-05', 300)] }),
      ],
      names: ['Card', 'Loan'],
      startedOn: '2026-01-10',
    },
    {
      name: 'begins anew with a debt that comes after all were paid off',
      debts: [card({ entries: [paid('2026-02-05', 100)] }), loan({ on: '2026-02-06' })],
      names: ['Loan'],
      startedOn: '2026-02-06',
      clearedOn: '2026-02-05',
    },
    {
      name: 'begins anew with a new balance on an old debt, without the others of before',
      debts: [
        card({ entries: [paid('2026-02-05', 100), stated('2026-06-01', 40)] }),
        loan({ entries: [paid('2026-03-05', 300)] }),
      ],
      names: ['Card'],
      startedOn: '2026-06-01',
      clearedOn: '2026-03-05',
    },
    {
      name: 'begins anew as often as all was paid off',
      debts: [
        card({
          entries: [
            paid('2026-02-05', 100),
            stated('2026-03-01', 40),
            paid('2026-03-20', 40),
            stated('2026-05-01', 70),
          ],
        }),
      ],
      names: ['Card'],
      startedOn: '2026-05-01',
      clearedOn: '2026-03-20',
    },
    {
      name: 'goes on where a debt is paid off by another on the same day',
      debts: [card({ entries: [paid('2026-02-05', 100)] }), loan({ on: '2026-02-05' })],
      names: ['Card', 'Loan'],
      startedOn: '2026-01-10',
    },
    {
      name: 'goes on where a balance is stated on the day of the last payment',
      debts: [card({ entries: [paid('2026-02-05', 100), stated('2026-02-05', 10)] })],
      names: ['Card'],
      startedOn: '2026-01-10',
    },
    {
      name: 'has no debt that was entered at 0',
      debts: [card({ balance: 0 }), loan({ on: '2026-02-05' })],
      names: ['Loan'],
      startedOn: '2026-02-05',
    },
    {
      name: 'has a debt entered at 0 once something is owed on it',
      debts: [card({ balance: 0, entries: [stated('2026-03-01', 50)] }), loan()],
      names: ['Card', 'Loan'],
      startedOn: '2026-01-10',
    },
    {
      name: 'has a debt that was added and paid off within a day',
      debts: [card({ entries: [paid('2026-01-10', 100)] })],
      names: ['Card'],
      startedOn: '2026-01-10',
    },
    {
      name: 'begins with a debt that was added and paid off within a day, after all others were',
      debts: [
        card({ entries: [paid('2026-02-05', 100)] }),
        loan({ on: '2026-04-01', entries: [paid('2026-04-01', 300)] }),
      ],
      names: ['Loan'],
      startedOn: '2026-04-01',
      clearedOn: '2026-02-05',
    },
    {
      name: 'begins with the day of the debt, however early a payment of it is dated',
      debts: [card({ entries: [paid('2025-12-20', 50)] })],
      names: ['Card'],
      startedOn: '2026-01-10',
    },
    {
      name: 'is empty where nothing was ever owed',
      debts: [card({ balance: 0, entries: [rated('2026-03-01', 20)] })],
      names: [],
      startedOn: null,
    },
    { name: 'is empty without debts', debts: [], names: [], startedOn: null },
  ])('$name', ({ debts, names, startedOn, clearedOn = null }) => {
    expect(setOf(...debts)).toEqual({ names, startedOn, clearedOn });
  });
});
