/**
 * What is said without the focus going anywhere. A polite region is only heard of what comes into it when it has
 * been there before; an alert is heard as it arrives. What is hidden or behind a dialog is not heard. Runs in the page.
 */
import { isRendered, spokenText } from './spoken.ts';

const liveSelector = '[aria-live], [role=status], [role=alert], [role=log], output:not([role])';

/** A reader has seen a region that has been there for a frame; on a busy machine frames are late. */
const seenAfterMs = 100;

type Say = (said: { readonly isAtOnce: boolean; readonly text: string }) => void;

export function watchLiveRegions(say: Say): () => void {
  const bornAt = new Map<Element, number>();
  const hear = (records: readonly MutationRecord[]): void => {
    const regions = [...document.querySelectorAll(liveSelector)].filter(isRendered);
    for (const known of bornAt.keys()) if (!regions.includes(known)) bornAt.delete(known);
    for (const region of regions) {
      const isNew = !bornAt.has(region);
      if (isNew) {
        bornAt.set(region, realTime());
        nextFrame(() => bornAt.has(region) && bornAt.set(region, Number.NEGATIVE_INFINITY));
      }
      const isSeen = realTime() - (bornAt.get(region) ?? 0) >= seenAfterMs;
      if (liveOf(region) === 'off' || !canBeHeard(region)) continue;
      if (!isSeen && !region.matches('[role=alert]')) continue;
      const text = isNew ? spokenText(region) : changedText(region, records);
      if (text !== '') say({ isAtOnce: liveOf(region) === 'assertive', text });
    }
  };
  const watch = new MutationObserver(hear);
  watch.observe(document, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
    attributeFilter: [
      'aria-live',
      'role',
      'hidden',
      'aria-hidden',
      'inert',
      'style',
      'class',
      'open',
    ],
  });
  return () => hear(watch.takeRecords());
}

/** Also where the test has stopped the clock. */
function realTime(): number {
  return new Event('time').timeStamp;
}

export function nextFrame(act: () => void): void {
  (Reflect.get(window, 'ownAnimationFrame') ?? requestAnimationFrame)(act);
}

function liveOf(region: Element): string {
  const isAlert = region.matches('[role=alert]');
  return region.getAttribute('aria-live') ?? (isAlert ? 'assertive' : 'polite');
}

function canBeHeard(region: Element): boolean {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const isBehind = modal !== undefined && !modal.contains(region);
  return !isBehind && region.closest('[inert], [aria-busy="true"]') === null;
}

function changedText(region: Element, records: readonly MutationRecord[]): string {
  const changed = records
    .flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]))
    .filter((node) => isTextOf(region, node));
  const spoken = new Set(changed.map((node) => spokenTogether(region, node)));
  return [...spoken].map(spokenText).join(' ').trim();
}

/** Not what belongs to a region inside it, nor what has come and gone. */
function isTextOf(region: Element, node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(liveSelector) === region && node !== region && spokenText(node) !== '';
}

/** What a change makes a reader say: all of what is atomic, and otherwise only what is new. */
function spokenTogether(region: Element, node: Node): Node {
  const element = node instanceof Element ? node : node.parentElement;
  const marked = element?.closest('[aria-atomic]');
  const isAtomic = region.matches('[role=status], [role=alert], output');
  if (marked == null || !region.contains(marked)) return isAtomic ? region : node;
  return marked.getAttribute('aria-atomic') === 'true' ? marked : node;
}
