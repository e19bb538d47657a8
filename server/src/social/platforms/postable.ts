/** The limits of a platform, held before anything is sent: by the sandbox and by the platforms alike. */
import type { SocialPlatform } from '@debt-payoff/contract/content-vocabulary';
import { textProblem, wholePostProblems } from '@debt-payoff/contract/social-rules';
import { type OutgoingPost, PlatformError } from './platform.ts';

export function requireTaken(platform: SocialPlatform, post: OutgoingPost): void {
  const { text } = post;
  const tooLong = textProblem({ platform, text });
  const others = wholePostProblems({ platform, text, imageUrl: post.imageUrl ?? '' }).map(
    ({ message }) => message,
  );
  const problems = tooLong === null ? others : [tooLong, ...others];
  if (problems.length > 0) {
    throw new PlatformError({ obstacle: 'refused', message: problems.join(' ') });
  }
}
