import type { AuditEntry } from '@debt-payoff/contract/audit';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { AuditEntries } from './audit-entries.tsx';
import { anEntry } from './audit-entry.fixture.ts';

function drawn(...entries: AuditEntry[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <AuditEntries entries={entries} />
    </MemoryRouter>,
  );
}

/** One change, as it is read. */
function told(change: AuditEntry['changes'][number]): string | undefined {
  return /<li>(.*?)<\/li>/.exec(drawn(anEntry({ changes: [change] })))?.[1];
}

describe('an act of staff', () => {
  it('says when, in London, who did what, and whom it concerned', () => {
    const page = drawn(anEntry({ at: '2026-07-01T23:30:00.000Z', action: 'user_suspended' }));
    expect(page).toContain('>2 July 2026 at 00:30</time>');
    expect(page).toContain('<a href="/admin/users/2" data-discover="true">morgan</a>');
    expect(page).toContain('<b>Suspended</b>');
    expect(page).toContain('<a href="/admin/users/7" data-discover="true">sam</a>');
  });

  it('by the built-in staff is by local', () => {
    const page = drawn(anEntry({ actor: { id: null, username: 'local' } }));
    expect(page).toContain('data-label="Who">local<');
  });

  it('names a former account by its number, without a link to a page that is gone', () => {
    const page = drawn(
      anEntry({ actor: { id: 3, username: null }, user: { id: 8, username: null } }),
    );
    expect(page).toContain('Former account 3');
    expect(page).toContain('Former account 8');
    expect(page).not.toContain('<a ');
  });

  it.each([
    ['subscription', '/admin/subscriptions/41', 'Subscription 41'],
    ['message', '/admin/messages/41', 'Message 41'],
    ['article', '/admin/articles/edit/41', 'Article 41'],
    ['resource', '/admin/resources/edit/41', 'Resource 41'],
    ['post', '/admin/social/edit/41', 'Social post 41'],
  ] as const)('on a %s leads to it', (subject, path, name) => {
    const page = drawn(anEntry({ subject, subject_id: 41 }));
    expect(page).toMatch(new RegExp(`<a href="${path}"[^>]*>${name}</a>`));
  });

  it('on a message by somebody without an account leads to the message alone', () => {
    const page = drawn(anEntry({ subject: 'message', subject_id: 41, user: null }));
    expect(page.match(/<a /g)).toHaveLength(2);
  });

  it('on what was deleted, or has no page, names it without a link', () => {
    const about = { subject_id: 41, user: null, actor: { id: null, username: 'local' } } as const;
    const deleted = drawn(anEntry({ ...about, action: 'post_deleted', subject: 'post' }));
    expect(deleted).toContain('Social post 41');
    const mail = drawn(anEntry({ ...about, action: 'mail_retried', subject: 'mail' }));
    expect(mail).toContain('Mail 41');
    expect(`${deleted}${mail}`).not.toContain('<a ');
  });

  it('tells its reason', () => {
    expect(drawn(anEntry({ reason: 'Spam from this address' }))).toContain(
      'Reason: Spam from this address',
    );
  });

  it('that is not known to have come about says where to look', () => {
    const page = drawn(anEntry({ action: 'payment_refunded', outcome: 'pending' }));
    expect(page).toContain('<b>Refund a payment</b>');
    expect(page).toContain('Pending: check at Stripe');
    expect(page).not.toContain('No change');
  });

  it('that failed says why', () => {
    const failure = 'Stripe could not be reached.';
    const page = drawn(anEntry({ action: 'payment_refunded', outcome: 'failed', failure }));
    expect(page).toContain('Failed: Stripe could not be reached.');
    expect(page).not.toContain('Refunded');
  });
});

describe('what changed', () => {
  it.each([
    ['role', 'user', 'super_admin', 'Role: user → super admin'],
    ['subscription_tier', 'free', 'premium', 'Plan: Free → Premium'],
    ['email', 'a@b.co', 'c@d.co', 'Email address: a@b.co → c@d.co'],
    ['username', 'free', '2026-11-14', 'Username: free → 2026-11-14'],
    ['title', 'free', '2026-11-14', 'Title: free → 2026-11-14'],
    ['meta_title', 'free', 'debt_help', 'Meta title: free → debt_help'],
    ['source_url', null, 'https://a.example', 'Source URL: none → https://a.example'],
    ['platform', 'linkedin', 'twitter', 'Platform: LinkedIn → Twitter/X'],
    ['hashtags', 'free', 'debt_free', 'Hashtags: free → debt_free'],
    ['is_suspended', false, true, 'Suspended: no → yes'],
    ['admin_notes', null, 'Called', 'Notes: none → Called'],
    ['amount_refunded', 0, 4.99, 'Amount refunded: £0.00 → £4.99'],
    ['invoice_id', null, 'in_1Qx_b', 'Invoice: none → in_1Qx_b'],
    ['days', null, 30, 'Days: none → 30'],
    ['until', null, '2026-12-01', 'Until: none → 1 December 2026'],
    [
      'extended_until',
      '2026-11-14T10:00:00.000Z',
      '2026-12-14T10:00:00.000Z',
      'Extended until: 14 November 2026 at 10:00 → 14 December 2026 at 10:00',
    ],
  ])('in %s is told in words', (field, before, after, words) => {
    expect(told({ field, before, after })).toBe(words);
  });

  it('and is long can be opened, and is whole', () => {
    const after = 'n'.repeat(5_000);
    const words = told({ field: 'admin_notes', before: 'Called', after });
    expect(words).toContain('<summary>Notes: before and after</summary>');
    expect(words).toContain('<b>Before:</b> Called');
    expect(words).toContain(after);
  });

  it('is no longer told of somebody who left', () => {
    expect(told({ field: 'email', before: null, after: null })).toBe(
      'Email address: deleted with the account',
    );
  });

  it('is nothing where all was as it was wanted', () => {
    expect(drawn(anEntry())).toContain('No change');
  });

  it('has no values in an act such as a new password, which is a change all the same', () => {
    expect(drawn(anEntry({ action: 'password_reset' }))).not.toContain('No change');
  });
});

it('says so where nothing has been recorded', () => {
  expect(drawn()).toBe('<p class="muted">Nothing has been recorded yet.</p>');
});
