/** The plan that is kept with the saved debts: the strategy to choose, and the extra payment as it stands. */
import { formatPounds } from '@debt-payoff/contract/money';
import { strategyOf, strategyOptions } from '../payoff-plan/strategy-options.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { SaveDialogState } from './use-save-dialog.ts';

export function PlanChoice({
  saving,
  extraPayment,
}: {
  readonly saving: SaveDialogState;
  readonly extraPayment: number;
}) {
  return (
    <SelectField
      label="Strategy"
      hint={hintOf(extraPayment, saving.extraBefore)}
      options={strategyOptions}
      value={saving.strategy}
      onChange={({ target }) => saving.setStrategy(strategyOf(target.value))}
    />
  );
}

/** What it was before, where saving changes it. */
function hintOf(extra: number, before: number | null): string {
  const kept =
    extra === 0
      ? 'Kept with the portfolio, without an extra payment'
      : `Kept with the portfolio, with your extra payment of ${formatPounds(extra)} a month`;
  return before === null || before === extra
    ? `${kept}.`
    : `${kept} (it was ${formatPounds(before)}).`;
}
