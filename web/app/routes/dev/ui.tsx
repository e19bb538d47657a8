/** Every part in all its states, for those who build with them. It exists in the local environment only. */
import { product } from '@debt-payoff/contract/product';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { Badges, Buttons } from '../../dev/buttons.tsx';
import { ChartSet } from '../../dev/chart-set.tsx';
import { Choices, Fields, Summary } from '../../dev/fields.tsx';
import { Lists } from '../../dev/lists.tsx';
import { Banners, Bars, Dialogs, ExampleSkeleton, TabSet } from '../../dev/messages.tsx';
import { pageFactsOf } from '../../page/page-context.server.ts';
import { Ledger } from '../../ui/ledger.tsx';
import type { Route } from './+types/ui';

export const meta = () => [
  { title: `Parts | ${product.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ context }: Route.LoaderArgs) {
  if (pageFactsOf(context).environment !== 'local') throw data(null, { status: 404 });
  return null;
}

const parts: readonly (readonly [title: string, part: ReactNode])[] = [
  ['Buttons', <Buttons key="buttons" />],
  ['Badges', <Badges key="badges" />],
  ['Fields', <Fields key="fields" />],
  ['Choices', <Choices key="choices" />],
  ['Error summary', <Summary key="summary" />],
  ['Banners', <Banners key="banners" />],
  ['Dialog', <Dialogs key="dialog" />],
  ['Tabs', <TabSet key="tabs" />],
  ['Bars', <Bars key="bars" />],
  ['Ledger', <ExampleLedger key="ledger" />],
  ['Skeleton', <ExampleSkeleton key="skeleton" />],
  ['Lists', <Lists key="lists" />],
  ['Charts', <ChartSet key="charts" />],
];

export default function DevUi() {
  return (
    <>
      <div className="page pt-8 pb-8">
        <h1 className="h2">Parts</h1>
      </div>
      {parts.map(([title, part]) => (
        <section className="section page" aria-label={title} key={title}>
          <h2 className="h3 mb-6">{title}</h2>
          {part}
        </section>
      ))}
    </>
  );
}

function ExampleLedger() {
  return (
    <Ledger
      lines={[
        { label: 'You owe today', figure: '£8,430.00' },
        { label: 'Interest you would pay', figure: '£2,309.99' },
      ]}
      total={{ label: 'Total to pay', figure: '£10,739.99' }}
    />
  );
}
