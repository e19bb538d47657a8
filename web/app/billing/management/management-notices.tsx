/** What to know about a subscription before anything else, with what can be done about it. */
import type { ReactNode } from 'react';
import { DebtHelpLink } from '../../debt-help/debt-help-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FinishPaymentLink } from '../finish-payment-link.tsx';
import type { ManagementNotice } from './management-words.ts';

type Reactivation = { readonly isBusy: boolean; readonly onKeep: () => void };

export function ManagementNotices({
  notices,
  reactivation,
}: {
  readonly notices: readonly ManagementNotice[];
  readonly reactivation?: Reactivation;
}) {
  if (notices.length === 0) return null;
  return (
    <div className="management-notices">
      {notices.map((notice) => (
        <Banner
          key={notice.title}
          kind={notice.kind}
          title={notice.title}
          isStanding
          actions={actionOf(notice, reactivation)}
        >
          {notice.text}
          {notice.offersHelp ? (
            <>
              {' '}
              If money is tight, <DebtHelpLink>free, confidential advice</DebtHelpLink> is there for
              you.
            </>
          ) : null}
        </Banner>
      ))}
    </div>
  );
}

/** None where there is nothing to do but to know. */
function actionOf(
  { paymentUrl, canKeep }: ManagementNotice,
  reactivation: Reactivation | undefined,
): ReactNode | undefined {
  if (paymentUrl !== undefined) return <FinishPaymentLink url={paymentUrl} />;
  if (!canKeep || reactivation === undefined) return undefined;
  return (
    <Button busy={reactivation.isBusy} onClick={reactivation.onKeep}>
      Keep my plan
    </Button>
  );
}
