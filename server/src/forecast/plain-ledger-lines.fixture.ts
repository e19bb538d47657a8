/** What the ledger makes of a debt of a plain history, by names of our own, so that those of the code may change. */
import { addDays } from '@debt-payoff/contract/days';
import { payoffAmountPence, standingOn } from '../ledger/interest-due.ts';
import type { LedgerState } from '../ledger/replay.ts';
import type { PlainDebt, PlainHistory } from './plain-histories.fixture.ts';
import { rateOf, replayOf, stateOn, stepsOf } from './plain-ledger.fixture.ts';

export function ledgerLines(debt: PlainDebt, { today }: PlainHistory): string[] {
  const { state, payments, entries } = replayOf(debt);
  const now = stateOn(debt, today);
  return [
    lineOf(`debt ${debt.id}`, stateFigures(state)),
    ...stepsOf(debt).map(({ entry, after }) =>
      lineOf(`debt ${debt.id} step ${entry.order}`, [
        entry.on,
        after.balancePence,
        after.unpaidInterestPence,
        payoffAmountPence(after, entry.on),
      ]),
    ),
    ...payments.map((effect) =>
      lineOf(`debt ${debt.id} payment ${effect.id}`, [
        effect.interestPence,
        effect.principalPence,
        effect.adjustmentPence,
        effect.excessPence,
        effect.balanceAfterPence,
      ]),
    ),
    ...entries.map((effect) =>
      lineOf(`debt ${debt.id} entry ${effect.order}`, [
        effect.interestPence,
        effect.adjustmentPence,
        effect.excessPence,
        effect.balanceAfterPence,
      ]),
    ),
    ...[today, addDays(today, 31), addDays(today, 400)].map((day) =>
      lineOf(`debt ${debt.id} on ${day}`, owedFigures(now, day)),
    ),
  ];
}

function stateFigures(state: LedgerState) {
  const { charged, totals } = state;
  return {
    balance: state.balancePence,
    rate: rateOf(state),
    accrued: state.accruedPence,
    from: state.interestFrom,
    charged: [charged.month, charged.pence],
    unpaid: state.unpaidInterestPence,
    interestPaid: state.interestPaidPence,
    principalPaid: state.principalPaidPence,
    paidOffOn: state.paidOffOn,
    totals: [
      totals.interestChargedPence,
      totals.adjustmentPence,
      totals.paidPence,
      totals.excessPence,
    ],
  };
}

/** What clears the debt on a day, and how it stands for anyone who states its balance then. */
function owedFigures(state: LedgerState, day: string) {
  const standing = standingOn(state, day);
  return {
    payoff: payoffAmountPence(state, day),
    balance: standing.balancePence,
    bearsInterest: standing.bearsInterest,
    due: standing.interestDuePence,
    most: standing.interestMostPence,
  };
}

export function lineOf(name: string, figures: unknown): string {
  return `${name} ${JSON.stringify(figures)}`;
}
