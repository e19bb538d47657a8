import { expect, it } from 'vitest';
import { wayBack } from './way-back.ts';

it('leads to the calculator, with what was typed', () => {
  expect(wayBack({ origin: { kind: 'calculator' } })).toEqual({
    label: 'Back to Calculator',
    to: { pathname: '/', hash: '#calculator' },
    state: { preserveCalculator: true },
  });
});

it('takes what is left each month along to the calculator, under the mark of the results, and nowhere else', () => {
  const left = { leftEachMonth: 850, mark: 'm' };
  expect(wayBack({ origin: { kind: 'calculator' }, ...left }).state).toEqual({
    preserveCalculator: true,
    ...left,
  });
  expect(wayBack({ origin: { kind: 'portfolio', portfolioId: '1' }, ...left }).state).toBeNull();
});

it('leads to the portfolio that the debts came from', () => {
  expect(wayBack({ origin: { kind: 'portfolio', portfolioId: 'a/b' } })).toMatchObject({
    label: 'Back to Portfolio',
    to: { pathname: '/portfolios/a%2Fb' },
  });
});

it.each([
  ['/portfolios?sort=name#top', { pathname: '/portfolios', search: '?sort=name', hash: '#top' }],
  [null, { pathname: '/dashboard' }],
  ['/%5C%5Celsewhere.example', { pathname: '/dashboard' }],
  ['https://elsewhere.example/', { pathname: '/dashboard' }],
  ['//elsewhere.example/', { pathname: '/dashboard' }],
  ['/\\elsewhere.example/', { pathname: '/dashboard' }],
  ['/.//elsewhere.example', { pathname: '/dashboard' }],
  ['javascript:alert(1)', { pathname: '/dashboard' }],
])('leads from the creation of a portfolio back to %j only within our site', (returnTo, to) => {
  const way = wayBack({ origin: { kind: 'portfolio dialog', returnTo } });
  expect(way.label).toBe('Continue Portfolio Creation');
  expect(way.to).toMatchObject(to);
});
