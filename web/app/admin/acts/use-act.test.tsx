import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { type Act, useAct } from './use-act.ts';

/** Does something and tells what happened in which order. */
async function orderOf(call: () => Promise<string>): Promise<string[]> {
  const happened: string[] = [];
  const queries = new QueryClient();
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async ({ queryKey } = {}) => {
    happened.push(`fetch ${queryKey}`);
  });
  const acts: Act<null>[] = [];
  function Probe() {
    const onDone = (): void => void happened.push('done');
    const said = (reply: string): string => {
      happened.push(`say ${reply}`);
      return reply;
    };
    acts.push(useAct({ call, failed: 'Failed', said, onDone }));
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Probe /> }]);
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  acts[0]?.run(null);
  await vi.waitUntil(() => queries.isMutating() === 0 && happened.length > 0);
  return happened;
}

it('what was done is said once everything that staff see has been fetched again', async () => {
  expect(await orderOf(async () => 'User suspended')).toEqual([
    'fetch admin',
    'done',
    'say User suspended',
  ]);
});

it('where it failed nothing is said, and what may be old is fetched again', async () => {
  expect(await orderOf(() => Promise.reject(new Error('No')))).toEqual(['fetch admin']);
});
