/** What staff can do about a subscription: the call, and what is said when it was done or failed. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  AdminSubscription,
  cancelUserSubscriptionCall,
  extendSubscriptionCall,
  reactivateUserSubscriptionCall,
  refundPaymentCall,
} from '@debt-payoff/contract/admin-subscriptions';
import type { CallInput } from '@debt-payoff/contract/call';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { quietSignedInCall } from '../../session/signed-in-call.ts';

const texts = adminTexts.subscriptions;

/** The reason is empty where none was given. */
type Reason = { readonly reason: string };

export function cancelAct(id: number) {
  return {
    call: ({ reason }: Reason) =>
      quietSignedInCall<typeof cancelUserSubscriptionCall>(adminAddresses.cancelSubscription, {
        params: { id },
        body: given(reason),
      }),
    failed: texts.cancelFailed,
    said: () => texts.cancelled,
  };
}

export function reactivateAct(id: number) {
  return {
    call: ({ reason }: Reason) =>
      quietSignedInCall<typeof reactivateUserSubscriptionCall>(
        adminAddresses.reactivateSubscription,
        { params: { id }, body: given(reason) },
      ),
    failed: texts.reactivateFailed,
    said: () => texts.reactivated,
  };
}

/** As it was when the days were chosen: sent again after a lost reply, they are given once. */
export function extendAct({
  id,
  next_billing_date: next,
  end_date: end,
}: Pick<AdminSubscription, 'id' | 'next_billing_date' | 'end_date'>) {
  return {
    call: async ({ days, reason }: Reason & { readonly days: number }) => {
      await quietSignedInCall<typeof extendSubscriptionCall>(adminAddresses.extendSubscription, {
        params: { id },
        body: { days, moves_from: next ?? end, ...given(reason) },
      });
      return days;
    },
    failed: texts.extendFailed,
    said: texts.extended,
  };
}

export function refundAct(id: number) {
  return {
    call: (body: CallInput<typeof refundPaymentCall>['body']) =>
      quietSignedInCall<typeof refundPaymentCall>(adminAddresses.refundPayment, {
        params: { id },
        body,
      }),
    failed: texts.refundFailed,
    said: ({ message }: { readonly message: string }) => message,
  };
}

function given(reason: string): { reason?: string } {
  return reason === '' ? {} : { reason };
}
