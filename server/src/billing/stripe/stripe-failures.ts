/** What an error of Stripe means to those who asked. */
import Stripe from 'stripe';
import { DomainError } from '../../platform/domain-error.ts';
import type { Log } from '../../platform/logging.ts';

const { errors } = Stripe;

/** What the log is told of a Stripe that fails: once when that begins, however many calls meet it. */
export type StripeNews = {
  readonly hasAnswered: () => void;
  readonly isAway: (error: unknown) => void;
  readonly refusesKey: (error: unknown) => void;
};

export function createStripeNews(log: Log): StripeNews {
  let awaySince: number | null = null;
  // A key is another one only after a restart, and lacks each right for as long.
  const refusals = new Set<string>();
  return {
    hasAnswered: () => {
      if (awaySince === null) return;
      log.warn({ awayMs: Math.round(performance.now() - awaySince) }, 'Stripe answers again');
      awaySince = null;
    },
    isAway: (error) => {
      if (awaySince === null) log.warn({ err: error }, 'Stripe does not answer');
      awaySince ??= performance.now();
    },
    refusesKey: (error) => {
      const reason = error instanceof Error ? error.message : '';
      if (!refusals.has(reason)) log.error({ err: error }, 'Stripe refuses STRIPE_SECRET_KEY');
      refusals.add(reason);
    },
  };
}

/** A request that Stripe refuses is a mistake of ours, and stays the error that it is. */
export async function orUnavailable<Result>(
  news: StripeNews,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    news.hasAnswered();
    return result;
  } catch (error) {
    throw translate(news, error);
  }
}

/** As `orUnavailable`, for what comes page by page. */
export async function* eachOrUnavailable<Item>(
  news: StripeNews,
  items: AsyncIterable<Item>,
): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw translate(news, error);
  }
}

/** Null where there is no such object, or it is gone. */
export async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeError && error.code === 'resource_missing';
}

/** Of a subscription that has ended nothing can be changed any more. */
export async function orEnded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw hasEnded(error) ? new DomainError('subscription_ended') : error;
  }
}

function hasEnded(error: unknown): boolean {
  if (!(error instanceof errors.StripeError)) return false;
  return error.code === 'invalid_canceled_subscription_fields' || isMissing(error);
}

function translate(news: StripeNews, error: unknown): unknown {
  if (isKeyRefused(error)) news.refusesKey(error);
  else if (isAway(error)) news.isAway(error);
  else {
    if (error instanceof errors.StripeError) news.hasAnswered();
    return error;
  }
  return new DomainError('payments_unavailable');
}

function isKeyRefused(error: unknown): boolean {
  return (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  );
}

function isAway(error: unknown): boolean {
  if (!(error instanceof errors.StripeError)) return false;
  const { statusCode = 0 } = error;
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    // Too many calls, or the same call is under way elsewhere.
    statusCode === 429 ||
    statusCode === 409 ||
    statusCode >= 500
  );
}
