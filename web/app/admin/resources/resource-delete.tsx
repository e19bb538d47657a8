/** Asks before a resource goes, and names it. */
import type { Resource } from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { TypedName } from '../../ui/typed-name.tsx';
import { ActDialog } from '../acts/act-dialog.tsx';
import { useDeletion } from './resource-acts.ts';

export function DeleteResource({
  resource,
  onClose,
}: {
  readonly resource: Pick<Resource, 'id' | 'name' | 'status'>;
  readonly onClose: () => void;
}) {
  const { isBusy, failure, run } = useDeletion(onClose);
  return (
    <ActDialog
      title="Delete resource"
      question={adminTexts.resources.confirmDelete}
      about={
        <>
          <p>
            <b>
              <TypedName name={resource.name} />
            </b>
          </p>
          {resource.status === 'active' ? <p>Visitors see it now.</p> : null}
        </>
      }
      confirm={navigationTexts.actions.delete}
      variant="danger"
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => run(resource)}
      onClose={onClose}
    />
  );
}
