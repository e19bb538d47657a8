/** Asks the server for the comparison and keeps of the answer what the strategies page needs. */
import { CallError } from '@debt-payoff/contract/client';
import { cutCreditor } from '@debt-payoff/contract/debt-rules';
import type { LimitAnswer } from '@debt-payoff/contract/errors';
import { asLimitAnswer } from '@debt-payoff/contract/failure-answer';
import type { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { compareStrategiesAddress } from '@debt-payoff/contract/strategies-address';
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { publicCall } from '../session/calls.ts';
import type { PlannedDebt, StrategiesState, StrategySummary } from './strategies-state.ts';

export async function requestStrategies(
  debts: readonly PlannedDebt[],
  extraPayment: number,
): Promise<StrategiesState> {
  // The page computes the months itself: those of many debts would be megabytes on a phone.
  const results = await publicCall<typeof compareStrategiesCall>(compareStrategiesAddress, {
    body: {
      // A saved debt may have a name from before there was a limit; the summaries name none.
      debts: debts.map((debt) => ({ ...debt, creditor: cutCreditor(debt.creditor) })),
      extraPayment,
      includeDetails: false,
    },
  });
  return {
    debts,
    extraPayment,
    results: {
      minimum: summaryOf(results.minimum),
      avalanche: summaryOf(results.avalanche),
      snowball: summaryOf(results.snowball),
    },
    origin: { kind: 'calculator' },
  };
}

function summaryOf(result: StrategySummary): StrategySummary {
  const { monthsToPayoff, yearsToPayoff, totalInterestPaid, monthlyPayment, neverPaysOff } = result;
  return { monthsToPayoff, yearsToPayoff, totalInterestPaid, monthlyPayment, neverPaysOff };
}

/** What people read when it fails: the server's words, or that there was no answer. */
export function failureText(error: unknown): string {
  if (!(error instanceof CallError)) return calculatorTexts.failures.tryLater;
  const { answer } = error;
  const said = [answer.error, 'message' in answer && answer.message].filter(Boolean);
  return said.join(': ') || calculatorTexts.failures.calculationFailed;
}

export function limitOf(error: unknown): LimitAnswer | null {
  return error instanceof CallError ? asLimitAnswer(error.status, error.answer) : null;
}
