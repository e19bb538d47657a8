/** What pages ask the server is shared between their parts and kept while they are open. */
import { CallError } from '@debt-payoff/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PersonLeft, useDepartures } from './person.ts';

const triesAgainMax = 2;

export function Queries({ children }: { readonly children: ReactNode }) {
  return <QueriesOfOne key={useDepartures()}>{children}</QueriesOfOne>;
}

/** Anyone who comes next fetches everything again. */
function QueriesOfOne({ children }: { readonly children: ReactNode }) {
  const [client] = useState(makeClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The browser is not believed about being offline: a call that fails says so.
        networkMode: 'always',
        retry: (count, error) => mayTryAgain(error) && count < triesAgainMax,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** A reply will not be another one; and nobody is asked in the name of somebody who has left. */
function mayTryAgain(error: unknown): boolean {
  return !(error instanceof CallError || error instanceof PersonLeft);
}
