/** A portfolio, or all of a person's, as its report tells it. It is plain data: another thread writes the file. */
import type { DebtType } from '@debt-payoff/contract/debt-types';
import type { KeptGoal, KeptShortfall } from '@debt-payoff/contract/kept-terms-sentences';
import type { Month } from '@debt-payoff/contract/months';
import type { ScheduledPaymentType } from '@debt-payoff/contract/payment-kinds';
import type { GoalGap, PlanOutcome } from '@debt-payoff/contract/plan';
import type { StrategyName } from '@debt-payoff/engine';
import type { ForecastInput } from '@debt-payoff/engine/forecast';
import type { RateKind } from '@debt-payoff/engine/terms';
import type { MonthSums } from '../payments/payments.store.ts';
import type { DatedBalance } from '../progress/dated-balances.ts';

export type ReportOutcome = {
  readonly kind: PlanOutcome['outcome'];
  /** Of the last payment, also of one that has been made; null where there would be none. */
  readonly month: Month | null;
  /** Null where that is no different. */
  readonly monthWithoutMortgage: Month | null;
};

export type SavedDebt = {
  readonly name: string;
  readonly type: DebtType;
  readonly rateBasisPoints: number;
  /** Null where nothing is said of it. */
  readonly rateKind: RateKind | null;
  /** 'Priority debt. No extra money.': of what is owed, and besides its rate; empty without any. */
  readonly terms: string;
  readonly paymentPence: number;
  readonly originalPence: number;
  readonly balancePence: number;
  readonly interestPaidPence: number;
  readonly paidOffOn: string | null;
  /** When it could be gone, as things stand; null where it would always be owed, and where it is paid off. */
  readonly month: Month | null;
};

/** Which of the debts of the report: two may have one name. */
type DebtPlace = number;

export type MonthLine = {
  readonly debt: DebtPlace;
  /** The one that gets what is left over. */
  readonly isFirst: boolean;
  readonly isPriority: boolean;
  readonly takesExtra: boolean;
  /** What its lender asks for in the month, and what one-offs bring to it. */
  readonly requiredPence: number;
  readonly oneOffPence: number;
  /** What the plan has for it, what of it is recorded or stated, and what is still to be paid. */
  readonly plannedPence: number;
  readonly paidPence: number;
  readonly toPayPence: number;
  readonly dueOn: string | null;
  /** The month from which a debt counts that was added in this one. */
  readonly countsFrom: Month | null;
};

export type PaidMonth = Omit<MonthSums, 'month'> & { readonly month: Month };

export type ReportSchedule = {
  readonly debt: DebtPlace;
  /** Where it follows what the lender asks, in the month of its next date. */
  readonly amountPence: number;
  /** That month is ahead. */
  readonly isEstimate: boolean;
  readonly paymentDay: number;
  readonly paymentType: ScheduledPaymentType;
  readonly isActive: boolean;
  readonly nextDueOn: string | null;
};

export type ReportOneOff = {
  readonly month: Month;
  readonly pence: number;
  /** Null where it names no debt. */
  readonly debt: DebtPlace | null;
};

type ReportPause = { readonly fromMonth: Month; readonly toMonth: Month };

export type PlannedDebt = {
  readonly debt: DebtPlace;
  /** As of its last entry: the forecast begins with the interest that has fallen due since. */
  readonly balancePence: number;
};

export type PortfolioReport = {
  readonly madeOn: string;
  readonly name: string;
  readonly description: string;
  readonly strategy: StrategyName;
  readonly extraPence: number;
  readonly freedPence: number;
  /** What goes to all debts in a month, as things stand. */
  readonly budgetPence: number;
  readonly outcome: ReportOutcome & {
    /** The debts that would always be owed. */
    readonly neverCleared: readonly DebtPlace[];
  };
  /** The first month in which lenders ask for more than the budget. */
  readonly shortfall: KeptShortfall | null;
  readonly goal: KeptGoal | null;
  /** Of a goal for which nothing is worked out. */
  readonly goalGap: { readonly gap: GoalGap; readonly month: Month } | null;
  /** Of the month of the lines. */
  readonly isPaused: boolean;
  /** Of this month and ahead. */
  readonly oneOffs: readonly ReportOneOff[];
  readonly pauses: readonly ReportPause[];
  /** All debts of the portfolio, those that are paid off too. */
  readonly debts: readonly SavedDebt[];
  /** The month of the lines: this one, or the next where all debts are new. */
  readonly lines: { readonly month: Month; readonly debts: readonly MonthLine[] };
  /** The forecast, and its debts by their place in it. */
  readonly forecast: { readonly input: ForecastInput; readonly debts: readonly PlannedDebt[] };
  readonly progress: {
    readonly startedOn: string | null;
    /** Here and in the causes, debts are marked by their place. */
    readonly summary: string;
    readonly causes: readonly string[];
    readonly firstPlan: readonly DatedBalance[];
    readonly actual: readonly DatedBalance[];
    readonly repaidPence: number;
    readonly originalPence: number;
    readonly interestPaidPence: number;
    readonly principalPaidPence: number;
  };
  readonly payments: readonly PaidMonth[];
  readonly schedules: readonly ReportSchedule[];
  /** How many scheduled dates are over without a payment. */
  readonly missedCount: number;
};

export type CombinedReport = {
  readonly madeOn: string;
  readonly outcome: ReportOutcome;
  readonly portfolios: readonly PortfolioReport[];
};
