import { expect, it } from 'vitest';
import { aPost } from './post.fixture.ts';
import { engagementWords, firstWords, orderName, sandboxWords, shortened } from './post-words.ts';

it.each([
  [199, 'a', 'a'.repeat(199)],
  [200, 'a', 'a'.repeat(200)],
  [201, 'a', `${'a'.repeat(200)}…`],
  [200, '🎉', '🎉'.repeat(200)],
  [201, '🎉', `${'🎉'.repeat(200)}…`],
])('%i times %s in the list', (times, character, shown) => {
  expect(shortened(character.repeat(times))).toBe(shown);
});

it('a post is named by its first words, on one line', () => {
  expect(firstWords(' Pay\n\nthe  dearest ')).toBe('Pay the dearest');
  expect(firstWords('a'.repeat(61))).toBe(`${'a'.repeat(60)}…`);
});

const counts = { likes_count: 1_200, retweets_count: 0, comments_count: 1, shares_count: 2 };

it('tells what readers did, without what nobody did', () => {
  expect(engagementWords(aPost({ status: 'published', ...counts }))).toEqual([
    '1,200 likes',
    '1 comment',
    '2 shares',
  ]);
  expect(engagementWords(aPost({ status: 'published', retweets_count: 3 }))).toEqual([
    '3 retweets',
  ]);
  expect(engagementWords(aPost({ status: 'published' }))).toEqual([]);
});

it.each(['draft', 'scheduled', 'failed'] as const)('tells nothing of one that is %s', (status) => {
  expect(engagementWords(aPost({ status, ...counts }))).toEqual([]);
});

it('names the platforms that are sandboxes', () => {
  const linkedin = { platform: 'linkedin', is_sandbox: true } as const;
  const facebook = { platform: 'facebook', is_sandbox: true } as const;
  const twitter = { platform: 'twitter', is_sandbox: false } as const;
  expect(sandboxWords([twitter])).toBeNull();
  expect(sandboxWords([twitter, linkedin])).toBe(
    'Sandbox: nothing is posted to LinkedIn, because no keys are set up.',
  );
  expect(sandboxWords([linkedin, twitter, facebook])).toBe(
    'Sandbox: nothing is posted to LinkedIn or Facebook, because no keys are set up.',
  );
});

it.each([
  ['created_at', 'desc', 'Newest first'],
  ['published_at', 'asc', 'Oldest first'],
  ['scheduled_time', 'asc', 'Earliest first'],
  ['scheduled_time', 'desc', 'Latest first'],
] as const)('%s %s reads: %s', (by, order, name) => {
  expect(orderName(by, order)).toBe(name);
});
