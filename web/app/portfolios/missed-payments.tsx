/** The missed-autopayment banner of one portfolio; it is there only when payments were missed. */
import { portfolioPages } from '../debts/portfolio-pages.ts';
import {
  MissedActions,
  MissedHelp,
  MissedOutcome,
  missedAdvice,
  missedTitle,
} from '../schedules/missed-parts.tsx';
import { useMissedPayments } from '../schedules/use-missed-payments.ts';
import { Banner } from '../ui/banner.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function MissedPayments({ portfolioId }: { readonly portfolioId: number }) {
  const state = useMissedPayments([portfolioId]);
  const [found] = state.missed;
  if (found === undefined) return <MissedOutcome state={state} />;
  return (
    <>
      <Banner
        kind="warning"
        isStanding
        title={missedTitle(found.missed.total_missed_count)}
        actions={
          <MissedActions state={state}>
            <ButtonLink
              variant="quiet"
              size="small"
              to={portfolioPages.scheduledPayments(portfolioId)}
            >
              View scheduled payments
            </ButtonLink>
          </MissedActions>
        }
      >
        {missedAdvice(found.missed.total_missed_count)} <MissedHelp />
      </Banner>
      <MissedOutcome state={state} />
    </>
  );
}
