/** All resources, whether visitors see them or not: found, narrowed, shown, taken back, changed and deleted. */
import type { Resource } from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { adminSiteTexts } from '@debt-payoff/contract/texts/admin-site';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { intoView } from '../../ui/into-view.ts';
import { adminPaths } from '../admin-paths.ts';
import { FetchedList } from '../lists/fetched-list.tsx';
import { useListQuery } from '../lists/use-list-query.ts';
import { useToggle } from './resource-acts.ts';
import { resourceColumns } from './resource-columns.tsx';
import { ResourceControls } from './resource-controls.tsx';
import { DeleteResource } from './resource-delete.tsx';
import { narrowed, resourceListShape } from './resource-filters.ts';
import { resourceListOptions } from './resource-queries.ts';

const texts = adminTexts.resources;

export function ResourceList() {
  const list = useListQuery(resourceListShape);
  const result = useQuery({
    ...resourceListOptions,
    select: (resources) => narrowed(resources, list.query),
  });
  const toggle = useToggle();
  const [toDelete, setToDelete] = useState<Resource | null>(null);
  return (
    <section className="stack-8 resource-list" aria-labelledby="resources-title">
      <div className="admin-head">
        <h1 className="h2 plain-focus" id="resources-title" tabIndex={-1}>
          Resources
        </h1>
        <ButtonLink to={adminPaths.newResource}>{adminSiteTexts.menu.createResource}</ButtonLink>
      </div>
      <ResourceControls list={list} />
      {toggle.failure === null ? null : (
        <Banner ref={intoView} kind="danger" title={toggle.failure} />
      )}
      <FetchedList
        caption="Resources, newest first"
        noun="resource"
        result={result}
        failed={texts.listFailed}
        failureOf={(_error, failed) => failed}
        empty={<p className="h4">{texts.empty}</p>}
        noMatch={texts.empty}
        list={list}
        columns={resourceColumns({ toggle, onDelete: setToDelete })}
        keyOf={({ id }) => id}
      />
      {toDelete === null ? null : (
        <DeleteResource resource={toDelete} onClose={() => setToDelete(null)} />
      )}
    </section>
  );
}
