import { product } from '@debt-payoff/contract/product';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { data } from 'react-router';
import { NotFound } from '../site/not-found.tsx';

export const meta = () => [
  { title: `${navigationTexts.notFound.title} | ${product.name}` },
  { name: 'robots', content: 'noindex' },
];

export const loader = () => data(null, { status: 404 });

export default NotFound;
