import { describe, expect, it } from 'vitest';
import {
  blankSchedule,
  factsOf,
  formOf,
  lacksRequired,
  type ScheduleForm,
  scheduleProblems,
  wordsOf,
} from './schedule-form.ts';
import { aSchedule } from './schedules.fixture.ts';

const good: ScheduleForm = { ...blankSchedule, debtId: '7', amount: '85', day: '28' };

describe('the form', () => {
  it('asks for debt, amount and day', () => {
    expect(scheduleProblems(blankSchedule)).toEqual({
      debtId: 'Debt is required',
      amount: 'Amount is required',
      day: 'Payment day is required',
    });
    expect(lacksRequired(blankSchedule)).toBe(true);
    expect(lacksRequired({ ...good, amount: ' ' })).toBe(true);
    expect(lacksRequired(good)).toBe(false);
    expect(scheduleProblems(good)).toEqual({});
  });

  it.each([
    ['amount', '0', undefined],
    ['amount', '0.01', undefined],
    ['amount', '-0.01', 'Amount must be 0 or more'],
    ['amount', '1.005', 'Amount can have at most 2 decimal places'],
    ['amount', 'ten', 'Amount must be a number'],
    ['amount', '£', 'Amount must be a number'],
    ['day', '1', undefined],
    ['day', '31', undefined],
    ['day', '0', 'Payment day must be between 1 and 31'],
    ['day', '32', 'Payment day must be between 1 and 31'],
    ['day', '1.5', 'Payment day must be between 1 and 31'],
    ['notes', 'n'.repeat(1_001), 'Notes can have at most 1000 characters'],
  ] as const)('%s %s: %s', (field, typed, problem) => {
    expect(scheduleProblems({ ...good, [field]: typed })[field]).toBe(problem);
  });
});

it('what is read from a scheduled payment is sent back the same', () => {
  const schedule = aSchedule({
    payment_amount: 1_090.5,
    payment_day: 31,
    payment_type: 'minimum',
    is_active: false,
    next_due_date: null,
  });
  expect(factsOf(formOf(schedule))).toEqual({
    debt_id: 7,
    amount_kind: 'fixed',
    payment_amount: 1_090.5,
    payment_day: 31,
    payment_type: 'minimum',
    notes: '',
    is_active: false,
  });
});

describe('what the lender asks', () => {
  it('needs no amount, and sends none', () => {
    const form = { ...good, kind: 'required', amount: 'ten' };
    expect(scheduleProblems(form)).toEqual({});
    expect(lacksRequired({ ...form, amount: '' })).toBe(false);
    expect(lacksRequired({ ...form, day: '' })).toBe(true);
    expect(factsOf(form)).toMatchObject({ amount_kind: 'required', payment_day: 28 });
    expect(factsOf(form)).not.toHaveProperty('payment_amount');
  });

  it('is no amount of its own to go back to', () => {
    const form = formOf(aSchedule({ amount_kind: 'required', payment_amount: 43.59 }));
    expect(form).toMatchObject({ kind: 'required', amount: '' });
    expect(scheduleProblems({ ...form, kind: 'fixed' })).toEqual({ amount: 'Amount is required' });
  });

  it('is told in words where somebody else has changed it', () => {
    const saved = aSchedule({ amount_kind: 'required' });
    expect(wordsOf('kind', { saved, form: formOf(saved) })).toBe('What the lender asks');
  });
});
