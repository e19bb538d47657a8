/** The head of a card in a list: the name of what it shows, and changing that. */
import { ChangeActions } from './change-actions.tsx';
import { TypedName } from './typed-name.tsx';

export function CardHead(props: {
  readonly titleId: string;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}) {
  const { titleId } = props;
  return (
    <div className="card-head">
      <h3 className="h4 any-name few-lines" id={titleId}>
        <TypedName name={props.name} />
      </h3>
      <ChangeActions titleId={titleId} onEdit={props.onEdit} onDelete={props.onDelete} />
    </div>
  );
}
