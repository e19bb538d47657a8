/** The call's body, and the same in whole pence and parts. */
import { type RateKind, referenceInterest, referenceParts } from './reference-rates.fixture.ts';

export type RateChange = { lastMonth: number; thenRate: number; thenPayment?: number | null };
export type MinimumRule = {
  floor: number;
  percent?: number | null;
  plusInterest?: boolean | null;
};
export type UkDebt = {
  creditor: string;
  type: string;
  balance: number;
  interestRate: number;
  monthlyPayment?: number | null;
  termMonths?: number | null;
  rateKind?: RateKind | null;
  rateChanges?: readonly RateChange[] | null;
  fee?: number | null;
  minimum?: MinimumRule | null;
  priority?: boolean | null;
  takesExtra?: boolean | null;
};
export type OneOff = { month: number; amount: number; debt?: number | null };
export type Pause = { fromMonth: number; toMonth: number };
export type UkRequest = {
  debts: readonly UkDebt[];
  extraPayment?: number | null;
  customOrder?: readonly number[] | null;
  oneOffs?: readonly OneOff[] | null;
  pauses?: readonly Pause[] | null;
  targetMonths?: number | null;
};

/** What holds from a month on, until the next terms begin. */
export type Terms = { firstMonth: number; typedRate: number; parts: bigint; payment: bigint };
export type ReferenceDebt = {
  creditor: string;
  /** The balance with its fee. */
  opening: bigint;
  fee: bigint;
  terms: readonly Terms[];
  /** At each month the sum of its parts from month 1 up to it. */
  partsUpTo: readonly bigint[];
  rule: { floor: bigint; percentHundredths: bigint; plusInterest: boolean } | null;
  isPriority: boolean;
  takesExtra: boolean;
};
export type ReferencePlan = {
  debts: readonly ReferenceDebt[];
  extra: bigint;
  customOrder: readonly number[] | null;
  oneOffs: readonly { month: number; amount: bigint; debt: number | null }[];
  pauses: readonly Pause[];
};

export const monthsMax = 1_200;
const longestLook = 72;

export const pence = (pounds: number): bigint => BigInt(Math.round(pounds * 100));
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

export function readPlan(request: UkRequest): ReferencePlan {
  return {
    debts: request.debts.map(readDebt),
    extra: pence(request.extraPayment ?? 0),
    customOrder: request.customOrder ?? null,
    oneOffs: (request.oneOffs ?? []).map(({ month, amount, debt }) => ({
      month,
      amount: pence(amount),
      debt: debt ?? null,
    })),
    pauses: request.pauses ?? [],
  };
}

function readDebt(debt: UkDebt): ReferenceDebt {
  const fee = pence(debt.fee ?? 0);
  const { minimum } = debt;
  const terms = readTerms(debt);
  return {
    creditor: debt.creditor,
    opening: pence(debt.balance) + fee,
    fee,
    terms,
    partsUpTo: addUpParts(terms),
    rule: minimum
      ? {
          floor: pence(minimum.floor),
          percentHundredths: BigInt(Math.round((minimum.percent ?? 0) * 100)),
          plusInterest: minimum.plusInterest ?? false,
        }
      : null,
    isPriority: debt.priority ?? false,
    takesExtra: debt.takesExtra ?? true,
  };
}

function readTerms(debt: UkDebt): Terms[] {
  let payment = pence(debt.monthlyPayment ?? 0);
  const termsOf = (firstMonth: number, typedRate: number): Terms => ({
    firstMonth,
    typedRate,
    parts: referenceParts(debt.rateKind, typedRate),
    payment,
  });
  const terms = [termsOf(1, debt.interestRate)];
  for (const change of debt.rateChanges ?? []) {
    if (change.thenPayment != null) payment = pence(change.thenPayment);
    terms.push(termsOf(change.lastMonth + 1, change.thenRate));
  }
  return terms;
}

function addUpParts(terms: readonly Terms[]): bigint[] {
  const partsUpTo = [0n];
  for (let month = 1; month <= monthsMax + longestLook; month += 1) {
    partsUpTo.push(itemAt(partsUpTo, month - 1) + termsIn({ terms }, month).parts);
  }
  return partsUpTo;
}

export function termsIn(debt: Pick<ReferenceDebt, 'terms'>, month: number): Terms {
  const terms = debt.terms.findLast(({ firstMonth }) => firstMonth <= month);
  if (!terms) throw new Error('A debt has terms from the first month on');
  return terms;
}

/** What the lender asks for in a month, never more than what is owed. */
export function requiredPayment(debt: ReferenceDebt, opening: bigint, month: number): bigint {
  const { parts, payment } = termsIn(debt, month);
  const interest = referenceInterest(opening, parts);
  const owed = opening + interest;
  return smaller(debt.rule ? askedByRule(debt.rule, opening, interest) : payment, owed);
}

function askedByRule(
  rule: NonNullable<ReferenceDebt['rule']>,
  opening: bigint,
  interest: bigint,
): bigint {
  const base = rule.plusInterest ? opening : opening + interest;
  const percentage = (2n * base * rule.percentHundredths + 10_000n) / 20_000n;
  return larger(rule.floor, percentage + (rule.plusInterest ? interest : 0n));
}

export const firstRequired = (debt: ReferenceDebt): bigint =>
  requiredPayment(debt, debt.opening, 1);

/** What a debt that is not cleared adds to the budget of a month. */
export function shareOf(debt: ReferenceDebt, month: number): bigint {
  const { payment } = termsIn(debt, month);
  return debt.rule ? larger(payment, firstRequired(debt)) : payment;
}

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);

export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is nothing at ${index}`);
  return item;
}
