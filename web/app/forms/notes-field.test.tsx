import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NotesField } from './notes-field.tsx';

it('asks for nothing about health, and is described by that', () => {
  const html = renderToStaticMarkup(<NotesField id="notes" defaultValue="" />);
  expect(html).toContain('anything about health');
  expect(html).toContain('aria-describedby="notes-hint"');
});
