import type { Company } from '@debt-payoff/contract/company';
import { withPlaceholders } from '@debt-payoff/contract/texts/company';
import { useServerFacts } from './server-facts.ts';

/** Who runs the product, as legal pages name it; on a developer's machine with what is still to be configured. */
export function useCompany(): Company {
  const { company, environment } = useServerFacts();
  return withPlaceholders(company, environment);
}
