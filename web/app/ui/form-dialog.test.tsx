import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

const saves = 'Records what you have paid.';

it.each([
  [{ lead: saves }, saves],
  [{ outcome: <p>Debt free in May.</p> }, 'Debt free in May.'],
  [{}, null],
])('is described by what sending it means: %o', (said, description) => {
  const markup = renderToStaticMarkup(
    <FormDialog
      title="Add Payment"
      formId="form"
      saveLabel="Add"
      isChanged={false}
      onSubmit={() => {}}
      onClose={() => {}}
      {...said}
    >
      Amount
    </FormDialog>,
  );
  const [, id] = /<dialog[^>]* aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(id === undefined).toBe(description === null);
  if (description !== null) {
    expect(markup.split(` id="${id}">`)[1]?.replaceAll(/<[^>]+>/g, '')).toMatch(
      new RegExp(`^${description}`),
    );
  }
});
