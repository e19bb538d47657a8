/** Adding, editing and deleting debts, for the pages that list them. */

import { count } from '@debt-payoff/contract/counts';
import type { LimitReply } from '@debt-payoff/contract/errors';
import { portfolioAddresses } from '@debt-payoff/contract/portfolio-addresses';
import type {
  checkLimitsCall,
  Debt,
  LimitCheck,
  Portfolio,
} from '@debt-payoff/contract/portfolios';
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { type ReactNode, useRef, useState } from 'react';
import { LimitDialog } from '../billing/limit-dialog.tsx';
import { type Notice, noticeBeside } from '../forms/notice.ts';
import { findUnsentRecord } from '../forms/unsent-form.ts';
import { useRecordActions } from '../forms/use-record-actions.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { DebtDialog, unsentDebt } from './debt-dialog.tsx';
import { RemoveDebt } from './remove-debt.tsx';

const { debt: texts } = portfolioTexts;

export type DebtActions = {
  readonly add: () => Promise<void>;
  readonly edit: (debt: Debt) => void;
  readonly remove: (debt: Debt) => void;
  /** Says that these have come from a file. */
  readonly imported: (ids: readonly number[]) => void;
  readonly dismiss: () => void;
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
  const [isChecking, setIsChecking] = useState(false);
  const [limit, setLimit] = useState<LimitReply | null>(null);
  const latestPress = useRef(0);
  const actions = useRecordActions<Debt | null, Debt, Notice>({
    titleId: debtsTitleId,
    follow: (notice) => noticeBeside(notice, debts),
    findFirst: () => findUnsentRecord(debts, (debt) => unsentDebt(portfolioId, debt)),
  });
  const { opening, leaving, close } = actions;
  const press = (): number => {
    setIsChecking(false);
    latestPress.current += 1;
    return latestPress.current;
  };
  return {
    add: async () => {
      const ownPress = press();
      setIsChecking(true);
      const reached = await findDebtLimit(portfolioId);
      // Anyone who has opened another dialog in the meantime stays there.
      if (latestPress.current !== ownPress) return;
      setIsChecking(false);
      if (reached === null) actions.edit(null);
      else {
        close();
        setLimit(reached);
      }
    },
    edit: (debt) => {
      press();
      actions.edit(debt);
    },
    remove: (debt) => {
      press();
      actions.remove(debt);
    },
    isChecking,
    imported: (ids) => close({ text: `${count(ids.length, 'debt')} imported.`, about: ids }),
    dismiss: actions.dismiss,
    message: actions.outcome?.text ?? null,
    dialog: (
      <>
        {opening === undefined ? null : (
          <DebtDialog
            portfolioId={portfolioId}
            debt={opening}
            hasTermField={hasTermField}
            onSaved={(saved) =>
              close({ text: savedMessage(opening, saved.scheduleProblem), about: [saved.id] })
            }
            onClose={() => close()}
          />
        )}
        {leaving === undefined ? null : (
          <RemoveDebt
            debt={leaving}
            onRemoved={(text) => actions.removed({ text, about: [] })}
            onClose={() => close()}
          />
        )}
        {limit === null ? null : <LimitDialog limit={limit} onClose={() => setLimit(null)} />}
      </>
    ),
  };
}

function savedMessage(debt: Debt | null, scheduleProblem: string | null): string {
  if (scheduleProblem !== null) return texts.scheduleFailed(scheduleProblem);
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
