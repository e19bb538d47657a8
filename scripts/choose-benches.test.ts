import { expect, it } from 'vitest';
import { chooseBenches } from './choose-benches.ts';

const names = ['pages', 'strategies', 'strategies-page'];

it('without a name, all benches run', () => {
  expect(chooseBenches(names, [])).toEqual({ chosen: names });
});

it('a name runs that bench, and none whose name begins alike', () => {
  expect(chooseBenches(names, ['strategies'])).toEqual({ chosen: ['strategies'] });
});

it.each(['strategie', 'Pages', ''])(
  'a name that no bench has, "%s", is refused with those that there are',
  (name) => {
    expect(chooseBenches(names, ['pages', name])).toEqual({
      problem: `There is no bench named "${name}". Choose from: pages, strategies, strategies-page.`,
    });
  },
);
