/** Journeys of somebody who has accepted analytics: exactly these events are reported, with exactly these fields. */
import type { AnalyticsEvent, EventArguments } from '@debt-payoff/contract/analytics-events';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { acceptAnalytics, type Measuring, withAnalyticsPage } from './analytics-product.ts';
import type { PageOptions } from './browser.ts';
import type { Hit } from './gtag-stand-in.ts';

type ExpectedEvent = { readonly event: AnalyticsEvent; readonly fields: object };

export type Visit = {
  readonly page: Page;
  /** Waits until these have been reported besides those before, in whichever order they arrive. */
  readonly reports: (...events: readonly ExpectedEvent[]) => Promise<void>;
  /** Looks for words that people typed or were shown in all that was sent. */
  readonly neverReports: (...words: readonly string[]) => Promise<void>;
};

/** The events that some journey has reported. */
export const reportedByJourneys = new Set<AnalyticsEvent>();

export function event<Event extends AnalyticsEvent>(
  event: Event,
  ...[fields]: EventArguments<Event>
): ExpectedEvent {
  return { event, fields: fields ?? {} };
}

export function withAnalyticsVisit(
  journey: (visit: Visit) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  return withAnalyticsPage(async (page, measuring) => {
    await acceptAnalytics(page);
    await journey({
      page,
      reports: listenerTo(measuring),
      neverReports: async (...words) => {
        const sent = (await measuring.recording()).hits.map(contentOf).join('\n').toLowerCase();
        expect(words.filter((word) => sent.includes(word.toLowerCase()))).toEqual([]);
      },
    });
  }, options);
}

function listenerTo({ events }: Measuring): Visit['reports'] {
  const expected: string[] = [];
  return async (...more) => {
    for (const { event, fields } of more) {
      expected.push(lineOf(event, fields));
      reportedByJourneys.add(event);
    }
    const arrived = async () => (await events()).map(({ name, fields }) => lineOf(name, fields));
    await expect.poll(async () => (await arrived()).sort()).toEqual([...expected].sort());
  };
}

function lineOf(event: string, fields: object): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  return [event, ...pairs.sort()].join(' ');
}

/** Without what is random, or the product's own: a port can be any number, and so can the id of a visitor. */
function contentOf({ clientId: _, location, ...hit }: Hit): string {
  return JSON.stringify({ ...hit, location: location.replace(new URL(location).origin, '') });
}
