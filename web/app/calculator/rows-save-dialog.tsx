/** Saves what stands in the calculator's form. */

import { readCalendarOptions } from '@debt-payoff/contract/read-calendar-terms';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { useMemo } from 'react';
import { Offers } from '../billing/offers.tsx';
import { figure } from '../debts/debt-form.ts';
import { useThisMonth } from '../page/server-facts.ts';
import { optionsToKeep } from '../payoff-plan/plan-to-keep.ts';
import { orderOfPlaces } from '../payoff-plan/request-strategies.ts';
import { addFeesToCalculator } from './added-fees.ts';
import { debtsToSave, savingProblem } from './debts-to-save.ts';
import type { Draft } from './draft.ts';
import { planProblems } from './plan-options/plan-problems.ts';
import { countingRows, extraProblemOf } from './rows.ts';
import { SaveDialog } from './save-dialog.tsx';

export function RowsSaveDialog(props: {
  readonly draft: Draft;
  readonly hasOffer: boolean;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}) {
  const { draft, hasOffer, ...rest } = props;
  const { rows, extra, options } = draft;
  const thisMonth = useThisMonth();
  const kept = useMemo(
    () => ({
      debts: debtsToSave(rows, thisMonth),
      options: optionsToKeep(options, thisMonth),
      customOrder: orderOfPlaces(countingRows(rows)),
    }),
    [rows, options, thisMonth],
  );
  const [ofPlan] = planProblems({ draft, leftEachMonth: '' }, thisMonth);
  const problem = savingProblem(rows) ?? extraProblemOf(extra) ?? ofPlan?.message ?? null;
  const isReadable = readCalendarOptions(options ?? {}) !== null;
  return (
    <Offers areMade={hasOffer}>
      <SaveDialog
        {...kept}
        extraPayment={figure(extra)}
        problem={problem ?? (isReadable ? null : termsTexts.unreadableOfPlan)}
        onSaved={addFeesToCalculator}
        {...rest}
      />
    </Offers>
  );
}
