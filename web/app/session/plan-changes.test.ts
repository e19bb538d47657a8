import { expect, it, vi } from 'vitest';
import { aBrowser, aToken, loadAfreshInEachTest, storeElsewhere } from './browser.fixture.ts';
import type { RefreshCause } from './plan-changes.ts';

loadAfreshInEachTest();

/** A page of Alice, at which something of her plan is shown. */
async function openPage() {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  const { window } = aBrowser(() => 'unreachable');
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('document', page);
  localStorage.setItem('jwt_token', aToken({ sub: 'alice' }));
  const { whenPlanMayChange, planChanged } = await import('./plan-changes.ts');
  const causes: RefreshCause[] = [];
  whenPlanMayChange(async (cause) => void causes.push(cause));
  const lookAgain = (): void => {
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    lookAgain();
  };
  return { window, causes, planChanged, lookAgain, show };
}

it('a change in another tab of the same person is followed at once', async () => {
  const { causes } = await openPage();
  storeElsewhere('plan_change:alice', 'changed');
  storeElsewhere('plan_change:alice', null);
  expect(causes).toEqual(['change']);
});

it('somebody else’s change is not', async () => {
  const { causes } = await openPage();
  storeElsewhere('plan_change:bob', 'changed');
  storeElsewhere('plan_change', 'changed');
  expect(causes).toEqual([]);
});

it('a change here is followed here, told under one’s own name, and leaves nothing behind', async () => {
  const { causes, planChanged } = await openPage();
  const kept = vi.spyOn(localStorage, 'setItem');
  await planChanged();
  expect(causes).toEqual(['change']);
  expect(kept.mock.calls.map(([key]) => key)).toEqual(['plan_change:alice']);
  expect(localStorage.getItem('plan_change:alice')).toBeNull();
});

it('one part that cannot be refreshed does not keep the others from it', async () => {
  const { causes, planChanged } = await openPage();
  const { whenPlanMayChange } = await import('./plan-changes.ts');
  whenPlanMayChange(() => Promise.reject(new Error('unreachable')));
  await expect(planChanged()).resolves.toBeUndefined();
  expect(causes).toEqual(['change']);
});

it('a page that is looked at again asks, at most once in five seconds, however often one goes to and fro', async () => {
  const { causes, lookAgain } = await openPage();
  vi.advanceTimersByTime(60_000);
  for (let times = 0; times < 10; times += 1) {
    lookAgain();
    vi.advanceTimersByTime(100);
  }
  expect(causes).toEqual(['look']);
  vi.advanceTimersByTime(5_000);
  expect(causes).toEqual(['look', 'look']);
  vi.advanceTimersByTime(60_000);
  expect(causes).toEqual(['look', 'look']);
});

it('a page that is hidden again by then does not', async () => {
  const { causes, lookAgain, show } = await openPage();
  lookAgain();
  show('hidden');
  vi.advanceTimersByTime(60_000);
  expect(causes).toEqual([]);
});

it('a page that the back button brings back asks as well', async () => {
  const { causes, window } = await openPage();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  vi.advanceTimersByTime(1);
  expect(causes).toEqual(['look']);
});
