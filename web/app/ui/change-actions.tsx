/** Editing and deleting what an entry of a list shows. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';

const { actions } = navigationTexts;

export function ChangeActions(props: {
  /** The title of what is changed. */
  readonly titleId: string;
  readonly onEdit: () => void;
  /** Undefined for what stays. */
  readonly onDelete: (() => void) | undefined;
}) {
  const { titleId, onDelete } = props;
  return (
    <div className="change-actions">
      <Action label={actions.edit} icon={Pencil} titleId={titleId} onClick={props.onEdit} />
      {onDelete === undefined ? null : (
        <Action label={actions.delete} icon={Trash2} titleId={titleId} onClick={onDelete} />
      )}
    </div>
  );
}

function Action(props: {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly titleId: string;
  readonly onClick: () => void;
}) {
  const { label, icon: Icon, titleId, onClick } = props;
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      aria-describedby={titleId}
      onClick={onClick}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
