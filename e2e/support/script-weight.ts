/** What a page's scripts cost a visitor on a slow line: how many they are, and what they weigh. */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';

export type ScriptWeight = { readonly files: number; readonly gzippedBytes: number };

/** What comes when the address is opened; with what comes while the page is read, where it is. */
export async function weighScripts(
  page: Page,
  path: string,
  read: (page: Page) => Promise<void> = async () => {},
): Promise<ScriptWeight> {
  const scripts = new Set<string>();
  // What an earlier page has left in the browser's cache is asked for again.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await visit(page, path);
  await read(page);
  const all = await Promise.all([...scripts].map(gzippedSize));
  return { files: all.length, gzippedBytes: all.reduce((sum, size) => sum + size, 0) };
}

/** Pages share most of their files. */
const sizes = new Map<string, Promise<number>>();

function gzippedSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? measure(url);
  sizes.set(url, size);
  return size;
}

async function measure(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  if (response.headers.get('content-encoding') !== 'gzip') throw new Error(`${url} is not gzipped`);
  return gzipSync(await response.bytes(), { level: 9 }).length;
}
