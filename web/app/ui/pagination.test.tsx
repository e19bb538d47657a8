import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const go = (): void => {};

/** Each of its buttons, with whether it can be pressed. */
function buttonsOf(previous: typeof go | null, next: typeof go | null): [string, boolean][] {
  const drawn = renderToStaticMarkup(
    <Pagination
      label="Pages of fruit"
      shown="1 to 2 of 3"
      previous={{ label: 'Previous', onGo: previous }}
      next={{ label: 'Next', onGo: next }}
    />,
  );
  const buttons = drawn.matchAll(/<button(?<attributes>[^>]*)>(?<label>\w+)</g);
  return Array.from(buttons, ({ groups = {} }) => [
    groups.label ?? '',
    !groups.attributes?.includes('aria-disabled="true"'),
  ]);
}

it('keeps the button to where there is nothing more, so the focus stays on it', () => {
  expect(buttonsOf(go, null)).toEqual([
    ['Previous', true],
    ['Next', false],
  ]);
  expect(buttonsOf(null, go)).toEqual([
    ['Previous', false],
    ['Next', true],
  ]);
});

it('offers no buttons where all is on one page', () => {
  expect(buttonsOf(null, null)).toEqual([]);
});
