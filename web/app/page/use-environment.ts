import { environmentFrom } from '@debt-payoff/contract/environment-hosts';
import type { Environment } from '@debt-payoff/contract/roles';
import { useServerFacts } from './server-facts.ts';

export function useEnvironment(): Environment {
  const { environment } = useServerFacts();
  const hostName = typeof window === 'undefined' ? '' : window.location.hostname;
  return environmentFrom({ told: environment, hostName });
}
