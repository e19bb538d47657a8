import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { BillingTerms } from '../billing/billing-terms.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { useServerFacts } from '../page/server-facts.ts';
import type { Route } from './+types/terms';

const title = navigationTexts.footer.terms;

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: `${title} | ${product.name}`,
    description: `The terms for paid plans of ${product.name}: prices, the free trial, renewal, cancelling, and ${billingLimits.refundDays} days to change your mind.`,
    origin: matches[0].loaderData.origin,
    path: paths.terms,
    isIndexed: location.search === '',
  });
}

export default function Terms() {
  return (
    <div className="page terms-page stack-8">
      <h1 className="h2">{title}</h1>
      <BillingTerms trader={useServerFacts().trader ?? null} />
    </div>
  );
}
