/** Adding, editing and deleting debts, for the pages that list them. */
import type { LimitReply } from '@debt-payoff/contract/errors';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type {
  checkLimitsCall,
  Debt,
  LimitCheck,
  Portfolio,
} from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { focusOn } from '../forms/focus.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { DebtDialog } from './debt-dialog.tsx';
import { RemoveDebt } from './remove-debt.tsx';
import { findUnsentDebt } from './use-debt-form.ts';

type Shown =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'form'; readonly debt: Debt | null }
  | { readonly kind: 'removal'; readonly debt: Debt }
  | { readonly kind: 'limit'; readonly limit: LimitReply };

export type DebtActions = {
  readonly add: () => Promise<void>;
  readonly edit: (debt: Debt) => void;
  readonly remove: (debt: Debt) => void;
  /** Whether it is being asked if another debt fits into the plan. */
  readonly isChecking: boolean;
  /** What has just been done. */
  readonly message: string | null;
  readonly dialog: ReactNode;
};

/** The title of the list, which takes the focus when the debt that had it is gone. */
export const debtsTitleId = 'debts-title';

export function useDebtActions({
  portfolio: { id: portfolioId, debts },
  hasTermField,
}: {
  readonly portfolio: Portfolio;
  readonly hasTermField: boolean;
}): DebtActions {
  const [shown, setShown] = useState<Shown>(() => {
    const waiting = [null, ...debts].find((debt) => findUnsentDebt(portfolioId, debt) !== null);
    return waiting === undefined ? { kind: 'nothing' } : { kind: 'form', debt: waiting };
  });
  const [message, setMessage] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const show = (next: Shown): void => {
    setMessage(null);
    setShown(next);
  };
  const close = (said: string | null = null): void => {
    setMessage(said);
    setShown({ kind: 'nothing' });
  };
  return {
    add: async () => {
      setIsChecking(true);
      const limit = await findDebtLimit(portfolioId);
      setIsChecking(false);
      show(limit === null ? { kind: 'form', debt: null } : { kind: 'limit', limit });
    },
    edit: (debt) => show({ kind: 'form', debt }),
    remove: (debt) => show({ kind: 'removal', debt }),
    isChecking,
    message,
    dialog: (
      <>
        {shown.kind === 'form' ? (
          <DebtDialog
            portfolioId={portfolioId}
            debt={shown.debt}
            hasTermField={hasTermField}
            onSaved={(problem) => close(savedMessage(shown.debt, problem))}
            onClose={() => close()}
          />
        ) : null}
        {shown.kind === 'removal' ? (
          <RemoveDebt
            portfolioId={portfolioId}
            debt={shown.debt}
            onClose={() => close()}
            onRemoved={(said) => {
              flushSync(() => close(said));
              focusOn(debtsTitleId);
            }}
          />
        ) : null}
        {shown.kind === 'limit' ? (
          <LimitDialog limit={shown.limit} onClose={() => close()} />
        ) : null}
      </>
    ),
  };
}

function savedMessage(debt: Debt | null, scheduleProblem: string | null): string {
  if (scheduleProblem !== null) return portfolioTexts.debt.scheduleFailed(scheduleProblem);
  return debt === null ? 'Debt added.' : 'Debt updated.';
}

/** Null where there is room, or where the question fails: the server looks again when a debt is added. */
async function findDebtLimit(portfolioId: number): Promise<LimitReply | null> {
  try {
    const check = await signedInCall<typeof checkLimitsCall>(portfolioAddresses.checkLimits, {
      params: { id: portfolioId },
    });
    return check.can_add ? null : limitOf(check);
  } catch {
    return null;
  }
}

/** As the refusal would read. */
function limitOf({ can_add: _, ...facts }: LimitCheck): LimitReply {
  const error = portfolioTexts.limits.debtLimitReached;
  return { ...facts, error, code: 'debt_limit', request_id: '' };
}
