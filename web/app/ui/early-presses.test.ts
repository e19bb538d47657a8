import { replyTimeoutMs } from '@debt-payoff/contract/limits';
import { describe, expect, it } from 'vitest';
import { earlyPressScript, fateOf } from './early-presses.ts';

describe('what becomes of an early press', () => {
  const press = { at: 1_000, name: 'Add Another Debt', checked: undefined };
  const now = { now: 1_500, name: 'Add Another Debt', isHydrated: true };

  it('it counts once the part around it has its code', () => {
    expect(fateOf(press, now)).toBe('press');
    expect(fateOf(press, { ...now, isHydrated: false })).toBe('wait');
  });

  it('it does not count for what has become another control', () => {
    expect(fateOf(press, { ...now, name: 'Show first 12 months' })).toBe('drop');
  });

  it.each([true, false])('it does not count after half a minute, code or not: %s', (isHydrated) => {
    const then = { ...now, now: press.at + replyTimeoutMs, isHydrated };
    expect(fateOf(press, then)).toBe('drop');
    expect(fateOf(press, { ...then, now: then.now - 1 })).not.toBe('drop');
  });
});

describe('the script in the page', () => {
  it('is small', () => {
    expect(earlyPressScript.length).toBeLessThan(1_000);
  });

  it('keeps each control once, in the order of the last presses', () => {
    const { press, kept } = runScript();
    const [snowball, minimum] = [aButton('Snowball'), aButton('Minimum')];
    for (const tab of [snowball, minimum, snowball]) press(tab);
    expect(kept()).toEqual(['Minimum', 'Snowball']);
  });

  it('stops the press of a button, which may be a form to be sent', () => {
    const { press } = runScript();
    const button = aButton('Calculate Strategies');
    expect(press(button)).toEqual({ isPrevented: true, isStopped: true });
    expect(button.attributes.get('aria-busy')).toBe('true');
  });

  it('stops what destroys, and does not keep it', () => {
    const { press, kept } = runScript();
    expect(press(aButton('Clear', { dataset: { destroys: '' } })).isStopped).toBe(true);
    expect(kept()).toEqual([]);
  });

  it('leaves links and menus, and what has its code, alone', () => {
    const { press, kept } = runScript();
    const untouched = { isPrevented: false, isStopped: false };
    expect(press({ closest: () => null })).toEqual(untouched);
    expect(press(aButton('Add Another Debt', { isHydrated: true }))).toEqual(untouched);
    expect(press({})).toEqual(untouched);
    expect(kept()).toEqual([]);
  });
});

/** As far as the script asks. */
function aButton(
  textContent: string,
  {
    dataset = {},
    isHydrated = false,
  }: { dataset?: Record<string, string>; isHydrated?: boolean } = {},
) {
  const attributes = new Map<string, string>();
  const part = { dispatchEvent: () => true };
  return {
    textContent,
    dataset,
    attributes,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    closest(selector: string): unknown {
      if (selector === 'button') return this;
      return isHydrated ? null : part;
    },
  };
}

/** In a page of its own that knows no more than the script asks for. */
function runScript() {
  const listeners = new Map<string, (event: object) => void>();
  const page: { earlyPresses?: Map<{ textContent: string }, unknown> } = {};
  const run = new Function('window', 'document', 'addEventListener', earlyPressScript);
  run(page, { documentElement: { dataset: {} } }, listeners.set.bind(listeners));
  const press = (target: object) => {
    const outcome = { isPrevented: false, isStopped: false };
    listeners.get('click')?.({
      type: 'click',
      target,
      preventDefault: () => {
        outcome.isPrevented = true;
      },
      stopImmediatePropagation: () => {
        outcome.isStopped = true;
      },
    });
    return outcome;
  };
  const kept = () => [...(page.earlyPresses?.keys() ?? [])].map(({ textContent }) => textContent);
  return { press, kept };
}
