/** The example's state: what is typed, what is wrong with it, and the plan it makes. */
import { readFigure } from '@debt-payoff/contract/amounts';
import {
  amountProblem,
  balanceProblem,
  monthlyPaymentProblem,
  rateProblem,
} from '@debt-payoff/contract/debt-rules';
import { formatPence, penceFromPounds } from '@debt-payoff/contract/money';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import type { Plan } from '@debt-payoff/engine';
import { useState } from 'react';
import { editableDebts, exampleExtra, examplePlan } from './example.ts';

export type TypedDebt = {
  readonly creditor: string;
  readonly balance: string;
  readonly interestRate: string;
  readonly monthlyPayment: string;
};
export type DebtProblems = Readonly<
  Record<'balance' | 'interestRate' | 'monthlyPayment', string | null>
>;
type Typed = { readonly debts: readonly TypedDebt[]; readonly extra: string };

export type Example = Typed & {
  readonly problems: readonly DebtProblems[];
  readonly extraProblem: string | null;
  /** Of the last figures that were complete: while one is being typed, the answer stays. */
  readonly plan: Plan;
  readonly editDebt: (at: number, change: Partial<TypedDebt>) => void;
  readonly editExtra: (extra: string) => void;
};

export function useExample(): Example {
  const [{ typed, plan }, setState] = useState(() => ({
    typed: typedExample,
    plan: examplePlan(editableDebts, exampleExtra),
  }));
  const type = (next: Typed): void =>
    setState((before) => ({ typed: next, plan: planOf(next) ?? before.plan }));
  return {
    ...typed,
    problems: typed.debts.map(problemsOf),
    extraProblem: extraProblemOf(typed.extra),
    plan,
    editDebt: (at, change) =>
      type({
        ...typed,
        debts: typed.debts.map((debt, index) => (index === at ? { ...debt, ...change } : debt)),
      }),
    editExtra: (extra) => type({ ...typed, extra }),
  };
}

const typedExample: Typed = {
  debts: editableDebts.map((debt) => ({
    creditor: debt.creditor,
    balance: asTyped(debt.balance),
    interestRate: String(debt.interestRate),
    monthlyPayment: asTyped(debt.monthlyPayment),
  })),
  extra: asTyped(exampleExtra),
};

function asTyped(pounds: number): string {
  return formatPence(penceFromPounds(pounds)).slice(1);
}

/** Null where a figure is missing or wrong. */
function planOf({ debts, extra }: Typed): Plan | null {
  const problems = [extraProblemOf(extra), ...debts.map(problemsOf).flatMap(Object.values)];
  if (problems.some((problem) => problem !== null)) return null;
  const read = debts.map((debt) => ({
    creditor: debt.creditor,
    balance: readFigure(debt.balance) ?? 0,
    interestRate: readFigure(debt.interestRate) ?? 0,
    monthlyPayment: readFigure(debt.monthlyPayment) ?? 0,
  }));
  return examplePlan(read, readFigure(extra) ?? 0);
}

function problemsOf(debt: TypedDebt): DebtProblems {
  const balance = figureProblem(fieldNames.balance, debt.balance, balanceProblem);
  const interestRate = figureProblem(fieldNames.rate, debt.interestRate, rateProblem);
  const isComparable = balance === null && interestRate === null;
  const terms = isComparable
    ? { balance: readFigure(debt.balance) ?? 0, interestRate: readFigure(debt.interestRate) ?? 0 }
    : null;
  return {
    balance,
    interestRate,
    monthlyPayment: figureProblem(fieldNames.monthlyPayment, debt.monthlyPayment, (pounds) =>
      monthlyPaymentProblem(pounds, terms),
    ),
  };
}

function extraProblemOf(typed: string): string | null {
  if (readFigure(typed) === null) return null;
  return figureProblem(fieldNames.extraPayment, typed, (pounds) =>
    amountProblem(fieldNames.extraPayment, pounds),
  );
}

function figureProblem(
  field: string,
  typed: string,
  rule: (figure: number) => string | null,
): string | null {
  const figure = readFigure(typed);
  if (figure === null) return fieldTexts.required(field);
  return Number.isNaN(figure) ? fieldTexts.notANumber(field) : rule(figure);
}
