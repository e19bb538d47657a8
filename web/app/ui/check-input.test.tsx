import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckInput } from './check-input.tsx';

it.each(['checkbox', 'radio'] as const)(
  'a %s is named by its label alone, and described by its hint',
  (type) => {
    const markup = renderToStaticMarkup(
      <CheckInput
        type={type}
        label="Auto-payment"
        hint="Every month."
        isChecked
        onChange={() => {}}
      />,
    );
    expect(markup).toContain(`type="${type}"`);
    expect(markup).toContain('aria-label="Auto-payment"');
    const [, id] = /<input[^>]* aria-describedby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`id="${id}">Every month.<`);
  },
);
