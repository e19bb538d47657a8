/** When drafts are cleared: as a page is opened, and as somebody signs out or clears them in another tab. */
import { localStorageKeys, sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { forget, forgetWhere, recall } from './browser-storage.ts';
import { type Declaration, declaredDrafts, storedText } from './stored-drafts.ts';

const { strategiesMark, visit } = localStorageKeys;
const { justRegistered, strategies, leftPage } = sessionStorageKeys;

/** On the start of the page: what belongs to the other state, and what an earlier visit left half done. */
export function clearStaleDrafts(isSignedIn: boolean): void {
  clearEndedVisits();
  clearWithdrawnResults();
  clearUnowned(({ leftBy }) => leftBy === 'people' || (isSignedIn && leftBy === 'visitors'));
  if (!isSignedIn) return;
  for (const [key, { onlyWith }] of declaredDrafts) {
    // A dialog that was left for another page is still to be continued, though that page is loaded again.
    if (onlyWith !== undefined && storedText(onlyWith).read() === null) storedText(key).clear();
  }
}

/** Each tab has data of its own, which the tab that signs out or clears the calculator cannot reach. */
export function followOtherTabs(): () => void {
  const mark = storedText(strategiesMark);
  const follow = (event: StorageEvent): void => {
    if (event.key?.startsWith(`${visit}:`) && event.newValue === null) clearTab();
    if (mark.isIn(event)) clearWithdrawnResults();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export function clearTab(): void {
  clearEndedVisits();
  clearUnowned(({ place, leftBy }) => place === 'session' || leftBy === 'people');
  forget('session', justRegistered, leftPage);
}

/** Where nothing says who left it: a visitor's, or what an earlier version kept for somebody it did not name. */
export function clearUnowned(isMeant: (declaration: Declaration) => boolean): void {
  for (const [key, declaration] of declaredDrafts) {
    if (isMeant(declaration)) forget(declaration.place, key);
  }
}

/** Left in this tab by people who have signed out since. */
function clearEndedVisits(): void {
  forgetWhere('session', (key) => {
    const [, owner, lasting] = key.split(':');
    return lasting !== undefined && recall('local', `${visit}:${owner}`) !== lasting;
  });
}

/** 'Clear' in another tab takes the mark away that the results in this one carry. */
function clearWithdrawnResults(): void {
  forgetWhere('session', (key) => {
    const [name, owner, lasting] = key.split(':');
    if (name !== strategies) return false;
    const isVisitors = owner === undefined;
    const kept = recall('session', isVisitors ? name : `${name}:${owner}:${lasting}`) ?? '';
    const mark = recall('local', isVisitors ? strategiesMark : `${strategiesMark}:${owner}`);
    const [, carried] = /"mark":"(\w+)"/.exec(kept) ?? [];
    return carried !== undefined && carried !== mark;
  });
}
