import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { billingTermsTitle } from '@debt-payoff/contract/texts/billing-terms';
import { termsDate } from '@debt-payoff/contract/texts/general-terms';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { BillingTerms } from '../billing/billing-terms.tsx';
import { GeneralTerms } from '../information/general-terms.tsx';
import { informationMeta } from '../information/information-meta.ts';
import { useCompany } from '../page/use-company.ts';
import { formatDay } from '../words/dates.ts';
import type { Route } from './+types/terms';

const title = navigationTexts.footer.terms;

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: title,
    title,
    description: `The terms of ${product.name}, for everyone and for paid plans: what it is and is not, prices, renewal, cancelling, and ${billingLimits.refundDays} days to change your mind.`,
    origin: matches[0].loaderData.origin,
    path: paths.terms,
    search: location.search,
  });
}

export default function Terms() {
  const company = useCompany();
  return (
    <div className="page terms-page stack-8">
      <div className="stack">
        <h1 className="h2">{title}</h1>
        <p className="muted">These terms apply from {formatDay(termsDate)}.</p>
        {/* They begin screens further down, and most people come for cancelling or refunds. */}
        <p className="screen-only">
          If you have a paid plan, or want one: <a href="#paid-plans">{billingTermsTitle}</a>.
        </p>
      </div>
      <GeneralTerms company={company} />
      <BillingTerms company={company} />
    </div>
  );
}
