/** The head of a card that belongs to a debt: whose it is, and changing it. */

import { ChangeActions } from './change-actions.tsx';
import { TypedName } from './typed-name.tsx';

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
        <TypedName name={props.creditor} />
      </h3>
      <ChangeActions titleId={titleId} onEdit={props.onEdit} onDelete={props.onDelete} />
    </div>
  );
}
