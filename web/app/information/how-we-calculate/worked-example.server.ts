/**
 * The example that the page about our sums follows by hand. The engine works it out while the server
 * renders, so that no figure is typed and the page brings no engine along.
 */
import { comparedOrder } from '@debt-payoff/contract/debt-types';
import { type LinkedPlan, writePlanLink } from '@debt-payoff/contract/plan-link';
import { planOf } from '@debt-payoff/contract/planned-debt';
import {
  type ClearedOutcome,
  listMonths,
  type Run,
  type StandardStrategyName,
  startRun,
  summarise,
} from '@debt-payoff/engine';

const planned = {
  debts: [
    {
      creditor: 'Card',
      type: 'Credit Card',
      balance: 1_000,
      interestRate: 24,
      monthlyPayment: 40,
      termMonths: null,
    },
    {
      creditor: 'Loan',
      type: 'Personal Loan',
      balance: 400,
      interestRate: 6,
      monthlyPayment: 50,
      termMonths: null,
    },
  ],
  extraPayment: 30,
} satisfies LinkedPlan;

const plan = planOf(planned.debts, planned.extraPayment);
const followed = 'avalanche' satisfies StandardStrategyName;
const monthsByHand = 3;

export type DebtLine = {
  readonly name: string;
  readonly ratePercent: number;
  readonly openingPence: number;
  /** Before it is rounded to the penny. */
  readonly exactInterestPence: number;
  readonly interestPence: number;
  readonly paymentPence: number;
  readonly extraPence: number;
  readonly closingPence: number;
};

export type ExampleMonth = { readonly month: number; readonly lines: readonly DebtLine[] };

export type ExampleOutcome = {
  readonly strategy: StandardStrategyName;
  readonly months: number;
  readonly totalInterestPence: number;
};

/** The month in which a payment was freed, and moved on. */
export type FreedPayment = {
  readonly month: number;
  readonly debtName: string;
  readonly paymentPence: number;
  /** What was left of the debt to pay, with its interest. */
  readonly lastPaymentPence: number;
  readonly nextDebtName: string;
  /** What the next debt received in the month after. */
  readonly nextPaidPence: number;
};

export type WorkedExample = {
  readonly debts: LinkedPlan['debts'];
  readonly extraPence: number;
  readonly strategy: StandardStrategyName;
  readonly months: readonly ExampleMonth[];
  readonly freed: FreedPayment;
  readonly outcomes: readonly ExampleOutcome[];
  readonly calculatorLink: string;
};

export function workedExample(): WorkedExample {
  return {
    debts: planned.debts,
    extraPence: plan.extraPence,
    strategy: followed,
    months: monthsFollowed(),
    freed: freedPayment(),
    outcomes: comparedOrder.map((strategy) => ({ strategy, ...clearedOutcome(strategy) })),
    calculatorLink: writePlanLink(planned),
  };
}

function monthsFollowed(): ExampleMonth[] {
  const run = startRun(plan, followed);
  return Array.from({ length: monthsByHand }, () => {
    run.advance();
    return { month: run.month, lines: plan.debts.map((_, debt) => debtLine(run, debt)) };
  });
}

function debtLine(run: Run, debt: number): DebtLine {
  const { rateBasisPoints = 0, monthlyPaymentPence = 0 } = plan.debts[debt] ?? {};
  const {
    openingPence = 0,
    balancePence: closingPence = 0,
    paidPence = 0,
  } = run.accounts[debt] ?? {};
  const interestPence = closingPence + paidPence - openingPence;
  const paymentPence = Math.min(monthlyPaymentPence, openingPence + interestPence);
  return {
    name: nameOf(debt),
    ratePercent: rateBasisPoints / 100,
    openingPence,
    exactInterestPence: (openingPence * rateBasisPoints) / 120_000,
    interestPence,
    paymentPence,
    extraPence: paidPence - paymentPence,
    closingPence,
  };
}

function freedPayment(): FreedPayment {
  const months = listMonths(plan, followed);
  const at = months.findIndex(({ clearedDebts }) => clearedDebts.length > 0);
  const [cleared = 0] = months[at]?.clearedDebts ?? [];
  const next = plan.debts.length - 1 - cleared;
  return {
    month: at + 1,
    debtName: nameOf(cleared),
    paymentPence: plan.debts[cleared]?.monthlyPaymentPence ?? 0,
    lastPaymentPence: months[at]?.debts[cleared]?.paidPence ?? 0,
    nextDebtName: nameOf(next),
    nextPaidPence: months[at + 1]?.debts[next]?.paidPence ?? 0,
  };
}

function clearedOutcome(strategy: StandardStrategyName): ClearedOutcome {
  const outcome = summarise(plan, strategy);
  if (outcome.neverPaysOff) throw new Error('The debts of the example are cleared');
  return outcome;
}

function nameOf(debt: number): string {
  return planned.debts[debt]?.creditor ?? '';
}
