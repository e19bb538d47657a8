import { expect, it } from 'vitest';
import type { SocialPlatform } from './content-vocabulary.ts';
import { type PostParts, postProblems, postTextOf, textProblem } from './social-rules.ts';

function aPost(parts: Partial<PostParts> = {}): PostParts {
  return {
    platform: 'facebook',
    content: 'Hello',
    hashtags: '',
    mentions: '',
    imageUrl: '',
    imageAltText: '',
    ...parts,
  };
}

const image = 'https://images.example/a.jpg';
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
const onInstagram = (parts: Partial<PostParts> = {}) =>
  aPost({ platform: 'instagram', imageUrl: image, ...parts });

it('mentions and hashtags stand below the content, each once', () => {
  const text = postTextOf({
    content: ' Hello ',
    hashtags: 'debt #free debt',
    mentions: '@jo  sam',
  });
  expect(text).toBe('Hello\n\n@jo @sam #debt #free');
});

it.each<[string, PostParts, string[]]>([
  ['plain text', aPost(), []],
  ['an image on Facebook', aPost({ imageUrl: image }), []],
  ['an image on Instagram', onInstagram(), []],
  [
    'no image on Instagram',
    onInstagram({ imageUrl: '' }),
    ['Instagram needs an image. Add its address.'],
  ],
  ...(['twitter', 'linkedin'] as const).map((platform): [string, PostParts, string[]] => [
    `an image on ${platform}`,
    aPost({ platform, imageUrl: image }),
    [expect.stringContaining('takes no image by its address. Remove the image.')],
  ]),
  ['30 hashtags', onInstagram({ hashtags: words(30) }), []],
  [
    '31 hashtags, one in the content',
    onInstagram({ content: 'Hello #you', hashtags: words(30) }),
    ['Instagram takes at most 30 hashtags. Remove some.'],
  ],
  ['20 mentions and an email address', onInstagram({ content: 'a@b.c', mentions: words(20) }), []],
  [
    '21 mentions',
    onInstagram({ mentions: words(21) }),
    ['Instagram takes at most 20 mentions. Remove some.'],
  ],
  ['many hashtags elsewhere', aPost({ hashtags: words(40) }), []],
  ['280 letters on X', aPost({ platform: 'twitter', content: 'a'.repeat(280) }), []],
  [
    '141 emoji on X',
    aPost({ platform: 'twitter', content: '😀'.repeat(141) }),
    [
      'Twitter/X counts this as 282 characters, and takes 280: a link counts 23, an emoji 2. Shorten it.',
    ],
  ],
  [
    'more than 280 letters, which the counter tells',
    aPost({ platform: 'twitter', content: 'a'.repeat(281) }),
    [],
  ],
  [
    'an image of this machine',
    aPost({ imageUrl: 'http://localhost:5001/a.jpg' }),
    [
      'Facebook fetches the image itself and cannot reach this address. Give one that is open to everyone.',
    ],
  ],
])('what keeps %s from being posted', (_what, parts, problems) => {
  expect(postProblems(parts).map(({ message }) => message)).toEqual(problems);
});

it.each<[SocialPlatform, number]>([
  ['twitter', 280],
  ['linkedin', 3000],
  ['instagram', 2200],
  ['facebook', 63_206],
])('%s takes %i characters and not one more', (platform, max) => {
  expect(textProblem({ platform, text: '😀'.repeat(max) })).toBeNull();
  expect(textProblem({ platform, text: 'a'.repeat(max + 1) })).toMatch(/^Content exceeds/);
  expect(textProblem({ platform, text: ' \n' })).toBe('Content is required');
});
