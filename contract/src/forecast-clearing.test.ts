import { type ForecastInput, forecast } from '@debt-payoff/engine/forecast';
import { describe, expect, it } from 'vitest';
import { forecastClearingSentence } from './forecast-clearing.ts';
import { termLimits } from './term-limits.ts';

/** £1,000 at 24%, of which the payment of £10 does not cover the £20 of interest. */
const debt = {
  owedPence: 100_000,
  rateBasisPoints: 2_400,
  monthlyPaymentPence: 1_000,
  startBalancePence: 100_000,
  startRateBasisPoints: 2_400,
  startOwedPence: 100_000,
  paidPence: 0,
  isNew: false,
};
const terms = {
  rateParts: 60_000_000_000,
  startRateParts: 60_000_000_000,
  rateChanges: [],
  paymentChanges: [],
  minimum: null,
  requiredPence: 1_000,
  isPriority: false,
  takesExtra: true,
};
const input: ForecastInput = {
  strategy: 'avalanche',
  extraPence: 0,
  budgetCorrectionPence: 0,
  debts: [debt],
};

it('names the least extra that clears by the forecast, and what does it in five years', () => {
  const sentence = forecastClearingSentence(input);
  const [, least = '', soon = ''] =
    /^An extra payment of £([\d.]+) a month would clear it in .*; one of £([\d.]+) a month in/.exec(
      sentence,
    ) ?? [];
  const ahead = (pounds: string, less = 0) =>
    forecast({ ...input, extraPence: Math.round(Number(pounds) * 100) - less }).monthsAhead;
  expect(ahead(least)).not.toBeNull();
  expect(ahead(least, 1)).toBeNull();
  expect(ahead(soon)).toBe(60);
  expect(ahead(soon, 1)).toBe(61);
});

it('says what is on top where an extra is paid already, and speaks of several debts as such', () => {
  const sentence = forecastClearingSentence({ ...input, extraPence: 500, debts: [debt, debt] });
  expect(sentence).toMatch(
    /in total, £[\d.]+ on top of the £5\.00 now, would clear everything in /,
  );
});

it('says that no extra is enough where a debt that takes none would stay', () => {
  const stuck = { ...debt, terms: { ...terms, takesExtra: false } };
  const said = (debts: ForecastInput['debts']) => forecastClearingSentence({ ...input, debts });
  expect(said([stuck, debt])).toBe(
    'No extra payment would clear everything within 100 years. One of these debts takes no extra money.',
  );
  expect(said([stuck, debt, stuck])).toMatch(/ 2 of these debts take no extra money\.$/);
  expect(said([stuck])).toBe(
    'No extra payment would clear it within 100 years. It takes no extra money.',
  );
});

it('finds what clears after a pause that is longer than anything paid next month would wait', () => {
  const pauses = [{ fromMonth: 0, toMonth: 60 }];
  const plain = forecastClearingSentence(input);
  const paused = forecastClearingSentence({ ...input, pauses });
  expect(plain).toMatch(/^An extra payment of £[\d.]+ a month would clear it in .*; one of /);
  // Nothing clears within five years, so that the least stands alone.
  expect(paused).toMatch(/^An extra payment of £[\d.]+ a month would clear it in [^;]*$/);
});

describe('with more debts than a goal is worked out for', () => {
  const count = termLimits.goalDebtsMax + 1;
  const each = { ...debt, owedPence: 10_000, monthlyPaymentPence: 100, startOwedPence: 10_000 };
  const many = (size: number) => ({ ...input, debts: Array.from({ length: size }, () => each) });
  const termed = (size: number) => {
    const plan = many(size);
    return { ...plan, debts: plan.debts.map((one) => ({ ...one, terms })) };
  };
  const both = /^An extra payment of £[\d.]+ a month would clear everything in [^;]*; one of £/;

  it('gives the least extra alone where a debt has terms', () => {
    expect(forecastClearingSentence(termed(count))).toMatch(
      /^An extra payment of £[\d.]+ a month would clear everything in \d+ years[^;]*\.$/,
    );
    expect(forecastClearingSentence(termed(count - 1))).toMatch(both);
  });

  it('gives both where none has', () => {
    expect(forecastClearingSentence(many(count))).toMatch(both);
  });
});

it('is the same for a debt whose terms say nothing more', () => {
  const termed = { ...input, debts: [{ ...debt, terms }] };
  expect(forecastClearingSentence(termed)).toBe(forecastClearingSentence(input));
});
