import { expect, it } from 'vitest';
import { strategyOptionsFor } from './strategy-options.ts';

const others = [
  'Avalanche: the highest rate first, looking ahead at deals',
  'Snowball: the smallest balance first',
  'Minimum: the extra is split evenly',
];
const own = 'Custom: your own order';
const offered = 'Custom (Premium): your own order';

const offer = { chosen: 'avalanche', isOrderOffer: true, mayOffer: true };

it.each([
  ['is there for those whose plan includes it', { ...offer, isOrderOffer: false }, own],
  ['is so also where nothing is offered', { ...offer, isOrderOffer: false, mayOffer: false }, own],
  ['says to others whose it is', offer, offered],
  ['is left out where nothing is offered', { ...offer, mayOffer: false }, null],
  ['stays where it is chosen', { ...offer, mayOffer: false, chosen: 'custom' }, own],
])('among the strategies the own order %s', (_, given, custom) => {
  const labels = strategyOptionsFor(given).map(({ label }) => label);
  const expected = custom === null ? others : [...others, custom];
  expect(labels.toSorted()).toEqual(expected.toSorted());
});
