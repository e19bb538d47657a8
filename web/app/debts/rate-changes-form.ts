/** The changes of a rate as they are typed: one text of a form holds them all, whatever stands in them. */
import { figureProblem, readFigure } from '@debt-payoff/contract/amounts';
import type { CalendarRateChange } from '@debt-payoff/contract/calendar-terms';
import { type Month, monthOf } from '@debt-payoff/contract/months';
import { plannedMonthPattern } from '@debt-payoff/contract/term-limits';
import {
  changeOrderProblem,
  changesCountProblem,
  changeTooEarlyProblem,
  newPaymentProblem,
  rateOfKindProblem,
} from '@debt-payoff/contract/term-rules';
import { debtTermTexts, termFieldNames } from '@debt-payoff/contract/texts/debt-terms';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import type { RateKind } from '@debt-payoff/engine/terms';
import { type Problems, problemsAmong } from '../forms/problems.ts';

export type TypedChange = {
  /** 'YYYY-MM'; one part alone while the other is still to be chosen, or nothing. */
  readonly lastMonth: string;
  readonly rate: string;
  readonly payment: string;
};

export const blankChange: TypedChange = { lastMonth: '', rate: '', payment: '' };

/** What a browser has stored may be anything: what is no change is left out. */
export function readChanges(text: string): readonly TypedChange[] {
  if (text === '') return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isChange) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is TypedChange {
  if (value === null || typeof value !== 'object') return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.keys(blankChange).every((name) => typeof fields.get(name) === 'string');
}

export function writeChanges(changes: readonly TypedChange[]): string {
  return changes.length === 0
    ? ''
    : JSON.stringify(changes.map(({ lastMonth, rate, payment }) => ({ lastMonth, rate, payment })));
}

export function typedChangeOf({
  lastMonth,
  thenRate,
  thenPayment,
}: CalendarRateChange): TypedChange {
  return {
    lastMonth,
    rate: String(thenRate),
    payment: thenPayment === undefined ? '' : String(thenPayment),
  };
}

export type ChangeRules = {
  readonly rateKind: RateKind | null;
  /** The month in which the debt was, or is being, added: what came before was never charged here. */
  readonly addedMonth: Month;
};

/** Of each change, in their order. One in which nothing stands does not count. */
export function changesProblems(
  changes: readonly TypedChange[],
  rules: ChangeRules,
): readonly Problems<keyof TypedChange>[] {
  let lastMonthBefore: string | null = null;
  return changes.map((change, at) => {
    if (isBlank(change)) return {};
    const problems = changeProblems(change, { ...rules, lastMonthBefore });
    lastMonthBefore = isWhole(change) ? change.lastMonth : lastMonthBefore;
    const tooMany = changesCountProblem(at + 1);
    return tooMany === null ? problems : { lastMonth: tooMany, ...problems };
  });
}

function isBlank(change: TypedChange): boolean {
  return Object.values(change).every((text) => text.trim() === '');
}

function isWhole({ lastMonth }: TypedChange): boolean {
  return plannedMonthPattern.test(lastMonth);
}

function changeProblems(
  change: TypedChange,
  rules: ChangeRules & { readonly lastMonthBefore: string | null },
): Problems<keyof TypedChange> {
  const { lastMonth, rate, payment } = change;
  return problemsAmong<keyof TypedChange>({
    lastMonth: isWhole(change)
      ? (changeTooEarlyProblem({ last_month: lastMonth, addedMonth: rules.addedMonth }) ??
        changeOrderProblem({ lastMonth, lastMonthBefore: rules.lastMonthBefore }))
      : debtTermTexts.monthRequired,
    rate: figureProblem(
      fieldNames.rate,
      rate,
      (percent) => rateOfKindProblem(percent, rules.rateKind),
      'rate',
    ),
    payment:
      payment.trim() === ''
        ? null
        : figureProblem(termFieldNames.newPayment, payment, newPaymentProblem),
  });
}

/** Those without a problem. */
export function changesOf(
  changes: readonly TypedChange[],
  rules: ChangeRules,
): readonly CalendarRateChange[] {
  const problems = changesProblems(changes, rules);
  return changes.flatMap((change, at) => {
    const isSound = Object.keys(problems[at] ?? {}).length === 0;
    if (isBlank(change) || !isSound) return [];
    const { lastMonth, rate, payment } = change;
    return [
      {
        lastMonth: monthOf(lastMonth),
        thenRate: readFigure(rate, 'rate') ?? 0,
        ...(payment.trim() !== '' && { thenPayment: readFigure(payment) ?? 0 }),
      },
    ];
  });
}
