import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { describe, expect, it } from 'vitest';
import uk from '../../../engine/src/fixtures/uk.json' with { type: 'json' };
import { detailsBytesMax } from './details-size.ts';
import { compare } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

/** What the call replies to this body, as text. */
function replyTo(body: unknown): string {
  const comparison = compare(compareStrategiesCall.body.parse(body));
  const text = [...writeComparison(comparison)].join('');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(detailsBytesMax(comparison));
  return text;
}

const namesOfTerms = /"(?:totalFees|shortfall|lookAhead|target)":/;
const newFields =
  /"(?:rateKind|rateChanges|fee|minimum|priority|takesExtra|oneOffs|pauses|targetMonths)":/;

describe('worked cases of real UK debts, to the penny', () => {
  it.each(uk.cases)('$id: $about', ({ request, expect: expected }) => {
    const text = replyTo(request);
    const reply = compareStrategiesCall.replies[200].parse(JSON.parse(text));
    // What the schema does not know would be left out by it.
    expect(JSON.stringify(reply)).toBe(text);
    expect(Object.keys(reply).toSorted()).toEqual(Object.keys(expected).toSorted());
    const hasNewField = newFields.test(JSON.stringify(request));
    expect(namesOfTerms.test(text)).toBe(hasNewField);
    const results = new Map(Object.entries(reply));
    for (const [strategy, { months, ...summary }] of Object.entries(expected)) {
      const { totalFees: _, shortfall: __, ...plainSummary } = summary;
      const { monthlyDetails, yearsToPayoff, ...result } =
        results.get(strategy) ?? expect.fail(strategy);
      expect(result).toEqual(hasNewField ? summary : plainSummary);
      expect(yearsToPayoff === null).toBe(result.monthsToPayoff === null);
      expect(monthlyDetails).toHaveLength(result.monthsToPayoff ?? 0);
      for (const month of months ?? []) expect(monthlyDetails[month.month - 1]).toEqual(month);
    }
  });
});
