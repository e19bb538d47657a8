/** The head of a card that belongs to a debt: whose it is, and changing it. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Pencil, Trash2 } from 'lucide-react';
import { DebtName } from '../strategies/debt-name.tsx';

const { actions } = navigationTexts;

export function CardHead(props: {
  readonly titleId: string;
  readonly creditor: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const { titleId } = props;
  return (
    <div className="debt-card-head">
      <h3 className="h4 any-name few-lines" id={titleId}>
        <DebtName name={props.creditor} />
      </h3>
      <div className="debt-card-actions">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={actions.edit}
          aria-describedby={titleId}
          onClick={props.onEdit}
        >
          <Pencil className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={actions.delete}
          aria-describedby={titleId}
          onClick={props.onDelete}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
