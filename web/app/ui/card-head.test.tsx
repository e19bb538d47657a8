import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardHead } from './card-head.tsx';

const acts = { onEdit: () => {}, onDelete: () => {} };
const namesIn = (markup: string) =>
  [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

it.each([
  [{}, ['Edit, Barclaycard', 'Delete, Barclaycard']],
  [
    { subject: 'Barclaycard, on day 3' },
    ['Edit, Barclaycard, on day 3', 'Delete, Barclaycard, on day 3'],
  ],
])(
  'names its buttons with what they change, for those who meet them alone (%o)',
  (given, names) => {
    const markup = renderToStaticMarkup(<CardHead name="Barclaycard" {...given} {...acts} />);
    expect(namesIn(markup)).toEqual(names);
  },
);
