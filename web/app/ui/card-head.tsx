/** The head of a card in a list: the name of what it shows, and changing that. */
import { ChangeActions } from './change-actions.tsx';
import { TypedName } from './typed-name.tsx';

export function CardHead(props: {
  readonly name: string;
  /** For a link to lead to it. */
  readonly titleId?: string;
  /** Where its name alone does not tell it from the others of the list. */
  readonly subject?: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const { name, titleId, subject = name } = props;
  return (
    <div className="card-head">
      <h3 className="h4 any-name few-lines" id={titleId}>
        <TypedName name={name} />
      </h3>
      <ChangeActions subject={subject} onEdit={props.onEdit} onDelete={props.onDelete} />
    </div>
  );
}
