import type { Locator, Page } from 'playwright-core';

/** What tells on the page, or on a part of it, that something went wrong. */
export function shownFailure(within: Page | Locator): Locator {
  return within.locator('.b-danger, .error-summary');
}

/** What is said to those who hear the page, and shown to nobody. */
export function announced(page: Page, message: string): Locator {
  return page.locator('.announcer', { hasText: message });
}
