import { paths } from '@debt-payoff/contract/paths';
import { product } from '@debt-payoff/contract/product';
import { contactPageTexts, contactQuestions } from '@debt-payoff/contract/texts/contact-page';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { ContactPage } from '../contact/contact-page.tsx';
import { informationMeta } from '../information/information-meta.ts';
import { questionsData } from '../page/structured-data.ts';
import type { Route } from './+types/contact';

export function meta({ matches, location }: Route.MetaArgs) {
  return [
    ...informationMeta({
      name: navigationTexts.footer.contact,
      title: contactPageTexts.title,
      description: `Send ${product.name} a message or an email, see when we reply, and read what people ask us most: prices, cancelling, signing in, your data.`,
      origin: matches[0].loaderData.origin,
      path: paths.contact,
      search: location.search,
    }),
    // For search engines, which read the server's page: a browser need not load it.
    ...(import.meta.env.SSR ? [{ 'script:ld+json': questionsData(contactQuestions) }] : []),
  ];
}

export default ContactPage;
