/** Files that the product hands to the browser. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

export type SavedFile = { readonly name: string; readonly bytes: Buffer };

/** What is saved after the act; the page says so by its name. */
export async function savedFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const name = download.suggestedFilename();
  await page
    .locator('.banner')
    .filter({ hasText: `${name} has been saved.` })
    .waitFor();
  return { name, bytes: await readFile(await download.path()) };
}

/** How files begin, by their kind. */
export const beginnings = { pdf: '%PDF-', xlsx: 'PK', csv: '\u{FEFF}' } as const;

export function beginningOf({ bytes }: SavedFile): string {
  return bytes.subarray(0, 5).toString();
}
