/** What is written of a debt in every month: its name, and its rate as it was typed. */

/** The parts of a debt's entry that are the same in every month, or up to a change of its rate. */
export type DebtLabel = {
  readonly creditor: string;
  readonly beforeBalance: string;
  readonly beforePayment: string;
  /** The last month at each rate, and what is written after it. */
  readonly changes: readonly { readonly lastMonth: number; readonly beforePayment: string }[];
};

type LabelledDebt = {
  readonly creditor: string;
  readonly interestRate: number;
  readonly rateChanges?:
    | readonly { readonly lastMonth: number; readonly thenRate: number }[]
    | null
    | undefined;
};

export function labelDebt(debt: LabelledDebt): DebtLabel {
  const creditor = JSON.stringify(debt.creditor);
  return {
    creditor,
    beforeBalance: `{"creditor":${creditor},"balance":`,
    beforePayment: rateBeforePayment(debt.interestRate),
    changes: (debt.rateChanges ?? []).map(({ lastMonth, thenRate }) => ({
      lastMonth,
      beforePayment: rateBeforePayment(thenRate),
    })),
  };
}

/** The rate in force in this month, also of a debt that is gone. */
export function beforePaymentIn({ beforePayment, changes }: DebtLabel, month: number): string {
  let text = beforePayment;
  for (const change of changes) {
    if (change.lastMonth >= month) break;
    text = change.beforePayment;
  }
  return text;
}

function rateBeforePayment(rate: number): string {
  return `,"interest_rate":${rate},"monthly_payment":`;
}
