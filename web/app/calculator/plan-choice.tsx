/** The plan that is kept with the saved debts: the strategy to choose, and the extra payment as it stands. */
import {
  chosenStrategy,
  strategyOptions,
  strategyOptionsWithCustom,
  strategyOptionsWithCustomOffer,
} from '../payoff-plan/strategy-options.ts';
import { SelectField } from '../ui/select-field.tsx';
import { orderOfferHint, planHint } from './plan-hints.ts';
import type { SaveDialogState } from './use-save-dialog.ts';

export function PlanChoice({
  saving: { strategy, setStrategy, canKeepOrder, isOrderOffer, extraBefore },
  extraPayment,
}: {
  readonly saving: SaveDialogState;
  readonly extraPayment: number;
}) {
  const withCustom = isOrderOffer ? strategyOptionsWithCustomOffer : strategyOptionsWithCustom;
  const isOffered = isOrderOffer && strategy === 'custom';
  return (
    <SelectField
      label="Strategy"
      hint={isOffered ? orderOfferHint : planHint({ extra: extraPayment, before: extraBefore })}
      options={canKeepOrder ? withCustom : strategyOptions}
      value={strategy}
      onChange={({ target }) => setStrategy(chosenStrategy(target.value))}
    />
  );
}
