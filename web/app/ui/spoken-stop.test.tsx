import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DeleteDialog } from './delete-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';

const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, '');

it('the messages of an error summary are sentences of their own', () => {
  const problems = [
    { fieldId: 'debt', message: 'Debt is required' },
    { fieldId: 'rate', about: 'Debt 2, rate', message: 'Enter a rate.' },
  ];
  const markup = renderToStaticMarkup(<ErrorSummary title="Wrong" problems={problems} />);
  const [, list = ''] = /<ul[^>]*>(.*)<\/ul>/.exec(markup) ?? [];
  expect(list.split('</li>').map(wordsOf)).toEqual([
    'Debt is required.',
    'Debt 2, rate: Enter a rate.',
    '',
  ]);
});

it.each([
  [undefined, 'Household.Are you sure?'],
  [' and its 3 debts will be deleted.', 'Household and its 3 debts will be deleted.Are you sure?'],
])('what is deleted is a sentence before the question: with %j', (goesAlong, words) => {
  const markup = renderToStaticMarkup(
    <DeleteDialog
      title="Delete"
      name="Household"
      goesAlong={goesAlong}
      question="Are you sure?"
      isBusy={false}
      failure={null}
      onDelete={() => {}}
      onClose={() => {}}
    />,
  );
  expect(wordsOf(markup)).toContain(words);
});
