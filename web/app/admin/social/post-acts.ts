/** What is done with a post from the list. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import { CallError } from '@debt-payoff/contract/client';
import type {
  deleteSocialPostCall,
  publishSocialPostCall,
  refreshSocialMetricsCall,
  SocialPost,
} from '@debt-payoff/contract/social-posts';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useState } from 'react';
import { serverText } from '../../forms/call-failure.ts';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { useAct } from '../acts/use-act.ts';
import { actFailure } from '../lists/failures.ts';

const texts = adminTexts.social;

type PostId = Pick<SocialPost, 'id'>;

export function usePublishing(onDone: () => void) {
  return useAct({
    call: ({ id, version }: Pick<SocialPost, 'id' | 'version'>) =>
      quietSignedInCall<typeof publishSocialPostCall>(adminAddresses.publishSocialPost, {
        params: { id },
        query: { version },
      }),
    failed: texts.publishFailed,
    failureOf: postActFailure,
    said: ({ message }) => message,
    onDone,
  });
}

export function useMetrics() {
  const [pressed, setPressed] = useState<number | null>(null);
  const { isBusy, failure, run } = useAct({
    call: ({ id }: PostId) =>
      quietSignedInCall<typeof refreshSocialMetricsCall>(adminAddresses.refreshSocialMetrics, {
        params: { id },
      }),
    failed: texts.metricsFailed,
    failureOf: metricsFailure,
    said: () => texts.metricsRefreshed,
    onDone: () => {},
  });
  return {
    failure,
    /** The post whose figures are on their way; a platform may take its time. */
    refreshing: isBusy ? pressed : null,
    run: (post: PostId): void => {
      if (isBusy) return;
      setPressed(post.id);
      run(post);
    },
  };
}

export function useDeletion(onDone: () => void) {
  return useAct({
    call: ({ id }: PostId) =>
      quietSignedInCall<typeof deleteSocialPostCall>(adminAddresses.deleteSocialPost, {
        params: { id },
      }),
    failed: texts.deleteFailed,
    failureOf: postActFailure,
    said: () => texts.deleted,
    onDone,
  });
}

/** 'Error: …' for what the server refused; where no reply came, what failed and no more. */
export function postActFailure(error: unknown, failed: string): string {
  return error instanceof CallError ? actFailure(error, failed) : failed;
}

export function metricsFailure(error: unknown, failed: string): string {
  if (!(error instanceof CallError) || error.status !== 429) return postActFailure(error, failed);
  return texts.metricsRateLimited(serverText(error) ?? texts.metricsWait);
}
