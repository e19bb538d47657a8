/** What can be posted where: the rules of the form, of the calls and of the sandbox, each written once. */
import { socialLimits } from './admin-limits.ts';
import { type SocialPlatform, socialPlatformLabels } from './content-vocabulary.ts';
import { isPrivateHost } from './private-hosts.ts';
import { adminTexts } from './texts/admin.ts';
import { fieldTexts } from './texts/fields.ts';
import { webAddressProblem } from './web-address.ts';
import { xLengthOf, xLinkLength } from './x-length.ts';

/** What is sent to a platform is made of these. */
export type PostParts = {
  readonly platform: SocialPlatform;
  readonly content: string;
  /** Both as they were typed: with or without '#' and '@', by spaces. */
  readonly hashtags: string;
  readonly mentions: string;
  /** Empty for none. */
  readonly imageUrl: string;
  readonly imageAltText: string;
};

/** As it goes out. */
type WholePost = Pick<PostParts, 'platform' | 'imageUrl'> & { readonly text: string };

type PostText = Pick<PostParts, 'content' | 'hashtags' | 'mentions'>;

export function hashtagsOf(hashtags: string): string[] {
  return wordsWith('#', hashtags);
}

export function mentionsOf(mentions: string): string[] {
  return wordsWith('@', mentions);
}

/** Each once, with its sign. */
function wordsWith(sign: '#' | '@', text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replace(/^[#@]+/, ''));
  return [...new Set(words.filter((word) => word !== ''))].map((word) => `${sign}${word}`);
}

/** The text as it is posted: mentions and hashtags stand below it. */
export function postTextOf({ content, hashtags, mentions }: PostText): string {
  const appended = [...mentionsOf(mentions), ...hashtagsOf(hashtags)].join(' ');
  return [content.trim(), appended].filter((part) => part !== '').join('\n\n');
}

/** As people count: a letter outside the first 65,536 is one character. */
export function characterCount(text: string): number {
  return [...text].length;
}

export function contentProblem({ platform, ...parts }: PostText & Pick<PostParts, 'platform'>) {
  if (parts.content.trim() === '') return fieldTexts.required('Content');
  return lengthProblem({ platform, ...parts });
}

/** As it was typed, with the spaces around it, and as it goes out, with what is appended. */
export function lengthProblem({
  platform,
  ...parts
}: PostText & Pick<PostParts, 'platform'>): string | null {
  return (
    tooLongProblem({ platform, text: parts.content }) ??
    tooLongProblem({ platform, text: postTextOf(parts) })
  );
}

function tooLongProblem({ platform, text }: Omit<WholePost, 'imageUrl'>): string | null {
  const isTooLong = characterCount(text) > socialLimits.contentMaxLength[platform];
  return isTooLong ? adminTexts.social.contentTooLong(socialPlatformLabels[platform]) : null;
}

export function imageUrlProblem(url: string): string | null {
  if (url === '') return null;
  if (characterCount(url) > socialLimits.imageUrlMaxLength) {
    return fieldTexts.tooLong({ field: 'Image URL', maxLength: socialLimits.imageUrlMaxLength });
  }
  return webAddressProblem(url);
}

/** With the field at which it is mended. */
export type PostProblem = { readonly field: 'content' | 'image_url'; readonly message: string };

/** What the platform would refuse, beyond what no draft may have; empty where it can be posted. */
export function postProblems(parts: PostParts): PostProblem[] {
  const { platform, imageUrl } = parts;
  return wholePostProblems({ platform, imageUrl, text: postTextOf(parts) });
}

/** That it is too long as people count is told apart, by `textProblem`. */
export function wholePostProblems(post: WholePost): PostProblem[] {
  const inImage = imageProblem(post);
  return [
    ...wordProblems(post).map((message) => ({ field: 'content', message }) as const),
    ...(inImage === null ? [] : [{ field: 'image_url', message: inImage } as const]),
  ];
}

export function textProblem({ platform, text }: Omit<WholePost, 'imageUrl'>): string | null {
  if (text.trim() === '') return fieldTexts.required('Content');
  return tooLongProblem({ platform, text });
}

function wordProblems({ platform, text }: WholePost): string[] {
  const { social } = adminTexts;
  const { instagramHashtagsMax, instagramMentionsMax } = socialLimits;
  const label = socialPlatformLabels[platform];
  const problems: string[] = [];
  if (platform === 'twitter' && tooLongProblem({ platform, text }) === null) {
    const count = xLengthOf(text);
    const max = socialLimits.contentMaxLength.twitter;
    if (count > max) problems.push(social.tooLongForX({ count, max, linkLength: xLinkLength }));
  }
  if (platform !== 'instagram') return problems;
  if (countOf(/#[\p{L}\p{N}_]/gu, text) > instagramHashtagsMax) {
    problems.push(social.tooManyHashtags(label, instagramHashtagsMax));
  }
  if (countOf(/(?<![\p{L}\p{N}_])@[\p{L}\p{N}_]/gu, text) > instagramMentionsMax) {
    problems.push(social.tooManyMentions(label, instagramMentionsMax));
  }
  return problems;
}

/** X and LinkedIn take an image only as a file. */
function imageProblem({ platform, imageUrl }: WholePost): string | null {
  const { social } = adminTexts;
  const label = socialPlatformLabels[platform];
  if (imageUrl === '') return platform === 'instagram' ? social.imageNeeded(label) : null;
  if (platform === 'twitter' || platform === 'linkedin') return social.imageNotTaken(label);
  return isPrivateHost(imageUrl) ? social.imageNotReachable(label) : null;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
