/** The portfolios of a person with their debts, for them to take along. Nouns above add what they store about each. */
import { poundsFromPence } from '@debt-payoff/contract/money';
import type { OwnDataDeps, OwnDataSection } from '../accounts/own-data.ts';
import type { DebtRow } from '../ledger/debt-rows.store.ts';
import { listStatements } from '../ledger/entries.store.ts';
import type { AtPortfolio } from '../portfolios/portfolio-ownership.ts';
import type { DebtReader } from './debts.store.ts';
import { listWithDebts } from './portfolio-with-debts.ts';
import { portfolioReply } from './portfolio-with-debts.wire.ts';

/** A noun's part of a portfolio, under names of its own. */
export type PortfolioDataSection = (
  deps: OwnDataDeps,
  at: AtPortfolio,
) => Promise<Readonly<Record<string, unknown>>>;

export function portfolioData(
  { debtSchedules }: Pick<DebtReader, 'debtSchedules'>,
  sections: readonly PortfolioDataSection[],
): OwnDataSection {
  return async (deps, { account: { id: userId } }) => {
    const portfolios: unknown[] = [];
    for (const portfolio of await listWithDebts({ db: deps.db, debtSchedules }, userId)) {
      const at = { userId, portfolioId: portfolio.id };
      const reply = portfolioReply(portfolio, deps.clock.today());
      const debts = portfolio.debts.map((debt, nth) => ({ ...reply.debts[nth], ...entered(debt) }));
      const parts: object[] = [{ ...reply, debts }];
      for (const section of [statementData, ...sections]) parts.push(await section(deps, at));
      portfolios.push(Object.assign({}, ...parts));
    }
    return { portfolios };
  };
}

/** What no page shows of a debt: when its payments were set, and the kinds of rates that were planned. */
function entered(debt: DebtRow) {
  const { formerPayments, paymentSetOn, monthlyPaymentPence } = debt;
  const set = [...formerPayments, { setOn: paymentSetOn, pence: monthlyPaymentPence }];
  return {
    payments_as_set: set.map(({ setOn, pence }) => ({
      set_on: setOn,
      monthly_payment: poundsFromPence(pence),
    })),
    rate_change_kinds: debt.rateChanges.map(({ kind }) => kind),
  };
}

const statementData: PortfolioDataSection = async ({ db }, at) => ({
  stated_balances_and_rates: (await listStatements(db, at)).map((row) => ({
    debt_id: row.debtId,
    kind: row.kind,
    stated_on: row.statedOn,
    balance: pounds(row.balancePence),
    interest_rate: row.rateThousandths === null ? null : row.rateThousandths / 1_000,
    rate_kind: row.rateKind,
    monthly_payment: pounds(row.monthlyPaymentPence),
    amount: pounds(row.amountPence),
    balance_change: row.balanceChange,
    interest_amount: poundsFromPence(row.interestPence),
    adjustment_amount: poundsFromPence(row.adjustmentPence),
    excess_amount: poundsFromPence(row.excessPence),
    notes: row.notes,
    entered_at: row.enteredAt.toISOString(),
  })),
});

function pounds(pence: number | null): number | null {
  return pence === null ? null : poundsFromPence(pence);
}
