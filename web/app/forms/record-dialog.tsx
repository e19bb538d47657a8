/** The dialog in which a record is added or changed. */
import { type ComponentProps, useEffect } from 'react';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormProblems } from '../ui/form-problems.tsx';
import { focusOn } from './focus.ts';
import { ConflictBanners, UnsentBanner } from './record-banners.tsx';
import type { FormSurroundings } from './use-record-form.ts';

type RecordDialogProps<Field extends string> = Pick<
  ComponentProps<typeof FormDialog>,
  | ('title' | 'descriptionId' | 'width' | 'children' | 'onClose')
  | ('saveLabel' | 'busyLabel' | 'retryNote' | 'outcome' | 'lead')
> & {
  readonly state: FormSurroundings<Field>;
  /** Has the focus when the dialog opens. */
  readonly firstField: Field;
};

export function RecordDialog<Field extends string>({
  state,
  firstField,
  ...dialog
}: RecordDialogProps<Field>) {
  const { formId, fields, summary, idOf } = state;
  const firstId = idOf(firstField);
  useEffect(() => focusOn(firstId), [firstId]);
  return (
    <FormDialog
      {...dialog}
      formId={formId}
      isBusy={state.isBusy}
      isChanged={state.isChanged}
      failure={state.failure}
      above={
        <>
          {state.isFromBefore ? <UnsentBanner /> : null}
          {summary === undefined ? null : <FormProblems fields={fields} idOf={idOf} {...summary} />}
        </>
      }
      below={<ConflictBanners state={state} />}
      onSubmit={state.submit}
    />
  );
}
