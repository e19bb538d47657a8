/** Measures visits with Google Analytics 4, for those who have agreed. Loaded for them alone. */
import type { AnalyticsProperty } from '@debt-payoff/contract/analytics-property';
import { siteLimits } from '@debt-payoff/contract/limits';
import { deleteAnalyticsCookies } from './analytics-cookies.ts';
import { dropEvents, type RaisedEvent, sendEventsTo } from './events.ts';
import { addLibrary, configure, gtag, isLibraryThere, setSilence } from './gtag.ts';
import { pagePatternOf } from './page-pattern.ts';
import { type ReportedFields, reportedFields } from './reported-fields.ts';

type Hit = { readonly event: string; readonly fields: ReportedFields };

let running: AnalyticsProperty | null = null;
/** The last page without a secret, once there was one: from then on the library is there, or on its way. */
let page: string | null = null;
let stopPolling = (): void => {};
/** Raised on a page with a secret: they count for the next page. */
const held: Hit[] = [];
/** Not sent yet, because the library is not there. */
const unsent: Hit[] = [];

export function startAnalytics(property: AnalyticsProperty): void {
  if (running !== null) return;
  running = property;
  enterPage(property);
  sendEventsTo(receive);
}

/** Acts at once: nothing more is sent, and what was stored is deleted. */
export function stopAnalytics(): void {
  end();
  deleteAnalyticsCookies();
}

/** A library that comes later than this finds that it has nothing to do. */
function end(): void {
  if (running !== null) setSilence(running.measurementId, true);
  dropEvents();
  stopPolling();
  running = null;
  page = null;
  held.length = 0;
  unsent.length = 0;
}

function receive(raised: RaisedEvent): void {
  if (running === null) return;
  const { event } = raised;
  const current = enterPage(running);
  const fields = reportedFields(raised);
  if (fields === null) return;
  if (current === null) {
    held.push({ event, fields });
    return;
  }
  for (const hit of [...held.splice(0), { event, fields }]) {
    unsent.push({ ...hit, fields: { ...hit.fields, ...pageFields(current) } });
  }
  sendAll(running);
}

/** On a page with a secret the library is not fetched, and is silent where it is there already. */
function enterPage(property: AnalyticsProperty): string | null {
  const current = pagePatternOf(window.location);
  setSilence(property.measurementId, current === null);
  if (current === null || current === page) return current;
  const isFirst = page === null;
  page = current;
  // Also for what the library reports by itself: it would take the address and title as they are shown.
  gtag('set', pageFields(current));
  if (isFirst) load(property);
  return current;
}

/** The library might take an empty referrer for none, and look for its own. */
function pageFields(pattern: string) {
  const { origin } = window.location;
  return { page_location: `${origin}${pattern}`, page_title: pattern, page_referrer: origin };
}

function load(property: AnalyticsProperty): void {
  const { measurementId, scriptOrigin } = property;
  configure(measurementId);
  if (isLibraryThere(measurementId)) return;
  const { analyticsPollIntervalMs: interval, analyticsPollMaxMs: max } = siteLimits;
  let waitedMs = 0;
  const look = (): void => {
    if (running !== property) return;
    if (isLibraryThere(measurementId)) {
      stopPolling();
      sendAll(property);
    } else if (waitedMs >= max) end();
  };
  const poll = window.setInterval(() => {
    waitedMs += interval;
    look();
  }, interval);
  stopPolling = () => window.clearInterval(poll);
  // As a rule it is there once its file has run: anyone who leaves within a second counts too.
  addLibrary({ measurementId, scriptOrigin, onLoad: look });
}

function sendAll({ measurementId }: AnalyticsProperty): void {
  if (!isLibraryThere(measurementId) || pagePatternOf(window.location) === null) return;
  for (const { event, fields } of unsent.splice(0)) gtag('event', event, fields);
}
