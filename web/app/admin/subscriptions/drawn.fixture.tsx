/** Draws a part of the admin area as it looks once the server has replied. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { aBrowser, type Reply } from '../../session/browser.fixture.ts';

/** What is asked for by what was shown first may be shown next, and ask for more. */
const roundsMax = 5;

export type Server = (path: string) => Reply;

export async function drawn(
  part: ReactNode,
  {
    server,
    address = '/',
    route = '*',
  }: { readonly server: Server; readonly address?: string; readonly route?: string },
) {
  const { requests } = aBrowser(({ path }) => server(path));
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  });
  const draw = (): string =>
    renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={route} element={part} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  const waiting = draw();
  for (let round = 1; round <= roundsMax; round += 1) {
    const unasked = queries.getQueryCache().findAll({ predicate: isUnasked });
    if (unasked.length === 0) break;
    await Promise.all(unasked.map((query) => query.fetch().catch(() => null)));
    draw();
  }
  return { waiting, markup: draw(), requests: requests.map(({ path }) => path) };
}

function isUnasked({ state }: { readonly state: { readonly status: string } }): boolean {
  return state.status === 'pending';
}

export const unreachable: Server = () => 'unreachable';
/** Somebody between us and the server replied, with nothing to say. */
export const speechless: Server = () => ({ status: 502 });
