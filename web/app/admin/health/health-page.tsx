/** How the product is doing: one sentence, what needs somebody to look at it, and all figures below. */
import type { Health } from '@debt-payoff/contract/admin-health';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../words/dates.ts';
import { FetchedRecord, MissingRecord } from '../lists/fetched-record.tsx';
import { type HealthProblem, problemsOf } from './health-problems.ts';
import { healthOptions } from './health-queries.ts';
import { sectionId } from './health-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { MailSection } from './mail-section.tsx';
import {
  DatabaseSection,
  ErrorsSection,
  PostsSection,
  ProcessSection,
  StripeSection,
} from './other-sections.tsx';

export function HealthPage() {
  const result = useQuery(healthOptions);
  return (
    <div className="stack health">
      <FetchedRecord
        title={healthTexts.title}
        result={result}
        failed={healthTexts.loadFailed}
        missing={
          <MissingRecord title={healthTexts.loadFailed} why="This server has no such page." />
        }
      >
        {(health) => (
          <>
            <div className="admin-head">
              <h1 className="h2 plain-focus" tabIndex={-1}>
                {healthTexts.title}
              </h1>
              <Button
                variant="secondary"
                size="small"
                busy={result.isFetching}
                onClick={() => void result.refetch()}
              >
                {healthTexts.checkAgain}
              </Button>
            </div>
            <Summary problems={problemsOf(health)} checkedAt={health.checked_at} />
            <Sections health={health} />
          </>
        )}
      </FetchedRecord>
    </div>
  );
}

function Summary({
  problems,
  checkedAt,
}: {
  readonly problems: readonly HealthProblem[];
  readonly checkedAt: string;
}) {
  const isWell = problems.length === 0;
  const Icon = isWell ? CircleCheck : TriangleAlert;
  return (
    <div className={`banner ${isWell ? 'b-go' : 'b-warn'}`}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{isWell ? healthTexts.allWell : healthTexts.needsAttention(problems.length)}</b>
        {isWell ? null : (
          <ul className="health-problems">
            {problems.map(({ section, text }) => (
              <li key={text}>
                <a href={`#${sectionId(section)}`}>{text}</a>
              </li>
            ))}
          </ul>
        )}
        <p className="small">
          <time dateTime={checkedAt}>{healthTexts.checkedAt(formatDayAndTime(checkedAt))}</time>
        </p>
      </div>
    </div>
  );
}

function Sections({ health }: { readonly health: Health }) {
  return (
    <>
      <MailSection mail={health.mail} />
      <ErrorsSection errors={health.errors} />
      <div className="admin-columns">
        <div className="admin-column">
          <StripeSection webhooks={health.webhooks} />
          <PostsSection posts={health.posts} />
        </div>
        <div className="admin-column">
          <DatabaseSection database={health.database} />
          <ProcessSection process={health.process} />
        </div>
      </div>
      <JobsSection jobs={health.jobs} />
    </>
  );
}
