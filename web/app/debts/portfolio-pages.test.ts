import { expect, it } from 'vitest';
import { readPortfolioId } from './portfolio-pages.ts';

it.each(['7', '999999999'])('%s in an address is a portfolio', (given) => {
  expect(readPortfolioId(given)).toBe(Number(given));
});

it.each(['0', '-1', '1.5', 'abc', '07', '7x', '', '99999999999', undefined])(
  '%s in an address is none',
  (given) => {
    expect(readPortfolioId(given)).toBeNull();
  },
);
