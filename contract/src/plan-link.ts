/**
 * A plan as a link to the calculator. The debts stand in the fragment, which browsers do not send, so
 * that they reach those who have the link and no server.
 */
import { cutCreditor } from './debt-rules.ts';
import { debtTypes } from './debt-types.ts';
import { calculatorLimits } from './limits.ts';
import { readOrder } from './order-of-debts.ts';
import { paths } from './paths.ts';
import type { PlannedDebt } from './planned-debt.ts';

export type LinkedPlan = {
  readonly debts: readonly PlannedDebt[];
  readonly extraPayment: number;
  /** Positions in the debts, first to last, where somebody has arranged them. */
  readonly customOrder?: readonly number[];
};

const marker = '#plan=';
/** Room for the most debts with the longest names; nothing longer was written by us. */
const lengthMax = 4_000_000;

/** The address of the calculator with the plan in its fragment, from the root of the site. */
export function writePlanLink({ debts, extraPayment, customOrder }: LinkedPlan): string {
  const plan = {
    extraPayment,
    ...(customOrder !== undefined && { customOrder }),
    debts: debts.map((debt) => [
      debt.creditor,
      debt.type,
      debt.balance,
      debt.interestRate,
      debt.monthlyPayment,
      debt.termMonths,
    ]),
  };
  return `${paths.calculator}${marker}${encode(JSON.stringify(plan))}`;
}

/** Null for a fragment that is no plan. One that was cut short, or changed on its way, is unreadable. */
export function readPlanLink(hash: string): LinkedPlan | 'unreadable' | null {
  if (!hash.startsWith(marker)) return isStartOfMarker(hash) ? 'unreadable' : null;
  if (hash.length > lengthMax) return 'unreadable';
  try {
    return readPlan(JSON.parse(decode(hash.slice(marker.length)))) ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}

function isStartOfMarker(hash: string): boolean {
  return hash.length > 1 && marker.startsWith(hash);
}

function readPlan(value: unknown): LinkedPlan | null {
  if (value === null || typeof value !== 'object') return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const debts = fields.get('debts');
  const extraPayment = fields.get('extraPayment');
  if (!isFigure(extraPayment) || !Array.isArray(debts)) return null;
  if (debts.length === 0 || debts.length > calculatorLimits.debtsPerCalculationMax) return null;
  const read = debts.map(readDebt).filter((debt) => debt !== null);
  if (read.length !== debts.length) return null;
  // The debts are a plan without it, so that one which does not fit them is no reason to refuse the link.
  const customOrder = readOrder(fields.get('customOrder'), debts.length);
  return { debts: read, extraPayment, ...(customOrder !== null && { customOrder }) };
}

function readDebt(value: unknown): PlannedDebt | null {
  if (!Array.isArray(value)) return null;
  const [creditor, type, balance, interestRate, monthlyPayment, termMonths]: unknown[] = value;
  if (typeof creditor !== 'string') return null;
  if (!isFigure(balance) || !isFigure(interestRate) || !isFigure(monthlyPayment)) return null;
  return {
    creditor: cutCreditor(creditor),
    type: debtTypes.find((known) => known === type) ?? '',
    balance,
    interestRate,
    monthlyPayment,
    termMonths: isFigure(termMonths) ? termMonths : null,
  };
}

/** Whether the calculator accepts the figure is for its own rules to say. */
function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function encode(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(encoded: string): string {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
  );
}
