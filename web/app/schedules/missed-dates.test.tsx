import { expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { MissedDates } from './missed-dates.tsx';
import { aMissed } from './schedules.fixture.ts';

const nothing = (): void => {};
const settling = {
  run: nothing,
  undo: null,
  reset: nothing,
  isBusy: false,
  failure: null,
  result: null,
};

function datesOf(amounts: readonly number[]): string[] {
  const markup = markupWithFacts(
    <MissedDates portfolioId={1} payment={aMissed(amounts)} settling={settling} onLink={nothing} />,
  );
  return [...markup.matchAll(/<li class="missed-date"><span>(.*?)<\/span><div/g)].map(
    ([, words = '']) => words.replaceAll(/<[^>]+>/g, ''),
  );
}

it('each date has its own amount where they differ', () => {
  expect(datesOf([30, 29.1])).toEqual(['20 September 2026, £30.00', '20 October 2026, £29.10']);
});

it('one amount is said of all of them, and not again', () => {
  expect(datesOf([60, 60])).toEqual(['20 September 2026', '20 October 2026']);
});
