/** Asks once more before something is deleted, and stays open while it is done or when it fails. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useEffect, useId, useRef } from 'react';
import { Banner } from './banner.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { SpokenStop } from './spoken-stop.tsx';
import { TypedName } from './typed-name.tsx';

const { actions } = navigationTexts;

export function DeleteDialog(props: {
  readonly title: string;
  /** What goes, by its name. */
  readonly name: string;
  /** The rest of the sentence: what is deleted with it. */
  readonly goesAlong?: string | undefined;
  readonly question: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) {
  const { isBusy, failure, onClose } = props;
  const descriptionId = useId();
  const remove = useOnePress(props.onDelete, failure);
  return (
    <Dialog
      title={props.title}
      descriptionId={descriptionId}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <DialogActions
          variant="danger"
          label={actions.delete}
          busyLabel={actions.processing}
          isBusy={isBusy}
          onClick={remove}
          onCancel={onClose}
        />
      }
    >
      {failure === null ? null : <Banner kind="danger" title={failure} />}
      <div className="stack" id={descriptionId}>
        {/* A long name is cut short, but not what follows it. */}
        <p className={props.goesAlong ? 'any-name' : 'any-name few-lines'}>
          <b>
            <TypedName name={props.name} />
            {props.goesAlong}
          </b>
          <SpokenStop after={props.goesAlong ?? props.name} />
        </p>
        <p>{props.question}</p>
      </div>
    </Dialog>
  );
}

/** The second press of a double click comes before the first is drawn. After a failure another one counts. */
function useOnePress(press: () => void, failure: string | null): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (failure !== null) isPressed.current = false;
  }, [failure]);
  return () => {
    if (isPressed.current) return;
    isPressed.current = true;
    press();
  };
}
