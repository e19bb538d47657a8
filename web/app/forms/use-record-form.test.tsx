import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import type { ErrorCode } from '@debt-payoff/contract/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { UnsentForm } from './unsent-form.ts';
import { useRecordForm } from './use-record-form.ts';

const fields = { name: 'name', amount: 'payment_amount' } as const;
const start = { name: 'Car', amount: '' };

/** The form as it is first shown, where sending it has failed with the error. */
function shownForm(error: Error | null = null, kept?: UnsentForm<typeof start>) {
  const seen: ReturnType<
    typeof useRecordForm<keyof typeof fields, typeof start, never, object, unknown>
  >[] = [];
  function Probe() {
    const nothing = (): void => {};
    const state = useRecordForm({
      unsentName: null,
      start,
      kept,
      fields,
      problemsOf: (form) => (form.amount === '' ? { amount: 'Amount is required' } : {}),
      summaryTitleOf: () => 'Please look again',
      bodyOf: (form) => form,
      save: { mutate: nothing, reset: nothing, isPending: false, error },
      failureOf: () => 'Not saved.',
      onSaved: nothing,
    });
    seen.push(state);
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Probe />
    </QueryClientProvider>,
  );
  const [form] = seen;
  if (form === undefined) throw new Error('The form was not shown.');
  return form;
}

function refusal(status: number, code: ErrorCode, refused: Record<string, string> = {}) {
  return new CallError(status, { error: 'No', code, request_id: 'r1', fields: refused });
}

describe('the form of a record', () => {
  it('starts with what it is given, and finds no fault before it is sent', () => {
    const { field, idOf, summary, failure } = shownForm();
    expect(field('name')).toMatchObject({ id: idOf('name'), value: 'Car', error: null });
    expect(field('amount')).toMatchObject({ value: '', error: null });
    expect([summary, failure]).toEqual([undefined, null]);
  });

  it('goes on with what was typed before the page was left, and knows what it was typed over', () => {
    const form = { name: 'Van', amount: '20' };
    expect(shownForm(null, { form, base: start, version: 3 })).toMatchObject({
      ...{ form, base: start, version: 3, isFromBefore: false },
    });
  });

  it('shows what the server refuses beside its field, and nowhere else', () => {
    const error = refusal(400, 'invalid_input', { payment_amount: 'Too much' });
    const { field, failure } = shownForm(error);
    expect(field('amount').error).toBe('Too much');
    expect(field('name').error).toBeNull();
    expect(failure).toBeNull();
  });

  it.each([
    ['was not reached', new NetworkFailure(null), 'Not saved.', false],
    ['refuses', refusal(400, 'invalid_input'), 'Not saved.', false],
    ['refuses what has no field', refusal(400, 'invalid_input', { id: 'No' }), 'Not saved.', false],
    [
      'refuses what has a field and what has none',
      refusal(400, 'invalid_input', { name: 'Taken', id: 'No' }),
      'Not saved.',
      false,
    ],
    ['knows a newer state, which is said elsewhere', refusal(409, 'conflict'), null, true],
  ])('says what failed where the server %s', (_, error, failure, hasConflict) => {
    expect(shownForm(error)).toMatchObject({ failure, hasConflict });
  });
});
