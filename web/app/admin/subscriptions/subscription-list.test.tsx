import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSubscription, cancelled, expired, inTrial, late } from './builders.fixture.ts';
import { drawn, type Server, speechless, unreachable } from './drawn.fixture.tsx';
import { SubscriptionList } from './subscription-list.tsx';

afterEach(() => vi.unstubAllGlobals());

const list = (server: Server, address?: string) =>
  drawn(<SubscriptionList />, { server, ...(address !== undefined && { address }) });

function replyOf(...subscriptions: readonly ReturnType<typeof aSubscription>[]): Server {
  const total = subscriptions.length;
  const pages = { page: 1, per_page: 50, total, pages: 1, has_prev: false, has_next: false };
  return () => ({ status: 200, body: { subscriptions, pagination: pages } });
}

describe('the list of subscriptions', () => {
  it('says what is under way, and then what failed', async () => {
    const { waiting, markup } = await list(speechless);
    expect(waiting).toContain('Loading...');
    expect(markup).toContain('Failed to fetch subscriptions');
    expect(markup).toContain('Try Again');
  });

  it('says the server’s own reason, or that it was not reached', async () => {
    const refused: Server = () => ({
      status: 403,
      body: { error: 'You are not allowed to do this.', code: 'not_allowed', request_id: 'r1' },
    });
    expect((await list(refused)).markup).toContain('You are not allowed to do this.');
    expect((await list(unreachable)).markup).toContain(
      'Network error: The server could not be reached',
    );
  });

  it('says that there are none, or that none match', async () => {
    expect((await list(replyOf())).markup).toContain('Nobody has subscribed yet.');
    expect((await list(replyOf(), '/?status=expired')).markup).toContain('No subscriptions match');
  });

  it('tells who pays what, since when, and until when', async () => {
    const { markup } = await list(replyOf(aSubscription(), aSubscription({ id: 8, ...cancelled })));
    expect(cellsOf(markup)).toEqual([
      ...['alice alice@example.com', 'Premium', 'Active', '14 Sept 2026', '–'],
      ...['14 Dec 2026', '£9.99', 'Actions, Premium Plan of alice View Cancel Extend'],
      ...['alice alice@example.com', 'Premium', 'Cancelled', '14 Sept 2026', '14 Dec 2026'],
      ...['–', '£9.99', 'Actions, Premium Plan of alice View Reactivate Extend'],
    ]);
    expect(markup).toContain('href="/admin/users/3"');
    expect(markup).toContain('href="/admin/subscriptions/8"');
  });

  it.each([
    [inTrial, 'Active Free trial until 14 Dec 2026'],
    [late, 'Active Payment late since 10 Nov 2026'],
    [expired, 'Expired'],
  ])('of one that is %o the status says: %s', async (given, status) => {
    const { markup } = await list(replyOf(aSubscription(given)));
    expect(cellsOf(markup)[2]).toBe(status);
  });

  it('marks somebody who is suspended, and shows a name as it was typed', async () => {
    const user = { username: '<b>Ann</b>', is_suspended: true };
    const { markup } = await list(replyOf(aSubscription({ user })));
    expect(markup).toContain('&lt;b&gt;Ann&lt;/b&gt;');
    expect(cellsOf(markup)[0]).toContain('Suspended');
  });

  it.each([
    ['/', 'search=&sort_by=created_at&sort_order=desc&page=1'],
    [
      '/?search=ann&plan_type=basic&status=active&sort_by=start_date&sort_order=asc&page=3',
      'search=ann&plan_type=basic&status=active&sort_by=start_date&sort_order=asc&page=3',
    ],
    ['/?plan_type=gold&sort_by=height&page=x', 'search=&sort_by=created_at&sort_order=desc&page=1'],
  ])('at %s asks for %s', async (address, query) => {
    const { requests } = await list(replyOf(), address);
    expect(requests).toEqual([`/api/admin/subscriptions?${query}`]);
  });
});

/** What each cell says, with the blanks that a reader hears. */
function cellsOf(markup: string): string[] {
  const [, body = ''] = markup.split('<tbody>');
  return [...body.matchAll(/<t[hd][ >].*?<\/t[hd]>/g)].map(([cell]) =>
    cell
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}
