import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from './announce.ts';

type Message = { textContent: string };

/** As much of an element as an announcement needs. */
function aRegion() {
  let held: readonly Message[] = [];
  return {
    append: (message: Message): void => {
      held = [...held, message];
    },
    replaceChildren: (): void => {
      held = [];
    },
    text: (): string => held.map(({ textContent }) => textContent).join(''),
  };
}

const frame = aRegion();
const dialog = aRegion();
let regions = [frame];

beforeEach(() => {
  vi.useFakeTimers();
  regions = [frame];
  vi.stubGlobal('document', {
    getElementsByClassName: () => regions,
    createElement: (): Message => ({ textContent: '' }),
  });
});

afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says messages of one moment one after the other, and none of them twice', () => {
  for (const message of ['Debt added.', () => 'Debt added.', () => '', 'Undo is available.']) {
    announce(message);
  }
  expect(frame.text()).toBe('');
  vi.advanceTimersByTime(150);
  expect(frame.text()).toBe('Debt added. Undo is available.');
  vi.advanceTimersByTime(7_000);
  expect(frame.text()).toBe('');
});

it('reads what can still change only when it is said', () => {
  let balance = '£500';
  announce(() => `You owe ${balance}.`);
  balance = '£450';
  vi.advanceTimersByTime(150);
  expect(frame.text()).toBe('You owe £450.');
});

it('does not cut short what is there where nothing is left to say', () => {
  announce('Copied.');
  vi.advanceTimersByTime(150);
  announce(() => '');
  vi.advanceTimersByTime(150);
  expect(frame.text()).toBe('Copied.');
  vi.advanceTimersByTime(7_000);
  expect(frame.text()).toBe('');
});

it('leaves nothing behind the dialog in which the next message is said', () => {
  announce('Copied.');
  vi.advanceTimersByTime(150);
  regions = [frame, dialog];
  announce('Enter an amount.');
  vi.advanceTimersByTime(150);
  expect([frame.text(), dialog.text()]).toEqual(['', 'Enter an amount.']);
});
