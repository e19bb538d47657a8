/** A page of the admin area as it stands once the server has replied. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import {
  aBrowser,
  aToken,
  type RecordedRequest,
  type Reply,
} from '../../session/browser.fixture.ts';

export async function shownPage({
  reply,
  address,
  path,
  load,
  fetch,
}: {
  /** One for all calls, or each call's own. */
  readonly reply: Reply | ((request: RecordedRequest) => Reply);
  readonly address: string;
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** What the page would ask for. */
  readonly fetch: (queries: QueryClient) => Promise<unknown>;
}): Promise<string> {
  aBrowser((request) => (typeof reply === 'function' ? reply(request) : reply));
  localStorage.setItem('jwt_token', aToken({ sub: '2' }));
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, networkMode: 'always' } },
  });
  const Page = await load();
  await fetch(queries);
  const routes = [{ path, element: <Page /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

export function menuOf(markup: string): (string | undefined)[] {
  return [...markup.matchAll(/class="menu-item[^>]*>([^<]*)</g)].map(([, label]) => label);
}

/** The names of the fields that are marked as required. */
export function requiredOf(markup: string): (string | undefined)[] {
  const ids = [...markup.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .filter(([tag]) => tag.includes('required=""'))
    .map(([tag]) => / id="([^"]+)"/.exec(tag)?.[1]);
  return ids.map((id) => markup.split(`<label for="${id}">`)[1]?.split('<')[0]);
}

export function buttonsOf(markup: string): (string | undefined)[] {
  return [...markup.matchAll(/<button[^>]*>([^<]*)</g)].map(([, label]) => label);
}
