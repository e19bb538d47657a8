/** What is known of a checkout that somebody comes back from, and how long its page goes on asking. */
import type { StatusReply } from '../queries.ts';

const second = 1_000;
/** Some four minutes in total; anyone who waits longer is told what to do. */
const pausesMs = [2, 3, 5, 8, 12, 20, 30, 30, 60, 60].map((seconds) => seconds * second);
/** Where nothing says that there was a payment at all. */
const searchesMax = 4;

export type CheckoutReply = StatusReply & {
  /** Whether they come from a checkout, or only say so. */
  readonly hasSession: boolean;
};

/**
 * 'bank': a subscription waits for its first payment. 'search': a checkout is named, and no subscription is there.
 * 'unreachable': Stripe could not be asked. 'known': the present plan is all that there is to say.
 */
export type CheckoutWait = 'loading' | 'bank' | 'search' | 'unreachable' | 'known';

export function waitOf({ state, hasFailed, hasSession }: CheckoutReply): CheckoutWait {
  if (hasFailed) return hasSession ? 'unreachable' : 'known';
  if (state === null) return 'loading';
  if (state.subscription?.status === 'incomplete') return 'bank';
  return state.subscription === null && hasSession ? 'search' : 'known';
}

/** False once it is not to be asked again by itself. */
export function pauseBeforeNext(reply: CheckoutReply): number | false {
  const wait = waitOf(reply);
  if (wait === 'known' || wait === 'loading') return false;
  if (wait === 'search' && reply.replies >= searchesMax) return false;
  return pausesMs[reply.replies - 1] ?? false;
}

export type CheckoutWords = {
  readonly title: string;
  readonly text: string | null;
  /** Whether the present plan is said below. */
  readonly hasPlan: boolean;
  readonly canCheck: boolean;
};

const yourPlan = 'Your plan';

export function checkoutWords(wait: CheckoutWait, isOver: boolean): CheckoutWords {
  switch (wait) {
    case 'bank':
      return {
        title: 'We are waiting for your bank',
        text: isOver
          ? 'Your bank has not confirmed the payment yet. You need not wait here: we will email you once your plan has begun. If you hear nothing by tomorrow, contact us.'
          : 'Your bank has not confirmed the payment yet. This page looks again by itself, and you can leave it at any time.',
        hasPlan: false,
        canCheck: isOver,
      };
    case 'search':
      return {
        title: yourPlan,
        text: isOver
          ? 'If you have just paid, it can take a few minutes to show here.'
          : 'Looking for your payment',
        hasPlan: isOver,
        canCheck: isOver,
      };
    case 'unreachable':
      return {
        title: yourPlan,
        text: isOver
          ? 'We could not find out how your payment went. If it went through, we will email you. You can check again, or contact us.'
          : 'We cannot tell yet how your payment went. This page looks again by itself.',
        hasPlan: false,
        canCheck: isOver,
      };
    case 'loading':
      return { title: yourPlan, text: 'Loading your plan', hasPlan: false, canCheck: false };
    case 'known':
      return { title: yourPlan, text: null, hasPlan: true, canCheck: false };
  }
}
