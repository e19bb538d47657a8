/** The plan that is kept with the saved debts: the strategy to choose, and the extra payment as it stands. */
import { useMayOffer } from '../billing/offers.tsx';
import {
  chosenStrategy,
  strategyOptions,
  strategyOptionsFor,
} from '../payoff-plan/strategy-options.ts';
import { SelectField } from '../ui/select-field.tsx';
import { strategyHint } from './plan-hints.ts';
import type { SaveDialogState } from './use-save-dialog.ts';

export function PlanChoice({
  saving: { strategy, setStrategy, canKeepOrder, isOrderOffer, extraBefore },
  extraPayment,
  hasOwnOrder,
}: {
  readonly saving: SaveDialogState;
  readonly extraPayment: number;
  /** Whether somebody has arranged the debts. */
  readonly hasOwnOrder: boolean;
}) {
  const hasOffer = useMayOffer();
  return (
    <SelectField
      label="Strategy"
      hint={strategyHint({
        strategy,
        extra: { now: extraPayment, before: extraBefore },
        isOrderLost: isOrderOffer && hasOwnOrder && canKeepOrder,
        isOrderOffer,
        hasOffer,
      })}
      options={
        canKeepOrder
          ? strategyOptionsFor({ chosen: strategy, isOrderOffer, mayOffer: hasOffer })
          : strategyOptions
      }
      value={strategy}
      onChange={({ target }) => setStrategy(chosenStrategy(target.value))}
    />
  );
}
