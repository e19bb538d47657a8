import { describe, expect, it } from 'vitest';
import {
  type Autosave,
  type AutosaveEvent,
  autosaveOf,
  hasUnsaved,
  isSavingByHand,
  next,
  retryDelaysMs,
  type SaveFailure,
  type SaveKind,
  wakeAt,
} from './autosave.ts';
import { indicatorText } from './autosave-words.ts';

const written = autosaveOf({ hasTitle: true, hasContent: true });
const changed = (at: number): AutosaveEvent => ({ type: 'changed', at });
const woken = (at: number): AutosaveEvent => ({ type: 'woken', at });
const saved = (at: number): AutosaveEvent => ({ type: 'saved', at });
const asked = (kind: SaveKind): AutosaveEvent => ({ type: 'asked', kind });
const failed = (at: number, failure: SaveFailure): AutosaveEvent => ({
  type: 'failed',
  at,
  failure,
});
const after = (...events: AutosaveEvent[]): Autosave => events.reduce(next, written);

describe('autosave', () => {
  it('comes 30.1 s after a change, and not before', () => {
    expect(wakeAt(written)).toBeNull();
    expect(wakeAt(after(changed(1_000)))).toBe(31_100);
    expect(after(changed(1_000), woken(31_099)).running).toBeNull();
    expect(after(changed(1_000), woken(31_100)).running?.kind).toBe('autosave');
  });

  it('is counted from the first change, and waits for a pause of 100 ms', () => {
    expect(wakeAt(after(changed(0), changed(20_000)))).toBe(30_100);
    const typing = after(changed(0), changed(30_050));
    expect(wakeAt(typing)).toBe(30_150);
    expect(next(typing, woken(30_100)).running).toBeNull();
  });

  it.each([
    { hasTitle: false, hasContent: true },
    { hasTitle: true, hasContent: false },
  ])('waits for a title and content: %o', (text) => {
    const bare = next(after(changed(0)), { type: 'looked', ...text });
    expect(wakeAt(bare)).toBeNull();
    expect(next(bare, woken(99_000)).running).toBeNull();
    const filled = next(bare, { type: 'looked', hasTitle: true, hasContent: true });
    expect(next(filled, woken(99_000)).running?.kind).toBe('autosave');
  });

  it('keeps what is changed during a save, and saves it after', () => {
    const during = after(changed(0), woken(30_100), changed(31_000));
    expect(during.running?.kind).toBe('autosave');
    expect(wakeAt(during)).toBeNull();
    const done = next(during, saved(32_000));
    expect(hasUnsaved(done)).toBe(true);
    expect(indicatorText(done)).toBe('Unsaved changes');
    expect(next(done, woken(61_100)).running?.kind).toBe('autosave');
  });

  it('does not begin a second save while one runs', () => {
    const running = after(changed(0), woken(30_100), changed(30_200));
    expect(next(running, woken(99_000)).running).toBe(running.running);
  });

  it('says for 2 s that it has saved', () => {
    const done = after(changed(0), woken(30_100), saved(30_500));
    expect(wakeAt(done)).toBe(32_500);
    expect(indicatorText(next(done, woken(32_499)))).toBe('Saved');
    expect(indicatorText(next(done, woken(32_500)))).toBe('All changes saved');
    expect(hasUnsaved(done)).toBe(false);
  });
});

describe('a save without a reply', () => {
  it('is tried again after longer and longer waits, for as long as it takes', () => {
    let state = after(changed(0), woken(30_100));
    let at = 30_100;
    for (const delay of [...retryDelaysMs, 60_000, 60_000]) {
      state = next(state, failed(at, 'lost'));
      expect(wakeAt(state)).toBe(at + delay);
      expect(hasUnsaved(state)).toBe(true);
      expect(indicatorText(state)).toBe('Save failed');
      at += delay;
      state = next(state, woken(at));
      expect(state.running?.kind).toBe('autosave');
    }
    expect(next(state, saved(at)).losses).toBe(0);
  });

  it('is tried at once when the connection is back, and only then', () => {
    const lost = after(changed(0), woken(30_100), failed(30_200, 'lost'));
    expect(next(lost, { type: 'connected', at: 30_300 }).running?.kind).toBe('autosave');
    const calm = after(changed(0));
    expect(next(calm, { type: 'connected', at: 100 })).toBe(calm);
  });

  it('leaves nothing to be tried again where nothing had changed', () => {
    const lost = after(asked('draft'), failed(10, 'lost'));
    expect(wakeAt(lost)).toBeNull();
    expect(hasUnsaved(lost)).toBe(false);
  });
});

describe('too many saves', () => {
  it('pause autosave for 60 s, then it goes on', () => {
    const paused = after(changed(0), woken(30_100), failed(30_200, 'rate limited'));
    expect(indicatorText(paused)).toBe(
      'You are saving too quickly. Autosave is paused for 1 minute.',
    );
    expect(next(paused, woken(90_199)).running).toBeNull();
    expect(next(paused, woken(90_200)).running?.kind).toBe('autosave');
  });

  it('pause it after a save by hand too, whose own message says why', () => {
    const paused = after(changed(0), asked('draft'), failed(200, 'rate limited'));
    expect(indicatorText(paused)).toBe('Save failed');
    expect(wakeAt(paused)).toBe(60_200);
    expect(indicatorText(next(paused, woken(60_200)))).toBe('Saving...');
  });

  it('say nothing more once the minute is over and nothing is left to save', () => {
    const paused = after(asked('draft'), failed(0, 'rate limited'));
    expect(indicatorText(next(paused, woken(60_000)))).toBe('All changes saved');
  });
});

describe('a save by hand', () => {
  it('waits for the one that runs, and is done after it', () => {
    const waiting = after(changed(0), woken(30_100), asked('publish'));
    expect(waiting).toMatchObject({ running: { kind: 'autosave' }, waiting: 'publish' });
    expect(isSavingByHand(waiting)).toBe(true);
    expect(next(waiting, saved(30_500))).toMatchObject({
      running: { kind: 'publish' },
      waiting: null,
    });
  });

  it.each(['lost', 'refused'] as const)('is tried though the one before was %s', (failure) => {
    const waiting = after(changed(0), woken(30_100), asked('draft'));
    expect(next(waiting, failed(30_500, failure)).running?.kind).toBe('draft');
  });

  it.each(['rate limited', 'conflict', 'gone'] as const)(
    'fails with the one before it: %s',
    (failure) => {
      const waiting = after(changed(0), woken(30_100), asked('draft'));
      expect(next(waiting, failed(30_500, failure))).toMatchObject({
        running: null,
        waiting: null,
        outcome: { failure, kind: 'draft' },
      });
    },
  );

  it('is not done twice', () => {
    const once = after(asked('draft'));
    expect(next(once, asked('publish'))).toBe(once);
  });
});

describe('autosave rests', () => {
  it.each(['conflict', 'gone'] as const)('until somebody has chosen, after: %s', (failure) => {
    const resting = after(changed(0), woken(30_100), failed(30_200, failure), changed(31_000));
    expect(wakeAt(resting)).toBeNull();
    expect(next(resting, { type: 'connected', at: 32_000 }).running).toBeNull();
    expect(hasUnsaved(resting)).toBe(true);
    const chosen = [asked('draft'), saved(40_000), changed(41_000)].reduce(next, resting);
    expect(wakeAt(chosen)).not.toBeNull();
  });

  it('not where the text cannot be published yet: it is kept as a draft', () => {
    const refused = after(changed(0), asked('publish'), failed(5_000, 'refused'));
    expect(indicatorText(refused)).toBe('Save failed');
    expect(wakeAt(refused)).toBe(35_100);
    expect(next(refused, woken(35_100)).running?.kind).toBe('autosave');
  });

  it('until the next change, where the text was refused', () => {
    const refused = after(changed(0), woken(30_100), failed(30_200, 'refused'));
    expect(wakeAt(refused)).toBeNull();
    expect(indicatorText(refused)).toBe('Save failed');
    const mended = next(refused, changed(40_000));
    expect(indicatorText(mended)).toBe('Unsaved changes');
    expect(wakeAt(mended)).toBe(70_100);
  });
});

it('a reply that nobody waits for changes nothing', () => {
  expect(next(written, failed(1, 'lost'))).toBe(written);
});

it.each([
  [false, false, 'Add a title to start'],
  [false, true, 'Add a title to start'],
  [true, false, 'Add content to enable autosave'],
  [true, true, 'All changes saved'],
])('at rest, with a title: %s, with content: %s', (hasTitle, hasContent, text) => {
  expect(indicatorText(autosaveOf({ hasTitle, hasContent }))).toBe(text);
});
