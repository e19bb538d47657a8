/** The missed-autopayment banner of one portfolio; it is there only when payments were missed. */
import { portfolioTexts } from '@debt-payoff/contract/texts/portfolios';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { portfolioPages } from './addresses.ts';
import { useMissedPayments } from './use-missed-payments.ts';

export function MissedPayments({ portfolioId }: { readonly portfolioId: number }) {
  const missed = useMissedPayments(portfolioId);
  if (missed === null) return null;
  return (
    <Banner
      kind="warning"
      title={`Scheduled payments that have not been recorded: ${missed.count}`}
      actions={
        <ButtonLink
          variant="secondary"
          size="small"
          to={portfolioPages.scheduledPayments(portfolioId)}
        >
          {portfolioTexts.detail.autoPayments}
        </ButtonLink>
      }
    >
      If they left your account, record them here.
    </Banner>
  );
}
