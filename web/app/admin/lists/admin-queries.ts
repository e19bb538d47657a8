/** What staff fetch, all under one key: an act shows in several lists, and in the record of acts. */
import type { QueryClient } from '@tanstack/react-query';
import { fetchAgain } from '../../session/fetched-data.ts';

const all = ['admin'] as const;

/** `['admin', noun, …]`, for every query of the area that an act may change. */
export function adminKey<const Parts extends readonly unknown[]>(noun: string, ...parts: Parts) {
  return [...all, noun, ...parts] as const;
}

export function fetchAdminAgain(queries: QueryClient): Promise<void> {
  return fetchAgain(queries, all);
}
