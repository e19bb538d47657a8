import { addDays } from '@debt-payoff/contract/days';
import { penceFromPounds } from '@debt-payoff/contract/money';
import { describe, expect, it } from 'vitest';
import { replay } from '../ledger/replay.ts';
import { statedRate } from '../ledger/stated-rate.ts';
import * as debts from './demo-debts.ts';
import { historyOf, snapshotDays } from './demo-history.ts';

/** What the README and the pages show. */
const owedToday: Record<keyof typeof debts, number> = {
  northgateCard: 2_640.55,
  storeCard: 412.3,
  overdraft: 850,
  transferCard: 1_889.7,
  councilTax: 160,
  aprLoan: 4_250,
  bankLoan: 5_480,
  sofa: 0,
  carFinance: 7_920,
  harbourVisa: 6_310.9,
  catalogue: 268.75,
  studentLoan: 11_240,
  mortgage: 148_300,
};

/** Four years, with a leap day among them. */
const everyDay = Array.from({ length: 1_461 }, (_, at) => addDays('2026-01-01', at));

function ledgerOf(debt: debts.DemoDebt, today: string) {
  const { openedOn, payments, statement } = historyOf(debt, today);
  const { balance, fee, interest_rate, rate_kind } = debt.opened;
  return replay({
    opening: {
      kind: 'opening',
      on: openedOn,
      order: 0,
      balancePence: penceFromPounds(balance) + penceFromPounds(fee ?? 0),
      rate: statedRate(rate_kind, interest_rate),
      compounds: rate_kind !== undefined,
    },
    others: [
      ...payments.map(({ on, amountPence }, at) => ({
        kind: 'payment' as const,
        id: at,
        on,
        order: at + 1,
        amountPence,
        affectsBalance: true,
        statedBalancePence: null,
      })),
      ...(statement === null ? [] : [{ kind: 'balance' as const, order: 99, ...statement }]),
    ],
  });
}

describe.each(Object.entries(debts))('%s', (name, debt) => {
  it('owes the same on every day of four years', () => {
    const owed = everyDay.map((today) => ledgerOf(debt, today).state.balancePence / 100);
    expect([...new Set(owed)]).toEqual([owedToday[name as keyof typeof debts]]);
  });

  it('has its history within the last year and a month, and none of it today or later', () => {
    const faults = everyDay.flatMap((today) => {
      const { openedOn, payments, statement } = historyOf(debt, today);
      const days = [...payments.map(({ on }) => on), ...(statement === null ? [] : [statement.on])];
      const isOpenedInTime = openedOn >= addDays(today, -370) && openedOn <= addDays(today, -330);
      return [
        ...(isOpenedInTime ? [] : [`opened on ${openedOn}, seen on ${today}`]),
        ...days.filter((day) => day <= openedOn || day >= today).map((day) => `${day} on ${today}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('pays nothing that it does not owe', () => {
    const { payments } = ledgerOf(debt, '2026-11-15');
    expect(payments.every(({ excessPence }) => excessPence === 0)).toBe(true);
  });
});

it('snapshots are taken on the first day and each quarter after it', () => {
  expect(snapshotDays('2025-11-30', '2026-11-15')).toEqual([
    '2025-11-30',
    '2026-02-28',
    '2026-05-30',
    '2026-08-30',
  ]);
  const counts = everyDay.map((today) => snapshotDays(addDays(today, -330), today).length);
  expect([...new Set(counts)]).toEqual([4]);
});
