/**
 * Once debts are saved, their fees stand in their balances. What this browser keeps of them has to say the same:
 * saved again, a fee would be added again.
 */
import type { CalendarDebt, CalendarTerms } from '@debt-payoff/contract/calendar-terms';
import { penceFromPounds, poundsFromPence } from '@debt-payoff/contract/money';
import { figure } from '../debts/debt-form.ts';
import {
  forgetStrategies,
  recallStrategies,
  rememberStrategies,
} from '../payoff-plan/strategies-state.ts';
import { currentPerson } from '../session/person.ts';
import { calculatorDraft, type Draft, keepDraft } from './draft.ts';
import type { Row } from './rows.ts';

/** What is typed in the calculator, and results of what was typed there. */
export function addFeesToCalculator(): void {
  const draft = calculatorDraft.read();
  if (draft?.rows.some(hasFee)) keepDraft(withFeesAdded(draft), currentPerson());
  if (recallStrategies()?.origin.kind === 'calculator') addFeesToStrategies();
}

/** Results are kept under a new mark, since the browser's history goes on to hold those with fees. */
export function addFeesToStrategies(): void {
  const state = recallStrategies();
  if (state === null || !state.debts.some(hasFee)) return;
  forgetStrategies();
  rememberStrategies({ ...state, debts: state.debts.map(debtWithFeeAdded) });
}

export function withFeesAdded(draft: Draft): Draft {
  return { ...draft, rows: draft.rows.map(rowWithFeeAdded) };
}

type WithTerms = { readonly terms?: CalendarTerms | undefined };

function hasFee({ terms }: WithTerms): boolean {
  return feeOf(terms) > 0;
}

/** Terms may be anything that a browser has stored. */
function feeOf(terms: CalendarTerms | undefined): number {
  const fee: unknown = terms?.fee;
  return typeof fee === 'number' ? fee : 0;
}

function rowWithFeeAdded(row: Row): Row {
  if (!hasFee(row)) return row;
  const { terms, ...fields } = row;
  return {
    ...fields,
    balance: String(withFee(figure(row.balance), feeOf(terms))),
    fee: '',
    ...withoutFee(terms),
  };
}

function debtWithFeeAdded(debt: CalendarDebt): CalendarDebt {
  if (!hasFee(debt)) return debt;
  const { terms, ...figures } = debt;
  return { ...figures, balance: withFee(debt.balance, feeOf(terms)), ...withoutFee(terms) };
}

function withFee(balance: number, fee: number): number {
  return poundsFromPence(penceFromPounds(balance) + penceFromPounds(fee));
}

function withoutFee({ fee: _, ...terms }: CalendarTerms = {}): { readonly terms?: CalendarTerms } {
  return Object.keys(terms).length > 0 ? { terms } : {};
}
