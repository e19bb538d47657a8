/** What search engines are told about the product, in their own vocabulary. */
import { product } from '@debt-payoff/contract/product';
import { questionsData, type StructuredData } from '../page/structured-data.ts';
import { questions } from './questions.tsx';

export function structuredData(origin: string, description: string): StructuredData[] {
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
    questionsData(questions),
  ];
}
