/** Background work: when each job falls due, how it last went, and starting it at once. */
import type { Health, HealthJob } from '@debt-payoff/contract/admin-health';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import {
  CircleCheck,
  CircleMinus,
  CirclePlay,
  Clock,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { useRunJob } from './health-queries.ts';
import { HealthSection } from './health-section.tsx';
import { type JobStatus, jobStatus, jobStatusWords, timesOf } from './health-words.ts';

export function JobsSection({ jobs }: { readonly jobs: Health['jobs'] }) {
  const start = useRunJob();
  return (
    <HealthSection section="jobs" failure={start.failure}>
      <div className="admin-table">
        <Table
          caption="Jobs, by name"
          columns={columnsFor(start)}
          rows={jobs}
          keyOf={({ name }) => name}
          empty={<p className="muted">No background work runs beside this server.</p>}
        />
      </div>
    </HealthSection>
  );
}

function columnsFor({
  busyRow,
  isBusy,
  run,
}: ReturnType<typeof useRunJob>): readonly [Column<HealthJob>, ...Column<HealthJob>[]] {
  return [
    { label: 'Job', cell: ({ name }) => name },
    { label: 'Falls due', cell: timesOf },
    { label: 'Status', cell: (job) => <JobBadge job={job} /> },
    {
      label: 'Last ended',
      cell: ({ last_finished_at: at }) =>
        at === null ? '–' : <time dateTime={at}>{formatDayAndTime(at)}</time>,
    },
    {
      label: 'Action',
      classOf: () => 'act-cell',
      cell: ({ name }) => (
        <Button
          variant="secondary"
          size="small"
          busy={busyRow === name}
          aria-disabled={isBusy || undefined}
          aria-label={`${healthTexts.runNow}, ${name}`}
          onClick={() => {
            if (!isBusy) run(name);
          }}
        >
          {healthTexts.runNow}
        </Button>
      ),
    },
  ];
}

const looks = {
  running: { kind: 'info', Icon: CirclePlay },
  retrying: { kind: 'warn', Icon: TriangleAlert },
  failed: { kind: 'warn', Icon: TriangleAlert },
  late: { kind: 'warn', Icon: Clock },
  unknown: { kind: 'line', Icon: CircleMinus },
  done: { kind: 'go', Icon: CircleCheck },
} as const satisfies Record<JobStatus, { readonly kind: BadgeKind; readonly Icon: LucideIcon }>;

function JobBadge({ job }: { readonly job: HealthJob }) {
  const status = jobStatus(job);
  const { kind, Icon } = looks[status];
  return (
    <Badge kind={kind}>
      <Icon className="icon" aria-hidden="true" />
      {jobStatusWords[status]}
    </Badge>
  );
}
