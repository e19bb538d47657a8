import { readdirSync, readFileSync } from 'node:fs';
import type { AnalyticsProperty } from '@debt-payoff/contract/analytics-property';
import { analyticsCookies, cookieNames } from '@debt-payoff/contract/cookie-names';
import { planChangeKey } from '@debt-payoff/contract/plan-change-key';
import { scrollPositionsKey } from '@debt-payoff/contract/scroll-positions-key';
import {
  articleDraftKeyPrefix,
  localStorageKeys,
  sessionStorageKeys,
} from '@debt-payoff/contract/storage-keys';
import { cookiesTexts } from '@debt-payoff/contract/texts/cookies';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { Cookies } from './cookies.tsx';
import { type SourceFile, strayStorageIn } from './stray-storage.fixture.ts';

const measured: AnalyticsProperty = {
  measurementId: 'G-TEST1234',
  scriptOrigin: 'https://www.googletagmanager.com',
};

function markupOf(page: ReactElement, analytics: AnalyticsProperty | null): string {
  return markupWithFacts(page, { analytics });
}

function namesOn(markup: string): string[] {
  return Array.from(markup.matchAll(/<code>([^<]+)<\/code>/g), ([, name = '']) => name).sort();
}

const root = new URL('../../../', import.meta.url);

function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));
}

describe('the cookies page', () => {
  it('names every key and every cookie once, and nothing else', () => {
    expect(namesOn(markupOf(<Cookies />, measured))).toEqual(
      [
        ...Object.values(localStorageKeys),
        ...Object.values(sessionStorageKeys),
        ...Object.values(cookieNames),
        ...Object.values(analyticsCookies),
        ...[planChangeKey, articleDraftKeyPrefix, scrollPositionsKey],
      ].sort(),
    );
  });

  it('misses nothing: no code keeps anything in a browser in another way', () => {
    const sources = [...sourcesIn('web/app'), ...sourcesIn('server/src')];
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap(strayStorageIn)).toEqual([]);
  });

  it.each([
    ["localStorage.setItem('last_seen', day);", 'uses the storage itself'],
    ["window['sessionStorage'].x = 1;", 'uses the storage itself'],
    ["document.cookie = 'seen=1';", 'has to do with cookies'],
    ["reply.setCookie('seen', '1');", 'sets a cookie that the contract does not name'],
    ["const cookieName = 'seen';", 'gives a cookie a name of its own'],
    ["reply.header('Set-Cookie', 'seen=1');", 'writes a cookie by hand'],
    ["indexedDB.open('figures');", 'keeps something in another place'],
  ])('would miss: %s', (text, problem) => {
    expect(strayStorageIn({ path: 'web/app/new.ts', text })).toContain(`web/app/new.ts ${problem}`);
  });

  it('knows what React Router keeps by itself', () => {
    // Not kept here: pages move without transitions between views, and all routes are known from the start.
    const unused = ['react-router-manifest-version', 'remix-router-transitions'];
    const library = sourcesOf(new URL('node_modules/react-router/dist/production/lib/', root));
    const keys = library.flatMap((text) =>
      Array.from(text.matchAll(/_STORAGE_KEY = "([^"]+)"/g), ([, key]) => key),
    );
    expect(keys.sort()).toEqual([...unused, scrollPositionsKey].sort());
  });

  it('says which cookies are not in use where nothing is measured', () => {
    const says = (markup: string) => markup.includes(cookiesTexts.notMeasured);
    expect(says(markupOf(<Cookies />, null))).toBe(true);
    expect(says(markupOf(<Cookies />, measured))).toBe(false);
  });

  it('says that the calculator’s draft is strictly necessary, and leads to the settings', () => {
    const markup = markupOf(<Cookies />, measured);
    expect(markup).toContain('The calculator’s draft is strictly necessary storage');
    expect(markup).toContain('href="/cookie-settings"');
    expect(markup).toContain('Stripe');
  });
});

describe('the page of cookie settings', () => {
  it('offers two choices that look alike, and says what holds without JavaScript', () => {
    const markup = markupOf(<CookieSettings />, measured);
    const [accept, reject, ...others] = Array.from(
      markup.matchAll(/<button([^>]*)>(\w+)<\/button>/g),
      ([, look, label]) => ({ look, label }),
    );
    expect({ accept: accept?.label, reject: reject?.label, others }).toEqual({
      accept: 'Accept',
      reject: 'Reject',
      others: [],
    });
    expect(accept?.look).toBe(reject?.look);
    expect(markup).toContain('Without it nothing is measured');
  });

  it('offers none where nothing is measured, and says so', () => {
    const markup = markupOf(<CookieSettings />, null);
    expect(markup).not.toContain('<button');
    expect(markup).toContain('Visits to this site are not measured');
  });
});

function sourcesOf(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}
