import { expect, it } from 'vitest';
import { strategyOptionsWithCustom, strategyOptionsWithCustomOffer } from './strategy-options.ts';

const customAmong = (options: typeof strategyOptionsWithCustom) =>
  options.filter(({ value }) => value === 'custom').map(({ label }) => label);

it('says whose the own order is to those whose plan does not include it', () => {
  expect(customAmong(strategyOptionsWithCustom)).toEqual(['Custom: your own order']);
  expect(customAmong(strategyOptionsWithCustomOffer)).toEqual(['Custom (Premium): your own order']);
});
