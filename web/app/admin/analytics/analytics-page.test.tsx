import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aBrowser, loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { untilFetched } from '../../session/fetched-data.ts';
import { buttonsOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { readView, viewAddress } from './analytics-address.ts';
import {
  emptyProduct,
  someDeletedUsers,
  someEngagement,
  someRevenue,
  someUsers,
} from './figures.fixture.ts';

loadAfreshInEachTest();

type Replies = Readonly<Record<'users' | 'deleted-users' | 'revenue' | 'engagement', Reply>>;

const ok = (body: unknown): Reply => ({ status: 200, body });
const refused: Reply = {
  status: 500,
  body: { error: 'No', code: 'internal', request_id: 'r1' },
};
const good: Replies = {
  users: ok(someUsers()),
  'deleted-users': ok(someDeletedUsers()),
  revenue: ok(someRevenue()),
  engagement: ok(someEngagement()),
};

async function shown(
  query = '',
  replies: Partial<Replies> = {},
  { fetchedDays = 30 as number | null } = {},
): Promise<string> {
  const all = { ...good, ...replies };
  const markup = await shownPage({
    reply: ({ path }) => {
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      expect(searchParams.get('days')).toBe(String(fetchedDays));
      const name = Object.keys(all).find((each) => pathname.endsWith(`/analytics/${each}`));
      // One of the names of the record itself.
      return all[name as keyof Replies];
    },
    address: `/admin/analytics${query}`,
    path: '/admin/analytics',
    load: async () => (await import('./analytics-page.tsx')).AnalyticsPage,
    fetch: async (queries) => {
      const { analyticsOptions } = await import('./analytics-queries.ts');
      if (fetchedDays !== null) await queries.prefetchQuery(analyticsOptions(fetchedDays));
    },
  });
  return markup.replace(/<!-- -->/g, '');
}

/** Name, figure and what it counts. */
function figuresOf(markup: string): Record<string, [string | undefined, string | undefined]> {
  const tiles = markup.matchAll(
    /<dt>([^<]*)<\/dt><dd class="big">([^<]*)<\/dd><dd class="note">([^<]*)</g,
  );
  return Object.fromEntries([...tiles].map(([, name, figure, note]) => [name, [figure, note]]));
}

const tabOf = (markup: string) => /aria-selected="true"[^>]*>([^<]*)</.exec(markup)?.[1];

describe('the page', () => {
  it.each([
    ['', 'Users', 'Last 30 days'],
    ['?tab=revenue', 'Revenue', 'Last 30 days'],
    ['?tab=deletedUsers&days=30', 'Deleted Users', 'Last 30 days'],
    ['?tab=nothing&days=31', 'Users', 'Last 30 days'],
  ])('%s shows the tab and the days of its address', async (query, tab, days) => {
    const markup = await shown(query);
    expect(tabOf(markup)).toBe(tab);
    expect(markup).toMatch(new RegExp(`<option[^>]*selected[^>]*>${days}<`));
    const tabs = [...markup.matchAll(/role="tab"[^>]*>([^<]*)</g)].map(([, name]) => name);
    expect(tabs).toEqual(['Users', 'Deleted Users', 'Revenue', 'Engagement']);
    const ranges = [...markup.matchAll(/<option[^>]*value="(\d+)"/g)].map(([, each]) => each);
    expect(ranges).toEqual(['7', '30', '90', '365']);
  });

  it('writes into the address what is not as usual', () => {
    expect(String(viewAddress({ days: 30, tab: 'users' }))).toBe('');
    const address = viewAddress({ days: 365, tab: 'engagement' });
    expect(String(address)).toBe('days=365&tab=engagement');
    expect(readView(address)).toEqual({ days: 365, tab: 'engagement' });
  });

  it('turns a spinner while the figures load, and has no dates yet', async () => {
    const markup = await shown('', {}, { fetchedDays: null });
    expect(markup).toMatch(/<span class="busy"[^>]*><\/span>Loading\.\.\.</);
    expect(markup).toContain('Date range: N/A. Generated: N/A.');
    expect(figuresOf(markup)).toEqual({});
  });

  it('says at its foot which days it is about, and when it was made', async () => {
    expect(await shown()).toContain(
      'Date range: 16 October 2026 to 14 November 2026. Generated: 14 November 2026 at 12:00.',
    );
  });

  it.each([
    ['users', 'users', 'Failed to load figures about users'],
    ['deleted-users', 'deletedUsers', 'Failed to load figures about deleted users'],
    ['revenue', 'revenue', 'Failed to load figures about revenue'],
    ['engagement', 'engagement', 'Failed to load figures about engagement'],
  ] as const)('leaves out %s where that call alone fails', async (call, tab, words) => {
    for (const reply of ['unreachable', refused] as const) {
      const markup = await shown(`?tab=${tab}`, { [call]: reply });
      expect(markup).toContain(`<b>${words}</b>`);
      expect(buttonsOf(markup)).toContain('Try Again');
      expect(markup).toContain('Date range: N/A. Generated: N/A.');
      const other = await shown(tab === 'users' ? '?tab=revenue' : '', { [call]: reply });
      expect(other).not.toContain('Failed to load');
      expect(Object.keys(figuresOf(other)).length).toBeGreaterThan(5);
    }
  });

  it('shows an error box where all of them fail', async () => {
    const all = {
      ...{ users: refused, 'deleted-users': refused },
      ...{ revenue: refused, engagement: refused },
    };
    const markup = await shown('', all);
    expect(markup).toContain('<b>Failed to load analytics</b>');
    expect(buttonsOf(markup)).toContain('Try Again');
    expect(markup).toContain('Date range: N/A. Generated: N/A.');
    expect(markup).not.toContain('Loading...');
  });
});

it('keeps the figures of one range, whole, until those of another have come', async () => {
  const asked: string[] = [];
  aBrowser(({ path }) => {
    asked.push(path);
    return good.users;
  });
  const { analyticsOptions } = await import('./analytics-queries.ts');
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, analyticsOptions(30));
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  observer.setOptions(analyticsOptions(90));
  const before = observer.getCurrentResult();
  expect([before.data?.days, before.isPlaceholderData]).toEqual([30, true]);
  await untilFetched(queries, ['admin']);
  const after = observer.getCurrentResult();
  expect([after.data?.days, after.isPlaceholderData]).toEqual([90, false]);
  expect(asked.filter((path) => path.endsWith('?days=90'))).toHaveLength(4);
  stop();
  queries.clear();
});

describe('what the figures say', () => {
  it('of users', async () => {
    const figures = figuresOf(await shown());
    expect(figures).toEqual({
      'Total users': ['1,234', 'All accounts there are, suspended or not.'],
      'Active users': ['1,230', 'Accounts that are not suspended.'],
      'Suspended users': ['4', 'Accounts that are suspended.'],
      'New users': ['60', 'Accounts made in these days that are still there.'],
      'Signed-in users': ['800', 'They signed in or used a session in these days.'],
      'Users with portfolios': ['900', 'They keep at least one portfolio.'],
      'Users with payments': ['700', 'They have at least one payment recorded.'],
    });
  });

  it('of deleted users, with names for as long as they are kept', async () => {
    const markup = await shown('?tab=deletedUsers');
    const figures = figuresOf(markup);
    expect(figures['Total deleted']?.[0]).toBe('12');
    expect(figures['Recently deleted']?.[0]).toBe('2');
    expect(figures['Average time as a user']?.[0]).toBe('45.3 days');
    for (const text of ['sam@example.com', '1 day<', '400 days<', '12 November 2026 at 09:30']) {
      expect(markup).toContain(text);
    }
    expect(markup.match(/Removed after 30 days/g)).toHaveLength(2);
    expect(markup).toContain('Not kept');
  });

  it('of deleted users, that the list is not all of them', async () => {
    const many = someDeletedUsers({ recently_deleted: 1500 });
    const markup = await shown('?tab=deletedUsers', { 'deleted-users': ok(many) });
    expect(markup).toContain('The newest 2 of 1,500.');
  });

  it('of revenue', async () => {
    const figures = figuresOf(await shown('?tab=revenue'));
    expect(figures['Total subscriptions']?.[0]).toBe('300');
    expect(figures['Active subscriptions']).toEqual([
      '250',
      'In force now: with trials, and with those cancelled until they end.',
    ]);
    expect(figures['Paying subscriptions']).toEqual([
      '240',
      'Active at their price: no trials, no grants. A late payment counts for 21 days.',
    ]);
    expect(figures['New subscriptions']?.[0]).toBe('21');
    expect(figures.MRR?.[0]).toBe('£1,397.60');
    expect(figures.MRR?.[1]).toMatch(/who pay now\. We are not VAT registered\.$/);
    expect(figures.ARR?.[0]).toBe('£16,771.20');
    expect(figures.ARPU?.[0]).toBe('£5.82');
    expect(figures.CLV?.[0]).toBe('£139.76');
    expect(figures.Churn).toEqual([
      '4.2%',
      'Of 240 who paid when these days began, 10 do not pay now.',
    ]);
  });

  it.each([
    [{ is_without_vat: true }, 'MRR', '£1,397.60', /without VAT\.$/],
    [{ paying_subscriptions: 0 }, 'ARPU', 'N/A', /^Nobody pays at the moment\.$/],
    [{ paying_subscriptions: 0 }, 'CLV', 'N/A', /^Nobody pays at the moment\.$/],
    [
      { churned: 0, churn_rate: 0 },
      'CLV',
      'N/A',
      /^Nobody who paid when these days began has left/,
    ],
    [{ churned: 0, churn_rate: 0 }, 'Churn', '0%', /^Of 240 .* 0 do not pay now\.$/],
    [{ paying_at_start: 0 }, 'Churn', 'N/A', /^Nobody paid when these days began\.$/],
    [{ paying_at_start: 0 }, 'CLV', 'N/A', /^Nobody paid when these days began\.$/],
    [{ churned: 1, churn_rate: 0.4 }, 'Churn', '0.4%', / 1 does not pay now\.$/],
  ])('of revenue with %j: %s', async (facts, name, figure, note) => {
    const markup = await shown('?tab=revenue', { revenue: ok(someRevenue(facts)) });
    expect(figuresOf(markup)[name]?.[0]).toBe(figure);
    expect(figuresOf(markup)[name]?.[1]).toMatch(note);
  });

  it('of engagement, with links to the people at the top', async () => {
    const markup = await shown('?tab=engagement');
    const shownFigures = Object.values(figuresOf(markup)).map(([figure]) => figure);
    expect(shownFigures).toEqual([
      ...['1,100', '950', '4,000', '600', '£9,876,543.21'],
      ...['2,500', '£312,500.00', '£125.00'],
    ]);
    expect(markup).toContain('href="/admin/users/7"');
    expect(markup).toContain('href="/admin/users/8"');
    expect(markup).toContain('1,500</td>');
  });

  it.each([
    ['users', ['There are no users.', 'No new users in these days.'], 0],
    ['deletedUsers', ['No account has been deleted.', 'No account was deleted in these days.'], 1],
    [
      'revenue',
      ['MRR was £0.00 at the end of each of these days.', 'No subscription is active.'],
      3,
    ],
    [
      'engagement',
      ['Nobody has a portfolio.', 'Nobody has a debt.', 'No payments are dated in these days.'],
      1,
    ],
  ])('of a product without anyone: %s', async (tab, sentences, unavailable) => {
    const { users, deletedUsers, revenue, engagement } = emptyProduct;
    const markup = await shown(`?tab=${tab}`, {
      users: ok(users),
      'deleted-users': ok(deletedUsers),
      revenue: ok(revenue),
      engagement: ok(engagement),
    });
    for (const sentence of sentences) expect(markup).toContain(sentence);
    const figures = Object.values(figuresOf(markup)).map(([figure]) => figure);
    expect(figures.filter((figure) => figure === 'N/A')).toHaveLength(unavailable);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });
});
