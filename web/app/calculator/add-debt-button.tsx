/** Adds rows for further debts, and takes people to the first of them. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { raiseEvent } from '../analytics/events.ts';
import { Button } from '../ui/button.tsx';
import { type DraftActions, newRows } from './draft-actions.ts';
import { fieldId } from './form-fields.ts';
import type { Row } from './rows.ts';

export function AddDebtButton(props: {
  readonly rows: readonly Row[];
  readonly isDisabled: boolean;
  readonly actions: DraftActions;
}) {
  const add = (): void => {
    const added = newRows(props.rows);
    raiseEvent('debt_added', { debt_count: added.length });
    flushSync(props.actions.addRow);
    const [first] = added;
    if (first !== undefined) document.getElementById(fieldId(first, 'creditor'))?.focus();
  };
  return (
    <Button variant="secondary" disabled={props.isDisabled} onClick={add}>
      <Plus className="icon" aria-hidden="true" />
      {calculatorTexts.addAnotherDebt}
    </Button>
  );
}
