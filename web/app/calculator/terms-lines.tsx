/** Terms of a debt as one line with a way to be rid of them: what counts is to be seen. */
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { useThisMonth } from '../page/server-facts.ts';
import { debtTermsLine } from '../payoff-plan/terms-lines.ts';
import { Button } from '../ui/button.tsx';
import type { DraftActions } from './draft-actions.ts';
import { debtOf, type Row } from './rows.ts';

export function RowTerms(props: {
  readonly row: Row;
  readonly position: number;
  readonly actions: DraftActions;
}) {
  const { row, position, actions } = props;
  const start = useThisMonth();
  return (
    <TermsLine
      words={debtTermsLine(debtOf(row), start)}
      label={termsTexts.removeOfDebt(position)}
      onRemove={(button) => {
        button.closest('fieldset')?.focus();
        actions.edit(row.id, { terms: undefined, typedOneOffs: undefined });
      }}
    />
  );
}

function TermsLine(props: {
  readonly words: string;
  readonly label: string;
  /** The button goes with its line, and the focus must not go with it. */
  readonly onRemove: (button: HTMLElement) => void;
}) {
  return (
    <div className="row wide terms-line">
      <p className="hint">{props.words}</p>
      <Button
        variant="quiet"
        size="small"
        aria-label={props.label}
        data-destroys=""
        onClick={({ currentTarget }) => props.onRemove(currentTarget)}
      >
        {termsTexts.remove}
      </Button>
    </div>
  );
}
