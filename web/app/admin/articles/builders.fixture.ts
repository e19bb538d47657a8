import type { EditedArticle } from '@debt-payoff/contract/admin-articles';

export function anArticle(facts: Partial<EditedArticle> = {}): EditedArticle {
  return {
    id: 5,
    title: 'Pay off a card',
    slug: 'pay-off-a-card',
    category: 'Guides',
    tags: ['cards'],
    author: 'The Debt Payoff Team',
    status: 'draft',
    published_at: null,
    created_at: '2026-11-03T09:00:00.000Z',
    updated_at: '2026-11-14T09:30:00.000Z',
    has_revision: false,
    content: '<p>First the dearest.</p>',
    excerpt: '',
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    source_url: null,
    reading_minutes: 1,
    public_slug: null,
    version: 3,
    saved_by: 'sam',
    ...facts,
  };
}
