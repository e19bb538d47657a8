/** The gate stands before the pages and before the API, which may have a host of its own. */
import { apiOrigin } from '../session/calls.ts';

/** The first reply that is no success, or the last one. */
export async function fetchFromEveryHost(path: string, init: RequestInit): Promise<Response> {
  const own = await fetch(path, { ...init, credentials: 'include' });
  const other = apiOrigin();
  if (!own.ok || other === undefined) return own;
  return fetch(`${other}${path}`, { ...init, credentials: 'include' });
}
