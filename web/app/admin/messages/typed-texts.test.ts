import { beforeEach, expect, it } from 'vitest';
import { aBrowser, loadAfreshInEachTest } from '../../session/browser.fixture.ts';

loadAfreshInEachTest();
beforeEach(() => {
  aBrowser(() => ({ status: 200 }));
  Object.assign(window, { crypto: globalThis.crypto });
});

it('what is sent again unchanged has the same key, and other words have another', async () => {
  const { blankText, keyFor } = await import('./typed-texts.ts');
  const typed = { ...blankText, text: 'Hello', seen: '0' };
  const key = keyFor(typed);
  const sent = { ...typed, key, sent: 'Hello' };
  expect(keyFor(sent)).toBe(key);
  expect(keyFor({ ...sent, text: 'Hello again' })).not.toBe(key);
  expect(keyFor(typed)).not.toBe(key);
});
