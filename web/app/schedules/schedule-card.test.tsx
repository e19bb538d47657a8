import type { Schedule } from '@debt-payoff/contract/schedules';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScheduleCard } from './schedule-card.tsx';
import { aSchedule } from './schedules.fixture.ts';

const nothing = (): void => {};

function wordsOf(schedule: Partial<Schedule>, staysNote: string | null = null): string {
  const markup = renderToStaticMarkup(
    <ScheduleCard
      schedule={aSchedule(schedule)}
      staysNote={staysNote}
      today="2026-11-15"
      onEdit={nothing}
      onDelete={nothing}
      isBusy={false}
      onTakeBack={nothing}
    />,
  );
  return markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each<[string, Partial<Schedule>]>([
  ['Amount £120.00', {}],
  ['Amount What the lender asks: £120.00', { amount_kind: 'required' }],
  [
    'Amount What the lender asks: about £120.00',
    { amount_kind: 'required', is_estimate: true, next_due_date: '2026-12-20' },
  ],
])('%s', (words, schedule) => {
  expect(wordsOf(schedule)).toContain(words);
});

it('where the lender asks for nothing, nothing falls due', () => {
  const words = wordsOf({ amount_kind: 'required', payment_amount: 0, next_due_date: null });
  expect(words).toContain('Amount What the lender asks: nothing now');
  expect(words).toContain('Next due date None, nothing is asked for');
  expect(wordsOf({ is_active: false, next_due_date: null })).toContain('None while inactive');
});

it('says that an amount stays where its debt has a new payment', () => {
  const note = 'Stays at £120.00: it does not follow the new payment of £150.00 from March 2027.';
  expect(wordsOf({}, note)).toContain(note);
});
