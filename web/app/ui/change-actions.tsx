/** Editing and deleting what an entry of a list shows. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type LucideIcon, Pencil, Trash2 } from 'lucide-react';

const { actions } = navigationTexts;

export function ChangeActions(props: {
  /** What is changed, in words that tell it from the others of its list. */
  readonly subject: string;
  readonly onEdit: () => void;
  /** Undefined for what stays. */
  readonly onDelete: (() => void) | undefined;
}) {
  const { subject, onDelete } = props;
  return (
    <div className="change-actions">
      <Action label={actions.edit} icon={Pencil} subject={subject} onClick={props.onEdit} />
      {onDelete === undefined ? null : (
        <Action label={actions.delete} icon={Trash2} subject={subject} onClick={onDelete} />
      )}
    </div>
  );
}

function Action(props: {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly subject: string;
  readonly onClick: () => void;
}) {
  const { label, icon: Icon, subject, onClick } = props;
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={`${label}, ${subject}`}
      onClick={onClick}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
