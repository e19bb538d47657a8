/** Goes through a page by Tab alone, as somebody without a mouse does, and says what is wrong at each stop. */
import type { Page } from 'playwright-core';

/** The sizes of a laptop and of a phone, and what is left of a laptop where all is shown at 400 %. */
export const walkSizes = {
  zoomed: { width: 320, height: 256 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
} as const;

export type WalkSize = keyof typeof walkSizes;

export type Walk = {
  /** How many controls had the focus. */
  readonly stops: number;
  /** In words; empty where all is well. */
  readonly faults: readonly string[];
};

/** From where the focus is to the end of the page. Whatever comes into it must be there before. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(startRecording);
  const isEnded = () => page.evaluate(() => Reflect.get(window, 'keyboardWalk').isEnded());
  for (let presses = 0; !(presses % pressesBetween === 0 && (await isEnded())); presses += 1) {
    if (presses > pressesMax) throw new Error(`${page.url()}: the end is never reached by Tab`);
    await page.keyboard.press('Tab');
  }
  return page.evaluate(() => Reflect.get(window, 'keyboardWalk').end());
}

/** The page keeps the record itself: it is asked now and then. */
const pressesBetween = 8;
const pressesMax = 2_000;

/** Runs in the page. Each stop is looked at when the key is let go: then the page has been scrolled to it. */
function startRecording(): void {
  const stops: Element[] = [];
  const faults: string[] = [];
  /** After the last control the focus is on nothing, and then on the first one. */
  let timesOnNothing = 0;
  let isEnded = false;

  const visit = (): void => {
    const stop = document.activeElement;
    if (isEnded || stop === null) return;
    if (stop === document.body) {
      timesOnNothing += 1;
      if (timesOnNothing === 2)
        faults.push(`the focus is on nothing after ${nameOf(stops.at(-1))}`);
      return;
    }
    if (stop === stops.at(-1) && hasParts(stop)) return;
    isEnded = stops.includes(stop);
    if (stop !== stops[0] && isEnded) faults.push(`${nameOf(stop)}: Tab comes back to it`);
    if (isEnded) return;
    stops.push(stop);
    const fault = coverFaultOf(stop);
    if (fault !== null) faults.push(`${nameOf(stop)}: ${fault}`);
  };

  /** Day, month and year each have their turn. */
  const hasParts = (stop: Element): boolean =>
    stop instanceof HTMLInputElement && /date|time|month|week/.test(stop.type);

  /** Null where all of it is seen, or as much as there is room for. */
  const coverFaultOf = (stop: Element): string | null => {
    const shown = shownAs(stop);
    const boxes = [...shown.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (boxes.length === 0) return 'it is not drawn';
    const points = boxes.flatMap(pointsOf);
    const hits = points.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? []);
    const covers = hits.filter((hit) => !isPartOf(hit, stop, shown));
    const [cover] = covers;
    if (hits.length === covers.length) {
      return cover ? `it is covered by ${nameOf(cover)}` : 'it is out of sight';
    }
    if (hits.length === points.length && cover === undefined) return null;
    const { top, bottom } = shown.getBoundingClientRect();
    const room = window.innerHeight - Math.max(0, ...covers.map((each) => heightOver(each)));
    if (bottom - top > room) return null;
    return cover ? `a part is covered by ${nameOf(cover)}` : 'a part is out of sight';
  };

  /** What stands for it on the screen: a box that is drawn in its place, or the frame around it. */
  const shownAs = (stop: Element): Element => {
    const { width, height } = stop.getBoundingClientRect();
    const isHidden = width <= 1 || height <= 1 || getComputedStyle(stop).opacity === '0';
    if (!isHidden) return stop;
    const label =
      stop.closest('label') ?? document.querySelector(`label[for="${CSS.escape(stop.id)}"]`);
    return label ?? stop;
  };

  /** In its middle, at its edges, and so far into its corners that they may be round. */
  const pointsOf = ({ left, right, top, bottom, width, height }: DOMRect): [number, number][] => {
    const inset = 0.15 * Math.min(width, height);
    const edge = Math.min(2, inset);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const corners = [left + inset, right - inset].flatMap((corner): [number, number][] => [
      [corner, top + inset],
      [corner, bottom - inset],
    ]);
    return [
      ...corners,
      [x, y],
      [x, top + edge],
      [x, bottom - edge],
      [left + edge, y],
      [right - edge, y],
    ];
  };

  /** What is not painted hides nothing. */
  const isPartOf = (hit: Element, stop: Element, shown: Element): boolean =>
    shown.contains(hit) ||
    hit.contains(shown) ||
    stop.closest('.affix, label')?.contains(hit) === true ||
    !isPainted(hit, shown);

  const isPainted = (hit: Element, shown: Element): boolean => {
    for (const each of wayUp(hit)) {
      if (each.contains(shown)) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      if (!isClear || each.matches('img, svg, canvas')) return true;
    }
    return false;
  };

  /** Of what stays where it is while the page is scrolled. */
  const heightOver = (cover: Element): number => {
    const fixed = wayUp(cover).find((each) => /fixed|sticky/.test(getComputedStyle(each).position));
    return fixed?.getBoundingClientRect().height ?? 0;
  };

  const wayUp = (element: Element): readonly Element[] =>
    element.parentElement === null ? [element] : [element, ...wayUp(element.parentElement)];

  const nameOf = (element: Element | undefined): string => {
    if (element === undefined) return 'the top of the page';
    const text = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ');
    const id = element.id === '' ? '' : `#${element.id}`;
    const name = element.classList[0] === undefined ? '' : `.${element.classList[0]}`;
    return `${element.localName}${id}${name} '${text.trim().slice(0, 40)}'`;
  };

  /** What should have had its turn. Of radio buttons one has it, and where keys move within, only one too. */
  const missed = (): Element[] => {
    const controls =
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"], [type=radio], :disabled)';
    return [...document.querySelectorAll(controls)].filter(
      (control) =>
        !stops.includes(control) &&
        control.closest('[inert]') === null &&
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
    );
  };

  if (document.activeElement !== document.body) visit();
  window.addEventListener('keyup', visit, true);
  Reflect.set(window, 'keyboardWalk', {
    isEnded: () => isEnded,
    end: (): Walk => {
      window.removeEventListener('keyup', visit, true);
      return {
        stops: stops.length,
        faults: [...faults, ...missed().map((control) => `${nameOf(control)}: Tab leaves it out`)],
      };
    },
  });
}
