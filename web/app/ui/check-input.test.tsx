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
    const textOf = (attribute: string): string | undefined => {
      const id = new RegExp(`<input[^>]* ${attribute}="([^"]+)"`).exec(markup)?.[1];
      return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1];
    };
    expect(textOf('aria-labelledby')).toBe('Auto-payment');
    expect(textOf('aria-describedby')).toBe('Every month.');
  },
);
