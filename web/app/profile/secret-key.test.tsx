import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SecretKey } from './secret-key.tsx';

it('is shown in groups of four, spelled for the ear, and can be copied', () => {
  const markup = renderToStaticMarkup(<SecretKey secret="ABCD2345EF" />);
  expect(markup).toContain('<code class="secret" aria-hidden="true">ABCD 2345 EF</code>');
  const heard = markup.replace(/<code.*?<\/code>/, '').replaceAll(/<[^>]+>/g, '');
  expect(heard).toContain('Or type this key: A B C D, 2 3 4 5, E F.');
  expect(heard).toContain('Copy key');
});
