/** The product as it measures visits: with a measurement id, and a server that stands in for Google Analytics. */
import { randomUUID } from 'node:crypto';
import { consentVersion } from '@debt-payoff/contract/consent-choice';
import { localStorageKeys } from '@debt-payoff/contract/storage-keys';
import type { Page } from 'playwright-core';
import { hold, type PageOptions, withPage } from './browser.ts';
import { libraryPath, type Recording, readRecording, startCollector } from './collector.ts';
import { copyDataFolder, removeFolder } from './data-folder.ts';
import type { Hit } from './gtag-stand-in.ts';
import { getOnDemand, type OnDemand } from './on-demand.ts';
import { clockStart } from './product-clock.ts';
import { patientWaitFactor, startServer } from './server-process.ts';

export const analyticsProduct = 'measured';
export const measurementId = 'G-TEST123456';

type AnalyticsProduct = {
  readonly url: string;
  readonly collectorUrl: string;
  readonly dataFolder: string;
};

/** Runs beside the tests. */
export async function startAnalyticsProduct(
  preparedFolder: string,
): Promise<OnDemand<AnalyticsProduct>> {
  const dataFolder = await copyDataFolder(preparedFolder, analyticsProduct);
  const collector = await startCollector();
  const server = await startServer({
    DATA_DIR: dataFolder,
    TEST_NOW: clockStart,
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_WAIT_FACTOR: patientWaitFactor,
    GA_MEASUREMENT_ID: measurementId,
    ANALYTICS_ORIGIN: collector.url,
  });
  return {
    facts: () => ({ url: server.url, collectorUrl: collector.url, dataFolder }),
    stop: async () => {
      await Promise.all([server.stop(), collector.stop()]);
      await removeFolder(dataFolder);
    },
  };
}

export type Measuring = {
  readonly collectorUrl: string;
  /** What has arrived so far from this journey's browser. */
  readonly recording: () => Promise<Recording>;
  /** The same without what the library reports by itself. */
  readonly events: () => Promise<Hit[]>;
};

export function openAnalyticsProduct(): Promise<AnalyticsProduct> {
  return getOnDemand<AnalyticsProduct>(analyticsProduct);
}

/** A journey on the product that measures, in a profile nobody used before. */
export async function withAnalyticsPage(
  journey: (page: Page, measuring: Measuring) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const { url, collectorUrl } = await openAnalyticsProduct();
  const userAgent = `Journey ${randomUUID()}`;
  const recording = () => readRecording(collectorUrl, userAgent);
  const events = async () => (await recording()).hits.filter(({ isAutomatic }) => !isAutomatic);
  await withPage((page) => journey(page, { collectorUrl, recording, events }), {
    ...options,
    baseURL: url,
    userAgent,
    ownProfile: true,
  });
}

/** Before the first page: as somebody who has agreed on an earlier visit, and said nothing since. */
export async function acceptAnalytics(page: Page): Promise<void> {
  const kept = {
    choice: 'accepted',
    version: consentVersion,
    chosenOn: '2026-11-01',
    isLogged: true,
  };
  await page.context().addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [localStorageKeys.consent, JSON.stringify(kept)] as [string, string],
  );
}

/** Keeps the library back until it is let go. */
export const holdLibrary = (page: Page): Promise<() => void> => hold(page, `**${libraryPath}?*`);

/** As an ad blocker does it. */
export async function blockLibrary(page: Page): Promise<void> {
  await page.route(`**${libraryPath}?*`, (route) => route.abort('blockedbyclient'));
}
