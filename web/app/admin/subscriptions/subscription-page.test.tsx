import { afterEach, describe, expect, it, vi } from 'vitest';
import { anInvoice, aRefund, aSubscription, cancelled } from './builders.fixture.ts';
import { drawn, type Server, speechless, unreachable } from './drawn.fixture.tsx';
import { SubscriptionPage } from './subscription-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const page = (server: Server, id = '7') =>
  drawn(<SubscriptionPage />, { server, address: `/s/${id}`, route: '/s/:subscriptionId' });

const invoices = {
  invoices: [
    anInvoice({ amount_refunded: 2.5, refundable: 7.49 }),
    anInvoice({ id: 'in_0', number: 'DP-0000', refundable: 0, amount_refunded: 9.99 }),
  ],
  refunds: [aRefund(), aRefund({ id: 're_0', invoice_number: 'DP-0000', amount: 9.99 })],
};

/** Each part of the page is its own call. */
function aServer({
  subscription = aSubscription(),
  forInvoices = { status: 200, body: invoices },
  total = 0,
}: {
  subscription?: ReturnType<typeof aSubscription>;
  forInvoices?: ReturnType<Server>;
  total?: number;
} = {}): Server {
  return (path) => {
    if (path.endsWith('/invoices')) return forInvoices;
    if (path === '/api/admin/subscriptions/7') return { status: 200, body: { subscription } };
    return { status: 200, body: { entries: [], pagination: { total, has_next: total > 0 } } };
  };
}

describe('the page of a subscription', () => {
  it('says first which plan, whose, how it stands and what can be done', async () => {
    const { markup, waiting, requests } = await page(aServer());
    expect(waiting).toContain('Loading...');
    expect(wordsOf(markup)).toContain('Premium Plan of alice Active');
    expect(markup).toContain('The next payment, £9.99, is due on 14 December 2026.');
    expect(buttonsOf(markup)).toEqual(['Cancel', 'Extend', 'Refund']);
    expect(requests).toEqual([
      '/api/admin/subscriptions/7',
      '/api/admin/subscriptions/7/invoices',
      '/api/admin/audit?subject=subscription&subject_id=7&per_page=10',
    ]);
  });

  it('of one that is cancelled offers to reactivate it', async () => {
    const { markup } = await page(aServer({ subscription: aSubscription(cancelled) }));
    expect(buttonsOf(markup)).toEqual(['Reactivate', 'Extend', 'Refund']);
  });

  it('to somebody who may not change it offers nothing, and says why', async () => {
    const subscription = aSubscription({ can_be_changed: false });
    const { markup } = await page(aServer({ subscription }));
    expect(buttonsOf(markup)).toEqual([]);
    expect(markup).toContain('Only a super admin can change an account of staff.');
  });

  it('marks somebody who is suspended', async () => {
    const subscription = aSubscription({ user: { is_suspended: true } });
    expect((await page(aServer({ subscription }))).markup).toContain('User suspended');
    const ending = aSubscription({ ...cancelled, user: { is_suspended: true } });
    const { markup } = await page(aServer({ subscription: ending }));
    expect(buttonsOf(markup)).toEqual(['Extend', 'Refund']);
    expect(markup).toContain('This user is suspended. Activate the user first.');
  });

  it('lists what was charged and given back, and the totals add up', async () => {
    const words = wordsOf((await page(aServer())).markup);
    expect(words).toContain('14 November 2026 DP-0001 (opens a new tab) Paid £9.99 £9.99 £2.50');
    expect(words).toContain('Paid £19.98 Given back £12.49 Kept £7.49');
    expect(words).toContain('DP-0000 Done £9.99');
  });

  it('works while Stripe is away, says so and offers another try', async () => {
    const forInvoices = {
      status: 503,
      body: { error: 'Stripe is away', code: 'payments_unavailable', request_id: 'r1' },
    };
    const { markup } = await page(aServer({ forInvoices }));
    expect(markup).toContain('Stripe is away');
    expect(buttonsOf(markup)).toEqual(['Cancel', 'Extend', 'Try Again']);
    const { markup: speechlessly } = await page(aServer({ forInvoices: { status: 502 } }));
    expect(speechlessly).toContain('Failed to fetch invoices');
  });

  it('says where nothing was charged, given back, changed or done', async () => {
    const forInvoices = { status: 200, body: { invoices: [], refunds: [] } };
    const { markup } = await page(aServer({ forInvoices }));
    expect(markup).toContain('Nothing has been charged yet.');
    expect(markup).toContain('Nothing has been given back.');
    expect(markup).toContain('No change has been recorded yet.');
    expect(markup).toContain('Nothing has been recorded yet.');
  });

  it('lists its states, also one before it began', async () => {
    const state = { plan_type: 'basic', amount: 4.99, stripe_status: 'active' } as const;
    const states = [
      {
        ...state,
        since: '2026-11-02T10:00:00.000Z',
        status: 'cancelled',
        ends_at: '2026-12-01T10:00:00.000Z',
      },
      {
        ...state,
        since: '2026-11-01T10:00:00.000Z',
        status: null,
        stripe_status: 'incomplete',
        ends_at: null,
      },
    ] as const;
    const { markup } = await page(
      aServer({ subscription: aSubscription({ states: [...states] }) }),
    );
    const words = wordsOf(markup);
    expect(words).toContain(
      '2 November 2026 at 10:00 Cancelled active Basic Plan £4.99 1 December 2026',
    );
    expect(words).toContain('1 November 2026 at 10:00 Not begun incomplete Basic Plan £4.99 –');
  });

  it('leads to the audit log where there is more of it', async () => {
    const { markup } = await page(aServer({ total: 70 }));
    expect(markup).toContain('href="/admin/audit?subject=subscription&amp;subject_id=7"');
    expect(wordsOf(markup)).toContain('All 70 actions');
  });

  it('that could not be fetched says so, and offers another try', async () => {
    expect((await page(speechless)).markup).toContain('Failed to fetch subscription');
    const { markup } = await page(unreachable);
    expect(markup).toContain('Network error: The server could not be reached');
    expect(buttonsOf(markup)).toEqual(['Try Again']);
  });

  it('that is not there says so, without asking where there can be none', async () => {
    const missing: Server = () => ({
      status: 404,
      body: { error: 'Not found.', code: 'not_found', request_id: 'r1' },
    });
    expect((await page(missing)).markup).toContain('Subscription not found');
    const { markup, requests } = await page(missing, 'x');
    expect(markup).toContain('Subscription not found');
    expect(requests).toEqual([]);
  });
});

function wordsOf(markup: string): string {
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

function buttonsOf(markup: string): string[] {
  return [...markup.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label = '']) => label);
}
