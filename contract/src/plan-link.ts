/**
 * A plan as a link to the calculator. The debts stand in the fragment, which browsers do not send, so
 * that they reach those who have the link and no server.
 */
import type { CalendarDebt, CalendarOptions } from './calendar-terms.ts';
import type { Month } from './months.ts';
import { paths } from './paths.ts';
import type { DebtFigures } from './planned-debt.ts';

export type LinkedPlan = {
  readonly debts: readonly CalendarDebt[];
  readonly extraPayment: number;
  /** Positions in the debts, first to last, where somebody has arranged them. */
  readonly customOrder?: readonly number[];
  readonly options?: CalendarOptions;
  /**
   * Of an example: the month from which its months were counted. It opens with as many months from the month in
   * which it is opened, so that it stays the same plan.
   */
  readonly from?: Month;
};

/** One without terms. */
export type PlainLinkedPlan = Pick<LinkedPlan, 'extraPayment' | 'customOrder'> & {
  readonly debts: readonly DebtFigures[];
};

export const planMarker = '#plan=';

/** The address of the calculator with the plan in its fragment, from the root of the site. */
export function writePlanLink({
  debts,
  extraPayment,
  customOrder,
  options,
  from,
}: LinkedPlan): string {
  const plan = {
    extraPayment,
    ...(customOrder !== undefined && { customOrder }),
    ...(options !== undefined && { options }),
    ...(from !== undefined && { from }),
    debts: debts.map((debt) => [
      debt.creditor,
      debt.type,
      debt.balance,
      debt.interestRate,
      debt.monthlyPayment,
      debt.termMonths,
      ...(debt.terms === undefined ? [] : [debt.terms]),
    ]),
  };
  return `${paths.calculator}${planMarker}${encode(JSON.stringify(plan))}`;
}

function encode(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
