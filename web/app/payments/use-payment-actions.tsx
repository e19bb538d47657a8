/** Adding, editing and deleting payments, and what is said when it is done. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Payment } from '@debt-payoff/contract/payments';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useUnsettledDates } from '../debts/unsettled-dates.ts';
import { type RemovalTexts, RemoveRecord } from '../forms/remove-record.tsx';
import { useToday } from '../session/today.ts';
import { formatDay } from '../words/dates.ts';
import { usePaymentRemoval } from './mutations.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import {
  blankPayment,
  debtOf,
  formOf,
  onlyDebt,
  type PaymentForm,
  payOffAmount,
} from './payment-form.ts';
import { findUnsentChange, hasUnsentPayment } from './unsent-payment.ts';
import { type HistoryOutcome, useHistoryActions } from './use-history-actions.ts';

const { payment: texts } = paymentTexts;
const removalTexts = {
  title: texts.delete,
  question: texts.confirmDelete,
  failed: texts.deleteFailed,
  done: texts.deleted,
};

/** What the form is opened with; no payment for a new one. */
type Opening = { readonly payment: Payment | null; readonly start: PaymentForm };

/** What a lower balance may well have been. */
export type UnrecordedPayment = {
  readonly debtId: number;
  readonly amountPence: number;
  readonly date: string;
};

export type PaymentActions = {
  readonly add: (debtId: number | null) => void;
  readonly record: (payment: UnrecordedPayment) => void;
  readonly edit: (payment: Payment) => void;
  readonly remove: (payment: Payment) => void;
  readonly outcome: HistoryOutcome | null;
  readonly dismiss: () => void;
  readonly dialog: ReactNode;
};

export function usePaymentActions({ id: portfolioId, debts }: Portfolio): PaymentActions {
  const today = useToday();
  // Asked for before the dialog opens: the question that it leads to is there from the start.
  useUnsettledDates(portfolioId);
  const request = usePaymentRequest();
  const removal = usePaymentRemoval(portfolioId);
  const startFor = (debt: Debt | null): PaymentForm => blankPayment({ today, debt });
  const blank = startFor(onlyDebt(debts));
  const records = useHistoryActions<Opening, Payment>({
    debts,
    findFirst: () =>
      hasUnsentPayment(portfolioId, blank)
        ? { payment: null, start: blank }
        : requestedOpening(debtOf(debts, request.debtId), { amount: request.amount, today }),
  });
  const { opening, leaving, edit, outcomeFor } = records;
  useUnsentChange({ portfolioId, debts, onFound: records.bringBack });
  const close = (outcome: HistoryOutcome | null = null): void => {
    request.drop();
    records.close(outcome);
  };
  return {
    add: (debtId) => {
      const start = debtId === null ? blank : startFor(debtOf(debts, debtId));
      edit({ payment: null, start });
    },
    record: ({ debtId, amountPence, date }) => {
      const amount = (amountPence / 100).toFixed(2);
      const start = { ...startFor(debtOf(debts, debtId)), amount, date };
      edit({ payment: null, start });
    },
    edit: useCallback((payment) => edit(changeOf(payment, debts)), [debts, edit]),
    remove: records.remove,
    outcome: records.outcome,
    dismiss: records.dismiss,
    dialog: (
      <>
        {opening === undefined ? null : (
          <PaymentDialog
            {...opening}
            portfolioId={portfolioId}
            debts={debts}
            onSaved={({ id: paymentId, debt_id, excess_amount: excess }) =>
              close(
                opening.payment === null
                  ? {
                      ...outcomeFor(debt_id, texts.added),
                      excess,
                      added: { portfolioId, paymentId },
                    }
                  : { ...outcomeFor(debt_id, texts.updated), excess },
              )
            }
            onClose={() => close()}
          />
        )}
        {leaving === undefined ? null : (
          <RemoveRecord
            id={leaving.id}
            name={nameOf(leaving)}
            texts={removalTextsOf(leaving)}
            removal={removal}
            onRemoved={() => {
              request.drop();
              records.removed(outcomeFor(leaving.debt_id, texts.deleted));
            }}
            onClose={() => close()}
          />
        )}
      </>
    ),
  };
}

/** The debt that the address asks to pay. It asks once: what follows is up to the person. */
function usePaymentRequest() {
  const [query, setQuery] = useSearchParams();
  return {
    debtId: query.get('payOff') ?? query.get('pay') ?? '',
    /** Null for what clears the debt. */
    amount: query.has('payOff') ? null : (query.get('amount') ?? ''),
    drop: (): void => {
      if (!requestParameters.some((name) => query.has(name))) return;
      setQuery((before) => without(before, requestParameters), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}

const requestParameters = ['payOff', 'pay', 'amount'];

/** What was typed over a saved payment when the session ended is opened again, once the payment is found. */
function useUnsentChange({
  portfolioId,
  debts,
  onFound,
}: {
  readonly portfolioId: number;
  readonly debts: readonly Debt[];
  readonly onFound: (opening: Opening) => void;
}): void {
  useEffect(() => {
    let isLeft = false;
    const resume = (payment: Payment | null): void => {
      if (!isLeft && payment !== null) onFound(changeOf(payment, debts));
    };
    // Where it cannot be fetched, it waits until its payment is edited again.
    findUnsentChange(portfolioId).then(resume, () => {});
    return () => {
      isLeft = true;
    };
  }, [portfolioId, debts, onFound]);
}

/** A date that was linked to it is to be paid again; one that was recorded stays settled. */
function removalTextsOf({ settled_date: date }: Payment): RemovalTexts {
  if (date?.settled_as !== 'linked') return removalTexts;
  const reopens = `Its due date, ${formatDay(date.due_date)}, will be open again.`;
  return { ...removalTexts, question: `${removalTexts.question} ${reopens}` };
}

function nameOf({ payment_amount, payment_date, creditor }: Payment): string {
  return `${formatPounds(payment_amount)}, ${formatDay(payment_date)}, ${creditor}`;
}

function changeOf(payment: Payment, debts: readonly Debt[]): Opening {
  return { payment, start: formOf(payment, debtOf(debts, payment.debt_id)) };
}

function requestedOpening(
  debt: Debt | null,
  { amount, today }: { readonly amount: string | null; readonly today: string },
): Opening | undefined {
  if (debt === null || debt.is_paid_off) return undefined;
  const start = { ...blankPayment({ today, debt }), amount: amount ?? payOffAmount(debt) };
  return { payment: null, start };
}

function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest;
}
