import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileLabel } from './export-section.tsx';

it.each([
  ['avalanche', 'Export PDF of the avalanche plan'],
  ['custom', 'Export PDF of the plan in your own order'],
] as const)('a file of %s is called %s', (strategy, name) => {
  const markup = renderToStaticMarkup(<FileLabel label="Export PDF" strategy={strategy} />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(name);
});
