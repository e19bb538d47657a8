import type { SocialPost } from '@debt-payoff/contract/social-posts';

export function aPost(facts: Partial<SocialPost> = {}): SocialPost {
  return {
    id: 7,
    content: 'Pay the dearest debt first.',
    platform: 'linkedin',
    status: 'draft',
    scheduled_time: null,
    published_at: null,
    created_at: '2026-11-03T09:00:00.000Z',
    updated_at: '2026-11-03T09:00:00.000Z',
    image_url: null,
    image_alt_text: '',
    hashtags: '',
    mentions: '',
    likes_count: 0,
    retweets_count: 0,
    comments_count: 0,
    shares_count: 0,
    metrics_at: null,
    failure: null,
    needs_check: false,
    is_publishing: false,
    is_sandbox: false,
    post_url: null,
    version: 3,
    ...facts,
  };
}
