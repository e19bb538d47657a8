/** Debts that cannot be compared as they are, each with what is missing and the way to mend it. */
import type { Debt } from '@debt-payoff/contract/portfolios';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import type { RefusedDebt } from './calculable-debts.ts';

export function DebtsToCorrect({
  refused,
  onEdit,
}: {
  readonly refused: readonly RefusedDebt[];
  readonly onEdit: (debt: Debt) => void;
}) {
  return (
    <>
      <p>
        {refused.length === 1 ? 'One debt needs' : 'Some debts need'} a correction before the
        strategies can be compared.
      </p>
      <ul className="debts-to-correct">
        {refused.map(({ debt, reason }) => (
          <li key={debt.id}>
            <div className="correction">
              <b className="any-name">
                <TypedName name={debt.creditor} />
              </b>
              <FieldError id={`refused-${debt.id}-reason`} message={reason} />
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`${navigationTexts.actions.edit}, ${debt.creditor}`}
              onClick={() => onEdit(debt)}
            >
              {navigationTexts.actions.edit}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
