/** Speaks to one social network, and tells its failures in the words of the port. */
import {
  type SocialPlatform,
  socialPlatformLabels,
} from '@debt-payoff/contract/content-vocabulary';
import type { Clock } from '../../platform/clock.ts';
import { plainReason } from './plain-reason.ts';
import { type Obstacle, PlatformError } from './platform.ts';
import {
  type Deadlines,
  type PlatformRequest,
  type RawReply,
  RequestFailure,
  sendRequest,
} from './platform-request.ts';
import { findRetryTime } from './retry-time.ts';

export type Reply = {
  readonly status: number;
  readonly headers: RawReply['headers'];
  /** Undefined where it is no JSON. */
  readonly body: unknown;
};

/** What a platform's own reply says about a failure; nothing where the status alone tells. */
export type Finding = {
  /** `temporary`: what it was busy with may have happened or not. */
  readonly kind?: 'reconnect' | 'busy' | 'temporary' | 'refused';
  readonly reason?: string | undefined;
  readonly waitMs?: number | undefined;
};

export type Call = PlatformRequest & {
  /** Whether the post may be visible once this was sent. */
  readonly mayPost: boolean;
  readonly replyMs?: number;
};

export type PlatformClient = {
  readonly call: (call: Call) => Promise<Reply>;
  /** For a reply of success that does not hold what it should. */
  readonly unreadable: (call: Pick<Call, 'mayPost'>) => PlatformError;
  /** For a reply of success that says no. */
  readonly refused: (reason: string) => PlatformError;
};

export const usualDeadlines: Deadlines = { connectMs: 5_000, replyMs: 20_000 };

export function createClient(options: {
  readonly name: SocialPlatform;
  readonly clock: Clock;
  readonly deadlines: Deadlines;
  /** Taken out of whatever the platform says. */
  readonly secrets: readonly string[];
  readonly explain: (reply: Reply) => Finding;
}): PlatformClient {
  const { name, clock, deadlines, secrets, explain } = options;
  const label = socialPlatformLabels[name];

  function unsure(call: Pick<Call, 'mayPost'>, message: string, cause?: unknown): PlatformError {
    return new PlatformError({
      obstacle: call.mayPost ? 'unknown' : 'unreachable',
      message,
      cause,
    });
  }

  function failureOf(reply: Reply, call: Call, isWhole: boolean): PlatformError {
    const { reason, waitMs, ...finding } = explain(reply);
    const kind = finding.kind ?? kindOf(reply.status, isWhole);
    const retryAt = findRetryTime(reply.headers, { now: clock.now(), waitMs });
    const message = plainReason(reason, secrets) ?? `${label} replied ${reply.status}`;
    if (kind !== 'temporary') return refusalOf(kind, { message, retryAt });
    // Nothing can be visible yet, and it says when to come back.
    if (!call.mayPost && retryAt !== null) return refusalOf('busy', { message, retryAt });
    return unsure(call, message);
  }

  return {
    call: async ({ replyMs, ...call }) => {
      const raw = await sendRequest(call, {
        ...deadlines,
        replyMs: Math.min(replyMs ?? deadlines.replyMs, deadlines.replyMs),
      }).catch((error: unknown) => {
        if (!(error instanceof RequestFailure)) throw error;
        if (error.wasSent) throw unsure(call, `${label} did not reply`, error.cause);
        throw new PlatformError({
          obstacle: 'unreachable',
          message: `${label} cannot be reached`,
          cause: error.cause,
        });
      });
      const reply = { status: raw.status, headers: raw.headers, body: parsed(raw.text) };
      if (reply.status >= 200 && reply.status < 300) return reply;
      throw failureOf(reply, call, raw.text !== null);
    },
    unreadable: (call) => unsure(call, `${label} sent a reply that cannot be read`),
    refused: (reason) => {
      const message = plainReason(reason, secrets) ?? `${label} gave no reason`;
      return new PlatformError({ obstacle: 'refused', message });
    },
  };
}

function refusalOf(
  obstacle: Obstacle,
  facts: { readonly message: string; readonly retryAt: Date | null },
): PlatformError {
  return new PlatformError({
    obstacle,
    message: facts.message,
    retryAt: obstacle === 'busy' ? facts.retryAt : null,
  });
}

/**
 * A redirect comes from somewhere else than the API, and 408 after who knows what. Meta sends errors of its own with
 * 400, too: without the rest of the reply that is no refusal.
 */
function kindOf(status: number, isWhole: boolean): 'reconnect' | 'busy' | 'temporary' | 'refused' {
  if (status === 401) return 'reconnect';
  if (status === 429) return 'busy';
  return status >= 400 && status < 500 && status !== 408 && isWhole ? 'refused' : 'temporary';
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
