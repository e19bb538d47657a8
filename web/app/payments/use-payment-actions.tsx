/** Adding, editing and deleting payments, and what is said when it is done. */
import { formatPounds } from '@debt-payoff/contract/money';
import type { Payment } from '@debt-payoff/contract/payments';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { RemoveRecord } from '../forms/remove-record.tsx';
import { useRecordActions } from '../forms/use-record-actions.ts';
import { useToday } from '../session/today.ts';
import { formatDay } from '../words/dates.ts';
import { usePaymentRemoval } from './mutations.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { blankPayment, debtOf, formOf, type PaymentForm, payOffAmount } from './payment-form.ts';
import { findUnsentChange, hasUnsentPayment } from './unsent-payment.ts';

const { payment: texts } = paymentTexts;
const removalTexts = {
  title: texts.delete,
  question: texts.confirmDelete,
  failed: texts.deleteFailed,
  done: texts.deleted,
};

/** What the form is opened with; no payment for a new one. */
type Opening = { readonly payment: Payment | null; readonly start: PaymentForm };

/** What has just been done, to which debt, and whether that one was paid off before. */
export type Done = {
  readonly text: string;
  readonly debtId: number;
  readonly wasPaidOff: boolean;
};

export type PaymentActions = {
  readonly add: (debtId: number | null) => void;
  readonly edit: (payment: Payment) => void;
  readonly remove: (payment: Payment) => void;
  readonly done: Done | null;
  readonly dismiss: () => void;
  readonly dialog: ReactNode;
};

/** The title of the list, which takes the focus when the payment that had it is gone. */
export const historyTitleId = 'history-title';

export function usePaymentActions({ id: portfolioId, debts }: Portfolio): PaymentActions {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const blank = (debtId: number | null): PaymentForm => {
    const only = debts.length === 1 ? (debts[0] ?? null) : null;
    return blankPayment({ today, debt: debtId === null ? only : debtOf(debts, debtId) });
  };
  const removal = usePaymentRemoval(portfolioId);
  const actions = useRecordActions<Opening, Payment, Done>({
    titleId: historyTitleId,
    findFirst: () => {
      const start = blank(null);
      return hasUnsentPayment(portfolioId, start)
        ? { payment: null, start }
        : requestedPayOff(debtOf(debts, query.get('payOff') ?? ''), today);
    },
  });
  const { opening, leaving, bringBack } = actions;
  useEffect(() => {
    let isLeft = false;
    const resume = (payment: Payment | null): void => {
      if (!isLeft && payment !== null) bringBack(changeOf(payment, debts));
    };
    // Where it cannot be fetched, it waits until its payment is edited again.
    findUnsentChange(portfolioId).then(resume, () => {});
    return () => {
      isLeft = true;
    };
  }, [portfolioId, debts, bringBack]);
  const [paidOffBefore, setPaidOffBefore] = useState(() => paidOffIds(debts));
  const { edit, remove } = actions;
  const show = useCallback(
    (next: Opening): void => {
      setPaidOffBefore(paidOffIds(debts));
      edit(next);
    },
    [debts, edit],
  );
  const doneTo = (debtId: number, text: string): Done => ({
    text,
    debtId,
    wasPaidOff: paidOffBefore.has(debtId),
  });
  const dropRequest = (): void => {
    if (!query.has('payOff')) return;
    setQuery((before) => without(before, 'payOff'), { replace: true, preventScrollReset: true });
  };
  const close = (done: Done | null = null): void => {
    actions.close(done);
    dropRequest();
  };
  return {
    add: (debtId) => show({ payment: null, start: blank(debtId) }),
    edit: useCallback((payment) => show(changeOf(payment, debts)), [debts, show]),
    remove: useCallback(
      (payment) => {
        setPaidOffBefore(paidOffIds(debts));
        remove(payment);
      },
      [debts, remove],
    ),
    done: actions.outcome,
    dismiss: actions.dismiss,
    dialog: (
      <>
        {opening === undefined ? null : (
          <PaymentDialog
            {...opening}
            portfolioId={portfolioId}
            debts={debts}
            onSaved={({ debt_id }) =>
              close(doneTo(debt_id, opening.payment === null ? texts.added : texts.updated))
            }
            onClose={() => close()}
          />
        )}
        {leaving === undefined ? null : (
          <RemoveRecord
            id={leaving.id}
            name={`${formatPounds(leaving.payment_amount)}, ${formatDay(leaving.payment_date)}, ${leaving.creditor}`}
            texts={removalTexts}
            removal={removal}
            onRemoved={() => {
              dropRequest();
              actions.removed(doneTo(leaving.debt_id, texts.deleted));
            }}
            onClose={() => close()}
          />
        )}
      </>
    ),
  };
}

function changeOf(payment: Payment, debts: readonly Debt[]): Opening {
  return { payment, start: formOf(payment, debtOf(debts, payment.debt_id)) };
}

function paidOffIds(debts: readonly Debt[]): ReadonlySet<number> {
  return new Set(debts.filter(({ is_paid_off }) => is_paid_off).map(({ id }) => id));
}

/** The address may ask for the payment that clears a debt. */
function requestedPayOff(debt: Debt | null, today: string): Opening | undefined {
  if (debt === null || debt.is_paid_off) return undefined;
  const start = { ...blankPayment({ today, debt }), amount: payOffAmount(debt) };
  return { payment: null, start };
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
