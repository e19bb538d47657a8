/**
 * While a call is intercepted, Playwright turns the browser's cache off, and a visit takes twice the
 * processor time. There is no setting for that, so it is kept from doing so inside.
 */
import type { Page } from 'playwright-core';

type Session = {
  send: (method: string, given?: object) => Promise<unknown>;
};

const turnOff = 'Network.setCacheDisabled';

/** A page that intercepts its files does without the cache, out of which they would come unasked. */
export function keepCache(page: Page): void {
  const own = page.route.bind(page);
  let isKept = false;
  let session: Session | undefined;
  const route: Page['route'] = async (address, ...given) => {
    session ??= guardedSession(page, () => isKept);
    isKept = !isAboutFiles(String(address));
    if (!isKept) await session.send(turnOff, { cacheDisabled: true });
    return own(address, ...given);
  };
  Object.defineProperty(page, 'route', { value: route });
}

const isAboutFiles = (address: string): boolean => address === '**/*' || address.includes('assets');

/** The one by which Playwright itself talks to the page. */
function guardedSession(page: Page, isKept: () => boolean): Session {
  const connection = Reflect.get(page, '_connection');
  const session: Session = connection.toImpl(page).delegate._mainFrameSession._client;
  const own = session.send.bind(session);
  session.send = (method, given) =>
    own(method, method === turnOff && isKept() ? { cacheDisabled: false } : given);
  return session;
}
