/** What search engines are told about the product, in their own vocabulary. */
import { product } from '@debt-payoff/contract/product';
import { questions } from './questions.tsx';

export function structuredData(origin: string, description: string): Record<string, unknown>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: product.name,
      url: `${origin}/`,
      description,
      applicationCategory: 'FinanceApplication',
      operatingSystem: 'Any',
      inLanguage: product.locale,
      areaServed: 'GB',
      offers: { '@type': 'Offer', price: '0', priceCurrency: product.currency },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
