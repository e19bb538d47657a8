import { describe, expect, it } from 'vitest';
import { paid, rated, spent } from '../forecast/tracked-debt.fixture.ts';
import { withEntries } from '../forecast/tracked-debts.ts';
import {
  type AgreedDebt,
  comparisonOf,
  deal,
  rule,
  type Situation,
} from './agreed-debts.fixture.ts';
import { payAsPlanned } from './pay-as-planned.ts';
import { type CauseKind, causeKinds, hasChanged, lookWithout } from './what-changed.ts';

const agreed = { rateChanges: [deal('2026-02', 24.9, { payment: 120 })] };
const card: AgreedDebt = { name: 'Card', balance: 1_200, payment: 100, agreed };
const paidLate = [paid('2026-03-10', 50)];

const situations: readonly (Situation & { readonly name: string; readonly kinds: CauseKind[] })[] =
  [
    { name: 'nothing but payments', debts: [{ ...card, entries: paidLate }], kinds: [] },
    {
      name: 'a rate',
      debts: [{ ...card, entries: [...paidLate, rated('2026-03-11', 30)] }],
      kinds: ['rates'],
    },
    {
      name: 'a deal',
      debts: [{ ...card, agreedNow: { rateChanges: [deal('2026-05', 24.9, { payment: 120 })] } }],
      kinds: ['deals', 'plan'],
    },
    {
      name: 'the rate of a deal',
      debts: [{ ...card, agreedNow: { rateChanges: [deal('2026-02', 30, { payment: 120 })] } }],
      kinds: ['deals'],
    },
    {
      name: 'the payment of a deal',
      debts: [{ ...card, agreedNow: { rateChanges: [deal('2026-02', 24.9)] } }],
      kinds: ['plan'],
    },
    {
      name: 'a change of a payment, with the rate as it is',
      debts: [
        {
          ...card,
          agreedNow: {
            rateChanges: [...agreed.rateChanges, deal('2026-06', 24.9, { payment: 150 })],
          },
        },
      ],
      kinds: ['plan'],
    },
    {
      name: 'a rule',
      debts: [{ ...card, agreedNow: { ...agreed, minimumRule: rule(25, 1) } }],
      kinds: ['rules'],
    },
    {
      name: 'spending',
      debts: [{ ...card, entries: [...paidLate, spent('2026-03-11', 30)] }],
      kinds: ['stated'],
    },
    { name: 'a debt', debts: [card, { name: 'Loan', on: '2026-03-01' }], kinds: ['added'] },
    {
      name: 'a flag',
      debts: [{ ...card, agreedNow: { ...agreed, isPriority: true } }],
      kinds: ['plan'],
    },
    {
      name: 'the extra',
      debts: [card],
      first: { extra: 20 },
      plan: { extra: 30 },
      kinds: ['plan'],
    },
  ];

describe('what has come since the first plan', () => {
  it.each(situations)('$name: $kinds', ({ kinds, ...situation }) => {
    const compared = comparisonOf(situation);
    const found = causeKinds.filter((kind) => kind !== 'payments' && hasChanged(kind, compared));
    expect(found).toEqual(kinds);
  });
});

describe('how far ahead avalanche would look', () => {
  const looking = ({ first, plan = first, ...situation }: Situation) =>
    comparisonOf({
      ...situation,
      first: { ...first, lookAhead: 3 },
      plan: { ...plan, lookAhead: 6 },
    });
  const both = {
    debts: [{ ...card, entries: [rated('2026-03-11', 30), spent('2026-03-12', 30)] }],
  };
  const rate = { debts: [{ ...card, entries: [rated('2026-03-11', 30)] }] };
  it.each<[string, Situation, CauseKind, number]>([
    ['as at first without all that came', rate, 'rates', 3],
    ['as now where something else came too', both, 'rates', 6],
    ['as now without what did not come', rate, 'stated', 6],
    ['as now had payments been as planned', rate, 'payments', 6],
  ])('%s', (_, situation, kind, look) => {
    expect(lookWithout(kind, looking(situation))).toBe(look);
  });
});

it('goes through planned changes once: debts that were paid as planned can be replayed', () => {
  const compared = comparisonOf({ debts: [{ ...card, entries: paidLate }] });
  for (const debt of payAsPlanned(compared).debts) {
    const { state, steps } = withEntries(debt, debt.entries, compared.today);
    expect(state).toEqual(debt.state);
    expect(steps).toEqual(debt.steps);
  }
});
