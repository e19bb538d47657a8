/** The gate stands before the pages and before the API, which may have a host of its own. */
import { type Client, createClient } from '@debt-payoff/contract/client';
import { apiOrigin } from '../session/calls.ts';

/** Makes a call to each host, until one refuses it. Not by way of the gate: this is what opens it. */
export function everyHost(headers: Readonly<Record<string, string>> = {}): Client {
  const at = (origin: string): Client =>
    createClient({
      origin,
      fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, ...headers } }),
    });
  return async (call, input) => {
    const reply = await at('')(call, input);
    const other = apiOrigin();
    return other === undefined ? reply : at(other)(call, input);
  };
}
