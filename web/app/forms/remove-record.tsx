/** Deleting a record: asked once more, and said when it is done. */
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { failureText, isMissing } from './call-failure.ts';

export type RemovalTexts = {
  readonly title: string;
  readonly question: string;
  readonly failed: string;
  readonly done: string;
};

/** How records of a kind are deleted, by their ids. */
export type Removal = UseMutationOptions<{ readonly message: string }, Error, number>;

export function RemoveRecord({
  id,
  name,
  goesAlong,
  texts,
  removal,
  onRemoved,
  onClose,
}: {
  readonly id: number;
  /** What goes, by its name. */
  readonly name: string;
  /** The rest of the sentence: what is deleted with it. */
  readonly goesAlong?: string;
  readonly texts: RemovalTexts;
  readonly removal: Removal;
  readonly onRemoved: (message: string) => void;
  readonly onClose: () => void;
}) {
  const { mutate, isPending, error } = useMutation(removal);
  return (
    <DeleteDialog
      title={texts.title}
      name={name}
      goesAlong={goesAlong}
      question={texts.question}
      isBusy={isPending}
      failure={error === null ? null : failureText(error, texts.failed)}
      onClose={onClose}
      onDelete={() =>
        mutate(id, {
          onSuccess: ({ message }) => onRemoved(message),
          // Another tab was faster: it is gone, which is what was wanted.
          onError: (failure) => {
            if (isMissing(failure)) onRemoved(texts.done);
          },
        })
      }
    />
  );
}
