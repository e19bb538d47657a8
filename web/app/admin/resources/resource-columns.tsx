/** What the list tells of each resource, and what can be done about it there. */
import { resourceCategoryLabels } from '@debt-payoff/contract/resource-categories';
import type { Resource } from '@debt-payoff/contract/resources';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { TypedName } from '../../ui/typed-name.tsx';
import { formatShortDay } from '../../words/dates.ts';
import { adminPaths } from '../admin-paths.ts';
import { RowMenu } from '../lists/row-menu.tsx';
import type { useToggle } from './resource-acts.ts';
import { statusKinds, statusNames, toggleLabel } from './resource-words.ts';

const { actions } = navigationTexts;

type RowActs = {
  readonly toggle: Pick<ReturnType<typeof useToggle>, 'busyId' | 'run'>;
  readonly onDelete: (resource: Resource) => void;
};

export function resourceColumns({
  toggle,
  onDelete,
}: RowActs): readonly [Column<Resource>, ...Column<Resource>[]] {
  return [
    { label: 'Resource', cell: (resource) => <Named resource={resource} /> },
    { label: 'Category', cell: ({ category }) => resourceCategoryLabels[category] },
    { label: 'Price', cell: ({ price }) => price || '–' },
    { label: 'Labels', cell: (resource) => <Marks resource={resource} /> },
    {
      label: 'Added',
      cell: ({ created_at: added }) => <time dateTime={added}>{formatShortDay(added)}</time>,
    },
    { label: 'Status', cell: (resource) => <Status resource={resource} toggle={toggle} /> },
    {
      label: 'Actions',
      cell: (resource) => (
        <RowMenu
          name={resource.name}
          acts={[
            { label: actions.edit, to: adminPaths.resource(resource.id) },
            { label: actions.delete, onChoose: () => onDelete(resource), destroys: true },
          ]}
        />
      ),
    },
  ];
}

function Named({ resource: { id, name, url } }: { readonly resource: Resource }) {
  return (
    <>
      <Link to={adminPaths.resource(id)}>
        <TypedName name={name} />
      </Link>
      <span className="under few-lines">{url ?? 'No link yet'}</span>
    </>
  );
}

/** As visitors see them. */
function Marks({ resource: { affiliate, free, lowRisk } }: { readonly resource: Resource }) {
  if (!affiliate && !free && !lowRisk) return '–';
  return (
    <span className="resource-marks">
      {affiliate ? <Badge kind="warn">{contentTexts.resources.adMark}</Badge> : null}
      {free ? <Badge kind="go">Free</Badge> : null}
      {lowRisk ? <Badge kind="line">Low risk</Badge> : null}
    </span>
  );
}

function Status({
  resource,
  toggle,
}: {
  readonly resource: Resource;
  readonly toggle: RowActs['toggle'];
}) {
  const { status, name } = resource;
  return (
    <span className="resource-status">
      <Badge kind={statusKinds[status]}>{statusNames[status]}</Badge>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${toggleLabel(status)}, ${name}`}
        busy={toggle.busyId === resource.id}
        onClick={() => toggle.run(resource)}
      >
        {toggleLabel(status)}
      </Button>
    </span>
  );
}
