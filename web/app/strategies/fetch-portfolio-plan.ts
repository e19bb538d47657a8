/** Asks for the plan that a portfolio keeps. With what it needs, it comes only to those who come from one. */
import type { getPlanCall, PortfolioPlan } from '@debt-payoff/contract/plan';
import { planAddresses } from '@debt-payoff/contract/portfolio-addresses';
import { quietSignedInCall } from '../session/signed-in-call.ts';

export function fetchPortfolioPlan(id: number): Promise<PortfolioPlan> {
  return quietSignedInCall<typeof getPlanCall>(planAddresses.get, { params: { id } });
}
