import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

it.each([
  ['Password', 'Show password'],
  ['New password', 'Show password, New password'],
  ['Confirm password', 'Show password, Confirm password'],
])('of %s the button is called %s', (label, name) => {
  const markup = renderToStaticMarkup(<PasswordField label={label} />);
  expect(/<button[^>]*>(.*?)<\/button>/.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(name);
});
