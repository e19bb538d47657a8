/** What the call replies to old requests, as text, and the digests by which such texts are compared. */
import { createHash } from 'node:crypto';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import payoff from '../../../engine/src/fixtures/payoff.json' with { type: 'json' };
import { oldRequest } from './old-requests.fixture.ts';
import { compare, requireSendable } from './strategies.ts';
import { writeComparison } from './strategies.wire.ts';

export const oldRequestCount = 10_000;

/** The worked cases, each with and without its months. */
export const workedRequests: readonly object[] = payoff.cases.flatMap(({ debts, extraPayment }) => [
  { debts, extraPayment },
  { debts, extraPayment, includeDetails: false },
]);

/** As HTTP sends it. None of these requests asks for more months than a reply may have. */
export function replyText(request: object): string {
  const comparison = compare(compareStrategiesCall.body.parse(request));
  requireSendable(comparison);
  return [...writeComparison(comparison)].join('');
}

/** Short: of ten thousand changed texts, not one would be likely to keep its digest. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digestLength);
}

const digestLength = 12;
const digestsPerLine = 10;

export type OldReplies = {
  /** The commit whose replies these are. */
  readonly commit: string;
  readonly worked: readonly string[];
  readonly random: readonly string[];
};

export function recordReplies(commit: string): OldReplies {
  const numbers = Array.from({ length: oldRequestCount }, (_, number) => number);
  return {
    commit,
    worked: linesOf(workedRequests),
    random: linesOf(numbers.map(oldRequest)),
  };
}

function linesOf(requests: readonly object[]): string[] {
  const digests = requests.map((request) => digestOf(replyText(request)));
  return Array.from({ length: Math.ceil(digests.length / digestsPerLine) }, (_, line) =>
    digests.slice(line * digestsPerLine, (line + 1) * digestsPerLine).join(' '),
  );
}

export function digestsIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
