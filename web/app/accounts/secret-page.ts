/** The address of such a page may hold a token: it must reach neither other sites nor a cache. */
export function secretPageHeaders(): HeadersInit {
  return { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
}
