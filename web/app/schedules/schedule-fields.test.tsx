import type { RequiredPayment } from '@debt-payoff/contract/schedules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aDebt } from '../dashboard/builders.fixture.ts';
import { scheduleKeys } from './queries.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { blankSchedule, type ScheduleField, type ScheduleForm } from './schedule-form.ts';

const nothing = (): void => {};

function shown(changes: Partial<ScheduleForm>, required?: readonly RequiredPayment[]) {
  const form = { ...blankSchedule, ...changes };
  const field = (name: ScheduleField) => ({
    id: name,
    value: form[name],
    error: null,
    hint: undefined,
    onChange: nothing,
  });
  const queries = new QueryClient();
  if (required !== undefined) queries.setQueryData(scheduleKeys.required(1), required);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ScheduleFields
        state={{ form, theirs: {}, field, edit: nothing, idOf: (name) => name }}
        portfolioId={1}
        debts={[aDebt({ id: 7 })]}
        hasStatus={false}
      />
    </QueryClientProvider>,
  );
  return {
    hasAmount: markup.includes('id="amount"'),
    hint: /id="kind-hint">([^<]*)</.exec(markup)?.[1] ?? null,
  };
}

const follows = 'It changes with what the lender asks for.';

it('a fixed amount is typed', () => {
  expect(shown({ debtId: '7' })).toEqual({ hasAmount: true, hint: null });
});

it.each<[string, RequiredPayment[] | undefined, string]>([
  ['7', [{ debt_id: 7, required_payment: 43.59 }], `This month it is £43.59. ${follows}`],
  [
    '7',
    [{ debt_id: 7, required_payment: 0 }],
    `Nothing is asked for this month, so nothing falls due. ${follows}`,
  ],
  ['7', [{ debt_id: 8, required_payment: 43.59 }], follows],
  ['', [{ debt_id: 7, required_payment: 43.59 }], follows],
  ['7', undefined, follows],
])('what the lender of debt %j asks of %j is not typed, and said: %s', (debtId, required, hint) => {
  expect(shown({ debtId, kind: 'required', amount: '85' }, required)).toEqual({
    hasAmount: false,
    hint,
  });
});
