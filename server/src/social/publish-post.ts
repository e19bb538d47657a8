/** Publishes a post that was claimed, and writes down how it went: once, or nobody knows and staff are asked to look. */
import { socialPlatformLabels } from '@debt-payoff/contract/content-vocabulary';
import { postTextOf } from '@debt-payoff/contract/social-rules';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { type ClaimedPost, markSent, recordFailed, recordPublished } from './claims.store.ts';
import { type Obstacle, PlatformError, type PlatformPost } from './platforms/platform.ts';
import type { PostRow } from './posts.store.ts';
import type { PublishingDeps } from './social.ts';

/** Beside the platform's: `fault`, something of ours broke before anything was sent, and `lost`, the claim had ended. */
export type PublishError = {
  readonly obstacle: Obstacle | 'fault' | 'lost';
  readonly reason: string;
  readonly retryAt: Date | null;
  readonly error: unknown;
};

export type Attempt =
  | { readonly posted: PlatformPost; readonly publishError: null }
  | { readonly posted: null; readonly publishError: PublishError };

/** Asks the platform. Nothing is written yet but that it was asked. */
export async function attemptPost(
  { db, platforms }: PublishingDeps,
  claimed: ClaimedPost,
): Promise<Attempt> {
  const { imageUrl, imageAltText } = claimed;
  const outgoing = { text: postTextOf(claimed), imageUrl, imageAltText };
  let isSent = false;
  const beforeSending = async (): Promise<void> => {
    if (!(await markSent(db, claimed))) throw new ClaimLost();
    isSent = true;
  };
  try {
    const posted = await platforms[claimed.platform].publish(outgoing, { beforeSending });
    return { posted, publishError: null };
  } catch (error) {
    return { posted: null, publishError: publishErrorOf(error, isSent) };
  }
}

/** Null where another try has begun, or staff have deleted it, since its outcome was called unknown. */
export async function recordPost(
  { db, clock, log, platforms }: PublishingDeps,
  claimed: ClaimedPost,
  posted: PlatformPost,
): Promise<PostRow | null> {
  const now = clock.now();
  const { isSandbox } = platforms[claimed.platform];
  const row = await recordPublished(db, claimed, {
    ...{ ...posted, isSandbox, publishedAt: now, updatedAt: now },
  });
  if (row === null) log.error(logged(claimed), 'a post was published too late to be recorded');
  return row;
}

/** For good. Null, and nothing is written, where the claim was ended by somebody else. */
export async function recordFailure(
  { db, clock, log }: PublishingDeps,
  claimed: ClaimedPost,
  publishError: PublishError,
): Promise<{ readonly failure: string; readonly row: PostRow | null }> {
  const failure = failureOf(claimed, publishError);
  const needsCheck = publishError.obstacle === 'unknown';
  reportPublishError({ log }, claimed, publishError);
  const row = await recordFailed(db, claimed, { failure, needsCheck, updatedAt: clock.now() });
  return { failure, row };
}

/** What a fault of ours was, the log alone says. */
export function reportPublishError(
  { log }: Pick<PublishingDeps, 'log'>,
  claimed: ClaimedPost,
  { obstacle, error }: PublishError,
): void {
  const facts = { ...logged(claimed), obstacle };
  if (obstacle === 'fault') log.error({ ...facts, err: error }, 'a post could not be published');
  else log.warn(facts, 'a post was not published');
}

class ClaimLost extends Error {}

/** Without a mark that it was sent, it was not, whatever went wrong. */
function publishErrorOf(error: unknown, isSent: boolean): PublishError {
  const nothing = { reason: '', retryAt: null, error };
  if (error instanceof ClaimLost) return { ...nothing, obstacle: 'lost' };
  if (!(error instanceof PlatformError)) {
    return { ...nothing, obstacle: isSent ? 'unknown' : 'fault' };
  }
  const { obstacle, message: reason, retryAt } = error;
  const isKnown = obstacle !== 'unknown' || isSent;
  return { obstacle: isKnown ? obstacle : 'unreachable', reason, retryAt, error };
}

const reasonMaxLength = 500;

/** In words for staff. */
function failureOf(
  { platform }: Pick<PostRow, 'platform'>,
  { obstacle, reason }: PublishError,
): string {
  const { social } = adminTexts;
  const platformLabel = socialPlatformLabels[platform];
  switch (obstacle) {
    case 'refused':
      return social.refused({ platformLabel, reason: reasonText(reason) });
    case 'reconnect':
      return social.reconnect(platformLabel);
    case 'busy':
      return social.platformBusy(platformLabel);
    case 'unreachable':
      return social.platformAway(platformLabel);
    case 'unknown':
      return social.checkFirst;
    case 'fault':
    case 'lost':
      return social.interrupted;
  }
}

/** A platform may say anything, also what no database can store. */
export function reasonText(reason: string): string {
  return reason.replaceAll('\0', '').toWellFormed().slice(0, reasonMaxLength);
}

function logged({ id, platform, attempts }: ClaimedPost) {
  return { post: id, platform, attempt: attempts };
}
