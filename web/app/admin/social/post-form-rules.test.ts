import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { socialPlatforms } from '@debt-payoff/contract/content-vocabulary';
import { describe, expect, it } from 'vitest';
import { aPost } from './post.fixture.ts';
import {
  blankForm,
  bodyOf,
  counterOf,
  formOf,
  formProblems,
  isOutdated,
  postableHint,
  saveFailure,
  wordsOf,
} from './post-form-rules.ts';
import { scheduleOf } from './schedule-times.ts';

const form = { ...blankForm, content: 'Pay' };
const atNine = scheduleOf('2026-07-01T08:00:00.000Z');

describe('what is sent', () => {
  it('has every field, and no time where none is chosen', () => {
    expect(bodyOf({ ...form, hashtags: 'debt #saving', mentions: '@us', imageUrl: ' ' })).toEqual({
      content: 'Pay',
      platform: 'twitter',
      status: 'draft',
      scheduled_time: null,
      scheduled_date: null,
      scheduled_time_only: null,
      image_url: null,
      image_alt_text: '',
      hashtags: 'debt #saving',
      mentions: '@us',
    });
  });

  it('has the time as an instant, and as London reads it', () => {
    expect(bodyOf({ ...form, status: 'scheduled', ...atNine })).toMatchObject({
      status: 'scheduled',
      scheduled_time: '2026-07-01T08:00:00.000Z',
      scheduled_date: '2026-07-01',
      scheduled_time_only: '09:00',
    });
  });

  it.each([{ day: '' }, { time: '' }])('has no time where either is missing: %o', (missing) => {
    expect(bodyOf({ ...form, ...atNine, ...missing })).toMatchObject({
      scheduled_time: null,
      scheduled_date: null,
      scheduled_time_only: null,
    });
  });

  it('is what was read, where nothing was typed', () => {
    const post = aPost({
      ...{ platform: 'instagram', status: 'scheduled', hashtags: 'a b', mentions: 'c' },
      ...{ scheduled_time: '2026-10-25T01:30:00.000Z', image_alt_text: 'A hill' },
      image_url: 'https://images.example/1.png',
    });
    const { content, platform, status, image_url, image_alt_text, hashtags, mentions } = post;
    expect(bodyOf(formOf(post))).toEqual({
      ...{ content, platform, status, image_url, image_alt_text, hashtags, mentions },
      ...{ scheduled_time: '2026-10-25T01:30:00.000Z', scheduled_date: '2026-10-25' },
      scheduled_time_only: '01:30',
    });
  });

  it('makes a draft of one that failed', () => {
    expect(formOf(aPost({ status: 'failed' })).status).toBe('draft');
  });
});

describe('the counter', () => {
  it.each([
    [{ content: '' }, '0 of 280 characters'],
    [{ content: 'a'.repeat(280) }, '280 of 280 characters'],
    [{ content: '🎉'.repeat(280) }, '280 of 280 characters'],
    [
      { content: 'a'.repeat(270), hashtags: 'debt' },
      '270 of 280 characters, 277 with hashtags and mentions',
    ],
    [{ platform: 'linkedin' }, '3 of 3,000 characters'],
    [{ platform: 'instagram' }, '3 of 2,200 characters'],
    [{ platform: 'facebook' }, '3 of 63,206 characters'],
  ])('%o: %s', (changes, words) => {
    expect(counterOf({ ...form, ...changes })).toEqual({ words, overLimit: null });
  });

  const overTwitter = 'Content exceeds the character limit for Twitter/X';
  it.each([
    [{ content: 'a'.repeat(281) }, overTwitter],
    [{ content: '🎉'.repeat(281) }, overTwitter],
    [{ content: 'a'.repeat(280), hashtags: 'debt' }, overTwitter],
    [{ content: 'a'.repeat(280), mentions: 'us' }, overTwitter],
    [
      { platform: 'linkedin', content: 'a'.repeat(3_001) },
      'Content exceeds the character limit for LinkedIn',
    ],
    [
      { platform: 'instagram', content: 'a'.repeat(2_201) },
      'Content exceeds the character limit for Instagram',
    ],
    [
      { platform: 'facebook', content: 'a'.repeat(63_207) },
      'Content exceeds the character limit for Facebook',
    ],
  ])('over the limit', (changes, said) => {
    const over = { ...form, ...changes };
    expect(counterOf(over).overLimit).toBe(said);
    expect(formProblems(over).content).toBe(said);
  });
});

describe('what is wrong', () => {
  it.each([
    [{}, {}],
    [{ content: ' \n' }, { content: 'Content is required' }],
    [
      { platform: 'facebook', imageUrl: 'hill.png' },
      { imageUrl: 'Enter a web address that begins with https:// or http://' },
    ],
    [{ day: '2026-03-29', time: '01:30' }, { day: 'Choose a date and a time that exist.' }],
    [{ day: '2026-03-29' }, {}],
  ])('%o: %o', (changes, problems) => {
    expect(formProblems({ ...form, ...changes })).toEqual(problems);
  });

  const needsImage = 'Instagram needs an image. Add its address.';
  it('with the platform is a hint for a draft, and an error once it is to be published', () => {
    const instagram = { ...form, platform: 'instagram' };
    expect([postableHint(instagram, 'image_url'), formProblems(instagram)]).toEqual([
      needsImage,
      {},
    ]);
    const withoutTime = { ...instagram, status: 'scheduled' };
    expect([postableHint(withoutTime, 'image_url'), formProblems(withoutTime)]).toEqual([
      needsImage,
      {},
    ]);
    const scheduled = { ...withoutTime, ...atNine };
    expect([postableHint(scheduled, 'image_url'), formProblems(scheduled)]).toEqual([
      null,
      { imageUrl: needsImage },
    ]);
  });

  it('with the text is said at the text', () => {
    const long = { ...form, platform: 'twitter', content: '🙂'.repeat(150) };
    const counted = 'Twitter/X counts this as 300 characters, and takes 280';
    expect(postableHint(long, 'content')).toContain(counted);
    expect(postableHint(long, 'image_url')).toBeNull();
    const problems = formProblems({ ...long, status: 'scheduled', ...atNine });
    expect(problems).toEqual({ content: expect.stringContaining(counted) });
  });

  it.each(socialPlatforms)('an image by its address: %s', (platform) => {
    const withImage = { ...form, platform, imageUrl: 'https://images.example/1.png' };
    const said = postableHint(withImage, 'image_url');
    expect(said?.endsWith('takes no image by its address. Remove the image.') ?? false).toBe(
      platform === 'twitter' || platform === 'linkedin',
    );
  });
});

describe('what is said where it was not saved', () => {
  const refusal = (error: string, fields?: Record<string, string>) =>
    new CallError(409, {
      ...{ error, code: 'conflict', request_id: 'r1' },
      ...(fields && { fields }),
    });

  it.each([
    ['Failed to save post', new NetworkFailure(null)],
    ['Failed to save post', new SyntaxError('Bad JSON')],
    ['Failed to save post', new CallError(502, { error: '', code: 'internal', request_id: '' })],
    ['Not now', refusal('Not now')],
    ['Not there', refusal('Wrong', { other: 'Not there' })],
    [null, refusal('Wrong', { scheduled_time: 'Choose a time in the future.' })],
    [null, refusal('Wrong', { content: 'Content is required' })],
    [null, null],
  ])('%s', (said, error) => {
    expect(saveFailure(error)).toBe(said);
  });

  it('is said otherwise where somebody else was faster', () => {
    const outdated = refusal(
      'This post has since been changed by somebody else, or by you in another tab. Nothing was overwritten, and what you typed is still here.',
    );
    expect(isOutdated(outdated)).toBe(true);
    expect(saveFailure(outdated)).toBeNull();
  });
});

it.each([
  ['platform', 'Twitter/X'],
  ['status', 'Draft'],
  ['content', 'Pay'],
] as const)('%s reads as %s', (field, words) => {
  expect(wordsOf(field, { form })).toBe(words);
});
