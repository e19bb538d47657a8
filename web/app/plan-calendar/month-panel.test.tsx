import { monthOf } from '@debt-payoff/contract/months';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MonthPanel } from './month-panel.tsx';
import { newOneOff } from './typed-one-offs.ts';

const [first, last] = [monthOf('2026-11'), monthOf('2027-12')];
const may = monthOf('2027-05');

function amountOf(howMany: number): string {
  const one = newOneOff([], may);
  const oneOffs = [one, newOneOff([one], may)].slice(0, howMany);
  const nothing = () => {};
  const markup = renderToStaticMarkup(
    <MonthPanel
      {...{ id: 'plan', month: may, first, last, oneOffs, kept: [], pauses: [], debts: [] }}
      showsProblems={false}
      onOneOffs={nothing}
      onPauses={nothing}
    />,
  );
  return /<label for="plan-amount-\d+">.*?<input[^>]*>/.exec(markup)?.[0] ?? '';
}

it.each([
  [1, 'Amount, pounds, May 2027'],
  [2, 'Amount, pounds, May 2027, 1'],
])(
  'of %i one-offs in a month the first asks for its amount with unit and month',
  (howMany, name) => {
    const amount = amountOf(howMany);
    expect(amount).toContain(`aria-label="${name}"`);
    expect(amount).toContain('required=""');
  },
);
