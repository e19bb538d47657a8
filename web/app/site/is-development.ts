import { environmentOfHost } from '@debt-payoff/contract/environment-hosts';
import { type ServerFacts, useServerFacts } from './server-facts.ts';

/** By what the server runs as, or by the name of its host. */
export function isDevelopment({
  environment,
  origin,
}: Pick<ServerFacts, 'environment' | 'origin'>): boolean {
  const hostName = URL.canParse(origin) ? new URL(origin).hostname : '';
  return (
    environment === 'local' ||
    environment === 'development' ||
    environmentOfHost(hostName) === 'development'
  );
}

export function useIsDevelopment(): boolean {
  return isDevelopment(useServerFacts());
}
