/**
 * Opens a page once all that it needs has come. React Router itself would load the document again where
 * a file does not come: offline that ends on the browser's own error page, and what was typed is gone.
 */
import { siteLimits } from '@debt-payoff/contract/limits';
import { type ClientInstrumentation, matchRoutes, type RouteObject } from 'react-router';

/** A page that was asked for and did not come, until it does or is no longer wanted. */
export type FailedNavigation = {
  readonly reason: 'offline' | 'unreachable';
  /** Null while another try is under way. */
  readonly retry: (() => void) | null;
};

type ManifestRoute = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly hasLoader: boolean;
};

// What React Router leaves for itself in every page. Its version is pinned; without these every page is opened at once.
declare global {
  interface Window {
    readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, ManifestRoute>> };
    readonly __reactRouterRouteModules?: Readonly<Record<string, unknown>>;
  }
}

let failed: FailedNavigation | null = null;
/** Grows with each page that is asked for: only the last one is wanted. */
let turn = 0;
const subscribers = new Set<() => void>();
const tellForgotten: (() => void)[] = [];

export const pageInstrumentation: ClientInstrumentation = {
  router: ({ instrument }) => {
    instrument({ navigate: openWhenLoaded });
    window.addEventListener('popstate', forgetFailedNavigation);
  },
};

/** The router opens a page as soon as this settles, so for one that is no longer wanted it never does. */
export async function openWhenLoaded(
  open: () => Promise<unknown>,
  { to }: { readonly to: string | number },
): Promise<void> {
  forgetFailedNavigation();
  const own = turn;
  const address = new URL(String(to), window.location.href);
  // A number is a step in the history of this tab.
  const needs = typeof to === 'number' ? [] : needsOf(address);
  while (needs.length > 0) {
    const outcome = await fetchAll(needs);
    if (own === turn && outcome === 'replaced') window.location.assign(address.href);
    if (own === turn && outcome === 'unreachable') await untilRetried();
    if (own !== turn || outcome === 'replaced') return new Promise(() => {});
    if (outcome === 'loaded') break;
  }
  setFailed(null);
  await open();
}

export function findFailedNavigation(): FailedNavigation | null {
  return failed;
}

export function subscribeToFailedNavigation(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

export function forgetFailedNavigation(): void {
  turn += 1;
  setFailed(null);
  for (const tell of tellForgotten.splice(0)) tell();
}

/** For anyone who waits for the page that was asked for last: settles once it is no longer wanted. */
export function untilForgotten(): Promise<void> {
  return new Promise((resolve) => tellForgotten.push(resolve));
}

/** The files that are not loaded yet, and where a part of the page is the server's, whether it replies. */
function needsOf({ origin, pathname }: URL): readonly string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded, location } = window;
  if (!manifest || !loaded || !location.href.startsWith(`${origin}/`)) return [];
  const routes = Object.values(manifest.routes);
  const matches = matchRoutes(treeOf(routes), pathname) ?? [];
  const matched = routes.filter(({ id }) => matches.some(({ route }) => route.id === id));
  const here = new Set(routes.filter(({ id }) => id in loaded).flatMap(filesOf));
  const files = new Set(matched.flatMap(filesOf));
  const missing = [...files].filter((file) => !here.has(file));
  // The root's part comes with the document and holds for the visit.
  const asksServer = matched.some(({ id, hasLoader }) => hasLoader && id !== 'root');
  return asksServer ? [...missing, '/healthz'] : missing;
}

function filesOf({ module, imports = [], css = [] }: ManifestRoute): string[] {
  return [module, ...imports, ...css];
}

function treeOf(routes: readonly ManifestRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path = '', index }) =>
      index ? { id, index } : { id, path, children: treeOf(routes, id) },
    );
}

/**
 * 'replaced': the server replies, but no longer with these files, since the product was renewed or a gate
 * has shut. The page's own document says what to do.
 */
async function fetchAll(needs: readonly string[]): Promise<'loaded' | 'replaced' | 'unreachable'> {
  const signal = AbortSignal.timeout(siteLimits.scriptLoadTimeoutMs);
  const statusOf = async (file: string): Promise<number> => {
    // Files of the site, and no call: what they hold is for the browser's own cache.
    const response = await fetch(file, { signal });
    // To its end: what was cut off halfway would not be found in the browser's cache.
    await response.arrayBuffer();
    return response.status;
  };
  try {
    const worst = Math.max(...(await Promise.all(needs.map(statusOf))));
    if (worst < 300) return 'loaded';
    return worst < 500 ? 'replaced' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

function untilRetried(): Promise<void> {
  const reason = navigator.onLine ? 'unreachable' : 'offline';
  return new Promise((resolve) => {
    const retry = (): void => {
      setFailed({ reason, retry: null });
      resolve();
    };
    setFailed({ reason, retry });
  });
}

function setFailed(next: FailedNavigation | null): void {
  if (next === failed) return;
  failed = next;
  for (const subscriber of subscribers) subscriber();
}
