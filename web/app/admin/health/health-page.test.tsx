import type { Health } from '@debt-payoff/contract/admin-health';
import { describe, expect, it } from 'vitest';
import { loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { buttonsOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { aFailedMail, aHealth, aJob, minutesBefore } from './health.fixture.ts';

loadAfreshInEachTest();

const address = '/admin/health';

function shown(reply: Reply): Promise<string> {
  return shownPage({
    ...{ reply, address, path: address },
    load: async () => (await import('./health-page.tsx')).HealthPage,
    fetch: async (queries) =>
      queries.prefetchQuery((await import('./health-queries.ts')).healthOptions),
  });
}
/** Without the first button, which checks again, and does so while the page is drawn. */
const actsOf = (markup: string) => buttonsOf(markup).slice(1);
const shownHealth = (health: Health) => shown({ status: 200, body: health });

describe('the page on health', () => {
  it('opens with one sentence where all is well, and the time of the check', async () => {
    const markup = await shownHealth(aHealth());
    expect(markup).toContain('Nothing needs attention');
    expect(markup).toContain('Checked on 15 November 2026 at 09:00.');
    for (const text of [
      ...['No mail waits.', 'No mail has failed.', 'No unexpected error in the last day.'],
      ...['every minute', 'PostgreSQL', 'No post is late.', 'No event waits.'],
    ]) {
      expect(markup).toContain(text);
    }
    expect(actsOf(markup)).toEqual(['Run now']);
    expect(markup).toContain('Check again');
    expect(markup).not.toContain('href="#');
  });

  it('leads to each thing that needs attention, and offers what can be done', async () => {
    const markup = await shownHealth(
      aHealth({
        mail: {
          ...{ waiting: 3, overdue_since: minutesBefore(30), failed: 30, failed_last_week: 2 },
          failures: [aFailedMail(), aFailedMail({ id: 8, can_retry: false })],
        },
        jobs: [aJob({ name: 'daily', cron: '5 6 * * *', last_outcome: 'failed' })],
        webhooks: { events: { waiting: 2, waiting_since: minutesBefore(30) } },
        posts: { failed: 1 },
        errors: {
          last_day: 4,
          groups: [
            {
              ...{ place: 'GET /api/plan', kind: 'TypeError', count: 4 },
              ...{ last_at: minutesBefore(5), request_id: 'r-1' },
            },
          ],
        },
      }),
    );
    expect(markup).toContain('6 things need attention');
    for (const section of ['mail', 'jobs', 'stripe', 'posts', 'errors']) {
      expect(markup).toContain(`href="#health-${section}"`);
      expect(markup).toContain(`id="health-${section}"`);
    }
    expect(actsOf(markup)).toEqual(['Try again', 'Process now', 'Run now']);
    expect(markup).toContain('aria-label="Try again, welcome 7"');
    expect(markup).toContain('aria-label="Run now, daily"');
    for (const text of [
      ...['Cannot be made again', '550 [address]: no such mailbox', 'The newest 2 are listed.'],
      ...['daily at 06:05', 'Last request r-1', 'href="/admin/social?status=failed"'],
      'href="/admin/messages"',
    ]) {
      expect(markup).toContain(text);
    }
  });

  it('says one thing in the singular', async () => {
    expect(await shownHealth(aHealth({ posts: { failed: 1 } }))).toContain(
      '1 thing needs attention',
    );
  });

  it('says where no background work runs', async () => {
    expect(await shownHealth(aHealth({ jobs: [] }))).toContain(
      'No background work runs beside this server.',
    );
  });

  it.each<[Reply, string]>([
    [{ status: 503, body: { error: 'The service is not available right now.' } }, 'not available'],
    [{ status: 502 }, 'Failed to check how the product is doing'],
    ['unreachable', 'Network error: '],
  ])('says why it could not be fetched, and offers another try: %o', async (reply, text) => {
    const markup = await shown(reply);
    expect(markup).toContain(text);
    expect(buttonsOf(markup)).toEqual(['Try Again']);
  });
});
