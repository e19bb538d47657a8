import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aDebt } from '../dashboard/builders.fixture.ts';
import { OutcomeBanner, scheduleWords } from './outcome-banner.tsx';

it.each([
  ['a debt that stays owed', { was: false, is: false, active: [true] }, null],
  [
    'paying off, which ends them',
    { was: false, is: true, active: [false, false] },
    'Its scheduled payments are now inactive.',
  ],
  [
    'undoing that at once',
    { was: true, is: false, active: [true, false] },
    'Its scheduled payments are active again.',
  ],
  [
    'undoing it later',
    { was: true, is: false, active: [false] },
    'Its scheduled payments are still inactive. If you pay it every month, set them to active.',
  ],
  ['a debt without any', { was: true, is: false, active: [] }, null],
])('of schedules, %s says what has become of them', (_, { was, is, active }, words) => {
  const scheduled_payments = active.map((is_active) => ({ is_active }));
  expect(scheduleWords({ is_paid_off: is, scheduled_payments }, was)).toBe(words);
});

it.each([
  [0, /^Payment added successfully.*Barclaycard is paid off\. Dismiss$/],
  [190, /Barclaycard is paid off\. {1,2}You paid £190\.00 more than was owed\.Dismiss$/],
])('with %s paid beyond all that was owed it says so', (excess, words) => {
  const debt = aDebt({ balance: 0 });
  const outcome = {
    text: 'Payment added successfully',
    debtId: debt.id,
    wasPaidOff: false,
    excess,
  };
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeBanner outcome={outcome} debts={[debt]} onDismiss={() => {}} />
    </QueryClientProvider>,
  );
  expect(markup.replaceAll(/<[^>]+>/g, '')).toMatch(words);
});
