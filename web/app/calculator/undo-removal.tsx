/** Says which debt is gone from the calculator, or that all of it is, and puts it back. */
import { shortName } from '@debt-payoff/contract/names-in-sentences';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { undoTexts as texts } from '@debt-payoff/contract/texts/undo';
import { useState } from 'react';
import { rememberStrategies } from '../payoff-plan/strategies-state.ts';
import { UndoOffer } from '../ui/undo-offer.tsx';
import { debtName } from './counted-debts.ts';
import type { Draft } from './draft.ts';
import type { RowActions } from './draft-actions.ts';
import { fieldId, formTitleId } from './form-fields.ts';
import {
  type Cleared,
  canComeBack,
  type Removed,
  type RemovedRow,
  rowBack,
  withRowBack,
} from './removals.ts';
import type { CalculatorActions, LeftEachMonth } from './use-calculator.ts';

type UndoRemovalProps = {
  readonly removed: Removed;
  readonly draft: Draft;
  readonly left?: LeftEachMonth;
  /** How often other figures have taken the place of those in the form; what was removed is not theirs. */
  readonly replacements?: number;
  readonly actions: RowActions & Partial<Pick<CalculatorActions, 'replaceSaved' | 'setLeft'>>;
};

export function UndoRemoval(props: UndoRemovalProps) {
  const { removed, draft, left, replacements } = props;
  const [seen, setSeen] = useState({ removed, replacements });
  if (seen.removed !== removed) setSeen({ removed, replacements });
  const isReplaced = seen.removed === removed && seen.replacements !== replacements;
  if (isReplaced || !canComeBack(removed, { draft, left })) return null;
  return 'row' in removed ? (
    <UndoRow {...props} removed={removed} />
  ) : (
    <UndoClear {...props} removed={removed} />
  );
}

function UndoRow({ removed, draft, actions }: UndoRemovalProps & { readonly removed: RemovedRow }) {
  const { row, at } = removed;
  const { id } = rowBack(draft, removed);
  const name = shortName(debtName({ creditor: row.creditor.trim(), position: at + 1 }));
  return (
    <UndoOffer
      gone={removed}
      name={name}
      message={texts.removed(name)}
      isBack={texts.isBack(name)}
      onUndo={() => {
        actions.change((now) => withRowBack(now, removed));
        actions.setRemoved(null);
      }}
      findFocus={() => document.getElementById(fieldId({ id }, 'creditor'))?.closest('fieldset')}
    />
  );
}

function UndoClear({ removed, actions }: UndoRemovalProps & { readonly removed: Cleared }) {
  const { draft, aside, left, results } = removed;
  return (
    <UndoOffer
      gone={removed}
      name={navigationTexts.actions.clear}
      message={texts.cleared}
      isBack={texts.isAllBack}
      onUndo={() => {
        actions.replaceSaved?.(() => ({ draft, aside }));
        actions.setLeft?.(left);
        if (results !== null) rememberStrategies(results);
        actions.setRemoved(null);
      }}
      findFocus={() => document.getElementById(formTitleId)}
    />
  );
}
