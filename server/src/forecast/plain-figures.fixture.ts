/** All that is worked out of a plain history, as text, a line for each thing, and the digests by which it is compared. */
import { createHash } from 'node:crypto';
import { forecastLines, madeLines } from './plain-forecast-lines.fixture.ts';
import { plainHistory, plainHistoryCount } from './plain-histories.fixture.ts';
import { ledgerLines } from './plain-ledger-lines.fixture.ts';

/** So many histories have one digest. */
export const batchSize = 50;
export const batchCount = plainHistoryCount / batchSize;
const digestLength = 12;
const digestsPerLine = 10;

export type PlainFigures = {
  /** The commit whose figures these are. */
  readonly commit: string;
  readonly batches: readonly string[];
};

export function recordFigures(commit: string): PlainFigures {
  const digests = Array.from({ length: batchCount }, (_, batch) => digestOf(batch));
  return {
    commit,
    batches: Array.from({ length: Math.ceil(batchCount / digestsPerLine) }, (_, line) =>
      digests.slice(line * digestsPerLine, (line + 1) * digestsPerLine).join(' '),
    ),
  };
}

export function digestsIn({ batches }: PlainFigures): string[] {
  return batches.flatMap((line) => line.split(' '));
}

export function digestOf(batch: number): string {
  const hash = createHash('sha256');
  for (const number of numbersIn(batch)) hash.update(figuresOf(number));
  return hash.digest('hex').slice(0, digestLength);
}

export function numbersIn(batch: number): number[] {
  return Array.from({ length: batchSize }, (_, at) => batch * batchSize + at);
}

export function figuresOf(number: number): string {
  const history = plainHistory(number);
  return [
    ...history.debts.flatMap((debt) => ledgerLines(debt, history)),
    ...forecastLines(history),
    ...madeLines(history),
  ].join('\n');
}
