import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowEvents, dropEvents, raiseEvent } from './events.ts';
import { startAnalytics, stopAnalytics } from './google-analytics.ts';

const property = { measurementId: 'G-TEST1234', scriptOrigin: 'https://scripts.example' };

/** What this module touches of a browser. */
function fakeBrowser() {
  const scripts: FakeScript[] = [];
  const location = {
    origin: 'https://debts.example',
    hostname: 'www.debts.example',
    pathname: '/calculator',
    search: '',
    hash: '#plan=secret',
  };
  const window: Window = {
    location,
    dataLayer: [],
    setInterval: (act, ms) => setInterval(act, ms),
    clearInterval: (timer) => clearInterval(timer),
  };
  const cookiesWritten: string[] = [];
  const document = {
    createElement: (): FakeScript => {
      const script: FakeScript = { addEventListener: (_, act) => Object.assign(script, { act }) };
      return script;
    },
    head: { append: (script: FakeScript) => scripts.push(script) },
    get cookie() {
      return '_ga=1; theme=dark; _ga_TEST1234=2';
    },
    set cookie(written: string) {
      cookiesWritten.push(written);
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return {
    scripts,
    cookiesWritten,
    go: (pathname: string, search = '') => Object.assign(location, { pathname, search }),
    libraryArrives: () => {
      window.google_tag_manager = { 'G-TEST1234': {} };
    },
    isSilent: () => Reflect.get(window, 'ga-disable-G-TEST1234'),
    commands: (kind: string) =>
      window.dataLayer.map((command) => Array.from(command)).filter(([name]) => name === kind),
  };
}

type FakeScript = {
  src?: string;
  /** Once its file has run. */
  act?: () => void;
  addEventListener: (event: string, act: () => void) => void;
};

type Window = {
  location: object;
  dataLayer: ArrayLike<unknown>[];
  google_tag_manager?: object;
  setInterval: (act: () => void, ms: number) => NodeJS.Timeout;
  clearInterval: (timer: NodeJS.Timeout) => void;
};

const calculator = {
  page_location: 'https://debts.example/calculator',
  page_title: '/calculator',
  page_referrer: 'https://debts.example',
};

let browser: ReturnType<typeof fakeBrowser>;

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  allowEvents();
});

afterEach(() => {
  stopAnalytics();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for the library once, with nothing for advertisers and no view of its own', () => {
  startAnalytics(property);
  startAnalytics(property);
  expect(browser.scripts).toHaveLength(1);
  expect(browser.scripts).toMatchObject([
    { async: true, src: 'https://scripts.example/gtag/js?id=G-TEST1234' },
  ]);
  expect(browser.commands('consent')).toEqual([
    [
      'consent',
      'default',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
  ]);
  expect(browser.commands('config')).toEqual([
    [
      'config',
      'G-TEST1234',
      expect.objectContaining({
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: 31_536_000,
      }),
    ],
  ]);
  expect(browser.commands('set')).toEqual([['set', calculator]]);
});

it('sends what was raised before the library came, once it is found, and the rest at once', () => {
  raiseEvent('calculator_start', { debt_count: 2 });
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  vi.advanceTimersByTime(28_500);
  browser.libraryArrives();
  expect(browser.commands('event')).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(browser.commands('event')).toEqual([
    ['event', 'calculator_start', { debt_count: 2, ...calculator }],
    ['event', 'sticky_cta_clicked', calculator],
  ]);
  raiseEvent('modal_opened');
  expect(browser.commands('event')).toHaveLength(3);
});

it('sends at once when its file has run, so that a short visit counts', () => {
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  browser.scripts[0]?.act?.();
  expect(browser.commands('event')).toEqual([]);
  browser.libraryArrives();
  browser.scripts[0]?.act?.();
  expect(browser.commands('event')).toEqual([['event', 'sticky_cta_clicked', calculator]]);
});

it('after 30 seconds without the library everything is dropped', () => {
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  vi.advanceTimersByTime(30_000);
  browser.libraryArrives();
  vi.advanceTimersByTime(60_000);
  raiseEvent('sticky_cta_clicked');
  expect(browser.commands('event')).toEqual([]);
  expect(browser.isSilent()).toBe(true);
});

it('names the page on which an event was raised, also where the library comes on another', () => {
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  browser.go('/portfolios/17', '?from=mail');
  raiseEvent('page_viewed', { page_path: '/portfolios/17' });
  browser.libraryArrives();
  vi.advanceTimersByTime(1_000);
  const portfolio = {
    page_location: 'https://debts.example/portfolios/:id',
    page_title: '/portfolios/:id',
    page_referrer: 'https://debts.example',
  };
  expect(browser.commands('event')).toEqual([
    ['event', 'sticky_cta_clicked', calculator],
    ['event', 'page_viewed', { page_path: '/portfolios/:id', ...portfolio }],
  ]);
  expect(browser.commands('set')).toEqual([
    ['set', calculator],
    ['set', portfolio],
  ]);
});

it('on a page with a secret nothing is loaded or sent, and events wait for the next page', () => {
  browser.go('/reset-password', '?token=secret');
  startAnalytics(property);
  raiseEvent('landing_page_viewed', { page_path: '/reset-password' });
  raiseEvent('page_viewed', { page_path: '/reset-password' });
  raiseEvent('password_reset_complete');
  vi.advanceTimersByTime(60_000);
  expect(browser.scripts).toEqual([]);
  expect(browser.isSilent()).toBe(true);
  browser.go('/login');
  raiseEvent('page_viewed', { page_path: '/login' });
  expect(browser.scripts).toHaveLength(1);
  expect(browser.isSilent()).toBe(false);
  browser.libraryArrives();
  vi.advanceTimersByTime(1_000);
  expect(browser.commands('event').map(([, name]) => name)).toEqual([
    'password_reset_complete',
    'page_viewed',
  ]);
  expect(JSON.stringify(browser.commands('event'))).not.toContain('reset-password');
});

it('back on a page with a secret, the library that is there falls silent', () => {
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  browser.go('/reset-password');
  raiseEvent('page_viewed', { page_path: '/reset-password' });
  browser.libraryArrives();
  vi.advanceTimersByTime(1_000);
  expect(browser.isSilent()).toBe(true);
  expect(browser.commands('event')).toEqual([]);
  browser.go('/login');
  raiseEvent('page_viewed', { page_path: '/login' });
  expect(browser.isSilent()).toBe(false);
  expect(browser.commands('event')).toHaveLength(2);
});

it('stops at once: nothing is sent any more, and the cookies go, also those of parent domains', () => {
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  stopAnalytics();
  browser.libraryArrives();
  browser.scripts[0]?.act?.();
  vi.advanceTimersByTime(60_000);
  raiseEvent('sticky_cta_clicked');
  expect(browser.commands('event')).toEqual([]);
  expect(browser.isSilent()).toBe(true);
  const deleted = (name: string) =>
    ['', '; domain=www.debts.example', '; domain=debts.example', '; domain=example'].map(
      (domain) => `${name}=; path=/; max-age=0${domain}`,
    );
  expect(browser.cookiesWritten).toEqual([...deleted('_ga'), ...deleted('_ga_TEST1234')]);
});

it('starts again for anyone who agrees again', () => {
  startAnalytics(property);
  browser.libraryArrives();
  stopAnalytics();
  allowEvents();
  startAnalytics(property);
  raiseEvent('sticky_cta_clicked');
  expect(browser.isSilent()).toBe(false);
  expect(browser.scripts).toHaveLength(1);
  expect(browser.commands('event')).toHaveLength(1);
});

it('events from before consent are dropped for good', () => {
  dropEvents();
  raiseEvent('sticky_cta_clicked');
  allowEvents();
  startAnalytics(property);
  browser.libraryArrives();
  vi.advanceTimersByTime(1_000);
  expect(browser.commands('event')).toEqual([]);
});
