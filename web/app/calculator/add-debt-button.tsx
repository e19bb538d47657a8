/** Adds rows for further debts, and takes people to the first of them. */
import { joinWords } from '@debt-payoff/contract/joined-words';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { raiseEvent } from '../analytics/events.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { type DraftActions, newRows } from './draft-actions.ts';
import { fieldId } from './form-fields.ts';
import type { Row } from './rows.ts';

export function AddDebtButton(props: {
  readonly rows: readonly Row[];
  readonly isDisabled: boolean;
  readonly actions: DraftActions;
}) {
  const { rows } = props;
  const add = (): void => {
    const added = newRows(rows);
    raiseEvent('debt_added', { debt_count: added.length });
    flushSync(props.actions.addRow);
    const [first] = added;
    if (first !== undefined) document.getElementById(fieldId(first, 'creditor'))?.focus();
    announce(addedWords(rows.length, added.length));
  };
  return (
    <Button variant="secondary" disabled={props.isDisabled} onClick={add}>
      <Plus className="icon" aria-hidden="true" />
      {calculatorTexts.addAnotherDebt}
    </Button>
  );
}

/** 'Debts 2 and 3 added.' */
function addedWords(before: number, added: number): string {
  const positions = Array.from({ length: added }, (_, at) => String(before + at + 1));
  return `Debt${added === 1 ? '' : 's'} ${joinWords(positions)} added.`;
}
