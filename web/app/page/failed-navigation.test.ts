import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Reply = number | 'lost';

const route = (id: string, more: object) => ({
  ...{ id, parentId: 'root', module: `/assets/${id}.js`, imports: ['/assets/frame.js'] },
  ...{ css: [], hasLoader: false },
  ...more,
});
const routes = {
  root: { ...route('root', { path: '', hasLoader: true }), parentId: undefined },
  home: route('home', { index: true }),
  login: route('login', {
    path: 'login',
    imports: ['/assets/frame.js', '/assets/sign-in.js'],
    css: ['/assets/login.css'],
  }),
  debt: route('debt', { path: 'debts/:id' }),
  missing: route('missing', { path: '*', hasLoader: true }),
};

/** The page as the browser has it: these files are loaded, and those reply as told. */
async function aPage(replies: Readonly<Record<string, Reply>> = {}) {
  const fetched: string[] = [];
  const left: string[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { href: 'https://our.example/', assign: (to: string) => void left.push(to) },
    __reactRouterManifest: { routes },
    __reactRouterRouteModules: { root: {}, home: {}, missing: {} },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { activeElement: null });
  const browser = { onLine: true };
  vi.stubGlobal('navigator', browser);
  const given: Record<string, Reply> = { ...replies };
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    const reply = given[address] ?? 200;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return new Response('', { status: reply });
  });
  const {
    findFailedNavigation,
    forgetFailedNavigation,
    openWhenLoaded,
    pageInstrumentation,
    untilForgotten,
  } = await import('./failed-navigation.ts');
  pageInstrumentation.router?.({ instrument: () => {} });
  const opened: string[] = [];
  const open = (to: string | number) => {
    const handler = async () => void opened.push(String(to));
    void openWhenLoaded(handler, { to });
  };
  const held = async () => {
    await expect.poll(() => findFailedNavigation()?.retry).toBeTypeOf('function');
    const { reason, retry } = findFailedNavigation() ?? {};
    return { reason, retry: retry ?? (() => {}) };
  };
  return {
    open,
    opened,
    fetched,
    left,
    given,
    browser,
    held,
    findFailedNavigation,
    forgetFailedNavigation,
    untilForgotten,
    page,
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('a page that is asked for', () => {
  it.each(['/', '/?a=1', '#content', -1, 'https://other.example/login'])(
    'opens at once where nothing has to come: %s',
    async (to) => {
      const { open, opened, fetched } = await aPage();
      open(to);
      expect(opened).toEqual([String(to)]);
      expect(fetched).toEqual([]);
    },
  );

  it('opens once all of its files have come', async () => {
    const { open, opened, fetched, findFailedNavigation } = await aPage();
    open('/login?redirect=/profile');
    expect(opened).toEqual([]);
    await expect.poll(() => opened).toEqual(['/login?redirect=/profile']);
    // Not the frame, which came with the page that is open.
    expect(fetched).toEqual(['/assets/login.js', '/assets/sign-in.js', '/assets/login.css']);
    expect(findFailedNavigation()).toBeNull();
  });

  it('that the server has a part in opens once the server replies', async () => {
    const { open, opened, fetched } = await aPage();
    open('/articles');
    await expect.poll(() => opened).toEqual(['/articles']);
    expect(fetched).toEqual(['/healthz']);
  });

  it.each([
    ['/login', '/assets/sign-in.js', 'lost'],
    ['/login', '/assets/login.js', 503],
    ['/articles', '/healthz', 'lost'],
  ] as const)(
    '%s is held while %s replies %s, and opens by another try',
    async (to, file, reply) => {
      const { open, opened, given, held } = await aPage({ [file]: reply });
      open(to);
      const { reason, retry } = await held();
      expect(reason).toBe('unreachable');
      retry();
      await held();
      expect(opened).toEqual([]);
      delete given[file];
      (await held()).retry();
      await expect.poll(() => opened).toEqual([to]);
    },
  );

  it('is held as offline where the browser says so', async () => {
    const { open, browser, held } = await aPage({ '/assets/login.js': 'lost' });
    browser.onLine = false;
    open('/login');
    expect((await held()).reason).toBe('offline');
  });

  it.each([401, 404])(
    'whose files are no longer there (%s) is loaded with its document, which says why',
    async (status) => {
      const { open, opened, left, findFailedNavigation } = await aPage({
        '/assets/debt.js': status,
      });
      open('/debts/7');
      await expect.poll(() => left).toEqual(['https://our.example/debts/7']);
      expect(opened).toEqual([]);
      expect(findFailedNavigation()).toBeNull();
    },
  );

  it('is let go, and anyone who waits for it is told', async () => {
    const { open, opened, held, ...page } = await aPage({ '/assets/login.js': 'lost' });
    open('/login');
    let isForgotten = false;
    const waiting = page.untilForgotten().then(() => {
      isForgotten = true;
    });
    (await held()).retry();
    await held();
    expect(isForgotten).toBe(false);
    page.forgetFailedNavigation();
    expect(page.findFailedNavigation()).toBeNull();
    await waiting;
    expect(opened).toEqual([]);
  });

  it.each([
    ['another page is asked for', (given: Awaited<ReturnType<typeof aPage>>) => given.open('/')],
    [
      'the back button is pressed',
      ({ page }: Awaited<ReturnType<typeof aPage>>) => page.dispatchEvent(new Event('popstate')),
    ],
  ])('is forgotten once %s, even if its files come then', async (_name, act) => {
    const given = await aPage({ '/assets/login.js': 'lost' });
    given.open('/login');
    const { retry } = await given.held();
    delete given.given['/assets/login.js'];
    retry();
    act(given);
    expect(given.findFailedNavigation()).toBeNull();
    given.open('/debts/7');
    await expect.poll(() => given.opened.at(-1)).toBe('/debts/7');
    expect(given.opened).not.toContain('/login');
  });
});
