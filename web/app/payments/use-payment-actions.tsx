/** Adding, editing and deleting payments, and what is said when it is done. */
import type { Payment } from '@debt-payoff/contract/payments';
import type { Debt, Portfolio } from '@debt-payoff/contract/portfolios';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { focusOn } from '../forms/focus.ts';
import { useToday } from '../session/today.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { blankPayment, formOf, type PaymentForm, payOffAmount } from './payment-form.ts';
import { RemovePayment } from './remove-payment.tsx';
import { debtOf, findUnsentChange, hasUnsentPayment } from './use-payment-form.ts';

const { payment: texts } = paymentTexts;

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'form'; readonly payment: Payment | null; readonly start: PaymentForm }
  | { readonly kind: 'removal'; readonly payment: Payment };

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
  const [shown, setShown] = useState<Shown>(() => {
    const start = blank(null);
    return hasUnsentPayment(portfolioId, start)
      ? { kind: 'form', payment: null, start }
      : asked(debtOf(debts, query.get('payOff') ?? ''), today);
  });
  useEffect(() => {
    let isLeft = false;
    const bringBack = (payment: Payment | null): void => {
      if (isLeft || payment === null) return;
      // Not over a form that was opened while it was asked for.
      setShown((now) => (now.kind === 'nothing' ? changeOf(payment, debts) : now));
    };
    // Where it cannot be asked for, it waits until its payment is edited again.
    findUnsentChange(portfolioId).then(bringBack, () => {});
    return () => {
      isLeft = true;
    };
  }, [portfolioId, debts]);
  const [done, setDone] = useState<Done | null>(null);
  const [paidOffBefore, setPaidOffBefore] = useState(() => paidOffIds(debts));
  const show = useCallback(
    (next: Shown): void => {
      setDone(null);
      setPaidOffBefore(paidOffIds(debts));
      setShown(next);
    },
    [debts],
  );
  const close = (said: Omit<Done, 'wasPaidOff'> | null = null): void => {
    setDone(said && { ...said, wasPaidOff: paidOffBefore.has(said.debtId) });
    setShown({ kind: 'nothing' });
    if (query.has('payOff')) {
      setQuery((before) => without(before, 'payOff'), { replace: true, preventScrollReset: true });
    }
  };
  return {
    add: (debtId) => show({ kind: 'form', payment: null, start: blank(debtId) }),
    edit: useCallback((payment) => show(changeOf(payment, debts)), [debts, show]),
    remove: useCallback((payment) => show({ kind: 'removal', payment }), [show]),
    done,
    dismiss: () => setDone(null),
    dialog: (
      <>
        {shown.kind === 'form' ? (
          <PaymentDialog
            portfolioId={portfolioId}
            debts={debts}
            payment={shown.payment}
            start={shown.start}
            onSaved={({ debt_id }) =>
              close({
                text: shown.payment === null ? texts.added : texts.updated,
                debtId: debt_id,
              })
            }
            onClose={() => close()}
          />
        ) : null}
        {shown.kind === 'removal' ? (
          <RemovePayment
            portfolioId={portfolioId}
            payment={shown.payment}
            onClose={() => close()}
            onRemoved={() => {
              flushSync(() => close({ text: texts.deleted, debtId: shown.payment.debt_id }));
              focusOn(historyTitleId);
            }}
          />
        ) : null}
      </>
    ),
  };
}

function changeOf(payment: Payment, debts: readonly Debt[]): Shown {
  return { kind: 'form', payment, start: formOf(payment, debtOf(debts, payment.debt_id)) };
}

function paidOffIds(debts: readonly Debt[]): ReadonlySet<number> {
  return new Set(debts.filter(({ is_paid_off }) => is_paid_off).map(({ id }) => id));
}

/** The address may ask for the payment that clears a debt. */
function asked(debt: Debt | null, today: string): Shown {
  if (debt === null || debt.is_paid_off) return { kind: 'nothing' };
  const start = { ...blankPayment({ today, debt }), amount: payOffAmount(debt) };
  return { kind: 'form', payment: null, start };
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}
