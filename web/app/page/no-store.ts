/**
 * For pages at addresses that anyone can make up: the server must not keep them, since there is no end
 * of them, and they would push out the pages that people read.
 */
export const noStore = { headers: { 'cache-control': 'no-store' } } as const;
