/** Saves a post, or leaves it: what was typed goes only where that is meant. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { adminPaths } from '../admin-paths.ts';
import type { PostFormState } from './use-post-form.ts';

const { actions } = navigationTexts;

export function SaveRow({
  state,
  isLocked,
  onCancel,
}: {
  readonly state: Pick<PostFormState, 'formId' | 'isBusy' | 'overLimit' | 'isUntouched'>;
  readonly isLocked: boolean;
  /** Where something was typed. */
  readonly onCancel: () => void;
}) {
  const { formId, isBusy, overLimit } = state;
  const reasonId = `${formId}-unsaved`;
  return (
    <>
      {overLimit === null ? null : (
        <p className="hint" id={reasonId}>
          {overLimit}. Shorten it to save.
        </p>
      )}
      <div className="row post-save">
        <Button
          type="submit"
          busy={isBusy}
          aria-disabled={overLimit !== null || isLocked || undefined}
          aria-describedby={overLimit === null ? undefined : reasonId}
        >
          {isBusy ? actions.saving : 'Save'}
        </Button>
        {state.isUntouched ? (
          <ButtonLink variant="quiet" to={adminPaths.social}>
            {actions.cancel}
          </ButtonLink>
        ) : (
          <Button variant="quiet" onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
      </div>
    </>
  );
}
