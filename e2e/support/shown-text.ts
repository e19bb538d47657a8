/** What is announced repeats what is shown: a test that looks for a text means the one that is shown. */
import type { Locator, Page } from 'playwright-core';

const outsideAnnouncers = ':not(.announcer, .announcer *)';

type TextSearch = Page['getByText'];

/** For every page and part of one, since all of them share these methods; done once for a browser. */
export function findShownTextOnly(page: Page): void {
  for (const owner of [prototypeOf(page), prototypeOf(page.locator('html'))]) {
    if (patched.has(owner)) continue;
    patched.add(owner);
    const own: TextSearch = owner.getByText;
    owner.getByText = function (this: Page | Locator, text, options) {
      const root = 'page' in this && typeof this.page === 'function' ? this.page() : this;
      return own.call(this, text, options).and(root.locator(outsideAnnouncers));
    };
  }
}

const patched = new WeakSet<object>();

function prototypeOf(owner: Page | Locator): { getByText: TextSearch } {
  return Object.getPrototypeOf(owner);
}
