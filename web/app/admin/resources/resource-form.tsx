/** Where staff add a resource, or change one. */
import type { Resource } from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { UnsentBanner } from '../../forms/record-banners.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { TypedName } from '../../ui/typed-name.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { adminPaths } from '../admin-paths.ts';
import { AuditSection } from '../audit/audit-section.tsx';
import { FetchedRecord, MissingRecord, useRecordId } from '../lists/fetched-record.tsx';
import { ResourceInputs } from './resource-inputs.tsx';
import { resourceOptions } from './resource-queries.ts';
import { useResourceForm } from './use-resource-form.ts';

const texts = adminTexts.resources;

const missing = (
  <MissingRecord
    title={texts.notFound}
    why="The address may be wrong, or the resource has since been deleted."
  />
);

export function ResourceForm() {
  const { mode, resourceId } = useParams();
  const id = useRecordId('resourceId');
  const isNew = mode === 'new' && resourceId === undefined;
  const isHydrated = useHydrated();
  return (
    <div className="stack admin-record">
      <BackLink to={adminPaths.resources} label="Resources" />
      {isNew && isHydrated ? <OpenResource key="new" resource={null} /> : null}
      {!isNew && mode === 'edit' && id !== null ? <FetchedResource key={id} id={id} /> : null}
      {isNew || (mode === 'edit' && id !== null) ? null : missing}
    </div>
  );
}

function FetchedResource({ id }: { readonly id: number }) {
  return (
    <FetchedRecord
      title="Resource"
      result={useQuery(resourceOptions(id))}
      failed={texts.loadFailed}
      failureOf={(_error, failed) => failed}
      missing={missing}
    >
      {(resource) => (
        <>
          <OpenResource resource={resource} />
          <AuditSection about={{ subject: 'resource', subject_id: id }} />
        </>
      )}
    </FetchedRecord>
  );
}

export function OpenResource({ resource }: { readonly resource: Resource | null }) {
  const state = useResourceForm(resource);
  const isBusy = state.isBusy || state.isLoadingNewest || state.isDone;
  return (
    <>
      <h1 className="h2 any-name plain-focus" tabIndex={-1}>
        {resource === null ? (
          adminSiteTexts.menu.createResource
        ) : (
          <>
            Edit <TypedName name={resource.name} />
          </>
        )}
      </h1>
      {state.isFromBefore ? <UnsentBanner /> : null}
      <form
        className="card stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) state.submit();
        }}
      >
        <Notices state={state} />
        {/* Saved, and about to leave: what is typed now would be lost. */}
        <div className="stack" inert={state.isDone}>
          <ResourceInputs state={state} />
        </div>
        <div className="row">
          <Button type="submit" busy={isBusy}>
            {label(resource === null, state)}
          </Button>
          <ButtonLink variant="quiet" to={adminPaths.resources}>
            Back to the list
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

function label(isNew: boolean, { isBusy, isDone }: ReturnType<typeof useResourceForm>): string {
  if (isBusy) return navigationTexts.actions.saving;
  if (isDone) return 'Saved';
  return isNew ? adminSiteTexts.menu.createResource : 'Save changes';
}

function Notices({ state }: { readonly state: ReturnType<typeof useResourceForm> }) {
  return (
    <>
      {state.failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={state.failure}>
          {state.isReplyLost
            ? 'It may have been saved after all. You can safely save it again: it counts once.'
            : 'Nothing that you typed is lost.'}
        </Banner>
      )}
      {state.wasOutdated ? <Banner ref={intoView} kind="warning" title={texts.outdated} /> : null}
      {state.loadFailure === null ? null : <Banner kind="danger" title={state.loadFailure} />}
    </>
  );
}
