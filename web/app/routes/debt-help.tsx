import { paths } from '@debt-payoff/contract/paths';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { DebtHelp } from '../information/debt-help.tsx';
import { findHelpArticles } from '../information/help-articles.server.ts';
import { informationMeta } from '../information/information-meta.ts';
import { pageContentOf } from '../page/page-context.server.ts';
import type { Route } from './+types/debt-help';

export function meta({ matches, location }: Route.MetaArgs) {
  return informationMeta({
    name: navigationTexts.footer.debtHelp,
    title: 'Free debt help in the UK',
    description:
      'Free, confidential debt advice by phone, which debts are urgent, and what there is in England, Wales, Scotland and Northern Ireland.',
    origin: matches[0].loaderData.origin,
    path: paths.debtHelp,
    search: location.search,
  });
}

export const loader = ({ context }: Route.LoaderArgs) => findHelpArticles(pageContentOf(context));

export default function DebtHelpPage({ loaderData }: Route.ComponentProps) {
  return <DebtHelp articles={loaderData} />;
}
