/** Writes down, in order, what a screen reader says while the page is used. Runs in the page. */
import { nextFrame, watchLiveRegions } from './live-regions.ts';
import { countShortTimers } from './short-timers.ts';
import {
  currentValue,
  isGroup,
  isTypedIn,
  nameOf,
  spokenGroup,
  spokenStop,
  statesOf,
} from './spoken.ts';

/** Where the focus has come to. It is put into words when it has come to rest. */
type Stop = { readonly element: Element; readonly entered: readonly Element[]; words: string[] };

type Said = { readonly states: readonly string[]; readonly value: string; readonly name: string };

export function recordHeard(keep: (lines: readonly string[]) => void): void {
  const lines: (string | Stop)[] = [];
  const shortTimers = countShortTimers();
  /** The element that has, or had last, the focus, with what it stands in. */
  let way: readonly Element[] = [];
  /** What has been said of it. */
  let last: Said = { states: [], value: '', name: '' };

  const hearRegions = watchLiveRegions(({ isAtOnce, text }) =>
    lines.push(`${isAtOnce ? 'said at once' : 'said'}: ${text}`),
  );

  const arrive = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const before = lines.at(-1);
    // Only where it comes to rest is it spoken: what was begun is cut short.
    const isOnward = typeof before === 'object';
    const left = isOnward ? way.filter((each) => !before.entered.includes(each)) : way;
    if (isOnward) lines.pop();
    way = wayTo(target);
    const entered = way.slice(1).filter((each) => !left.includes(each));
    const stop: Stop = { element: target, entered, words: [] };
    lines.push(stop);
    nextFrame(() => describe(stop));
  };

  const describe = (stop: Stop): void => {
    if (document.activeElement !== stop.element) return;
    const groups = stop.entered.filter(isGroup).reverse();
    stop.words = [...groups.map(spokenGroup), spokenStop(stop.element)];
  };

  /** Before the next act, and when all is quiet. */
  const putIntoWords = (): void => {
    hearRegions();
    const isNew = lines.some((line) => typeof line === 'object');
    const spoken = lines.flatMap((line) => {
      if (typeof line === 'string') return [line];
      describe(line);
      return line.words;
    });
    lines.splice(0, lines.length, ...spoken.filter((line) => line !== ''));
    const [stop] = way;
    if (stop === undefined || stop !== document.activeElement) return;
    const now = {
      states: statesOf(stop),
      value: isTypedIn(stop) ? '' : currentValue(stop),
      name: nameOf(stop),
    };
    if (!isNew) lines.push(...changesBetween(last, now));
    last = now;
  };

  /** False where there was something to wait for: it may have led to more. */
  const rest = async (isClockStopped: boolean): Promise<boolean> => {
    if (!isClockStopped && shortTimers() > 0) {
      while (shortTimers() > 0) await new Promise<void>((resolve) => nextFrame(resolve));
      return false;
    }
    putIntoWords();
    if (isLost(way[0])) {
      lines.push('focus lost');
      way = [];
    }
    return true;
  };

  const take = (): readonly string[] => {
    putIntoWords();
    return lines.splice(0).map(String);
  };

  document.addEventListener('focusin', arrive, true);
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, putIntoWords, true);
  addEventListener('pagehide', () => keep(take()));
  document.addEventListener('DOMContentLoaded', () => {
    if (document.title !== '') lines.unshift(`page: ${document.title}`);
  });
  Reflect.set(window, 'heard', { rest, take });
}

/** That a state has ended is not said, where no other has taken its place. */
function changesBetween(last: Said, now: Said): string[] {
  const states = now.states.filter((state) => !last.states.includes(state)).join(', ');
  const value = now.value === last.value ? '' : now.value;
  const name = now.name === last.name ? '' : now.name;
  return [name, value, states].filter((change) => change !== '');
}

function wayTo(element: Element): readonly Element[] {
  const way: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) way.push(each);
  return way;
}

/** Whether the focus has fallen to the body because what had it is gone, or switched off. */
function isLost(stop: Element | undefined): boolean {
  if (stop === undefined || document.activeElement !== document.body) return false;
  return !stop.checkVisibility() || stop.matches(':disabled');
}
