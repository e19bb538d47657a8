// What the cookies page says of the keys by which single pages remember something, and of what people choose.

import { planChangeKey } from '../plan-change-key.ts';
import { scrollPositionsKey } from '../scroll-positions-key.ts';
import {
  articleDraftKeyPrefix,
  localStorageKeys as local,
  sessionStorageKeys as tab,
} from '../storage-keys.ts';

const inBrowser = { group: 'pages', place: 'browser', basis: 'necessary' } as const;
const inTab = { group: 'pages', place: 'tab', basis: 'necessary' } as const;

export const pagePurposes = {
  [tab.unsentForms]: {
    ...inTab,
    purpose:
      'What you had typed in a form when your session ended, for when you sign in again. No passwords.',
    life: 'Until the form is open again, you sign out, or the tab is closed.',
  },
  [tab.contactMessage]: {
    ...inTab,
    purpose: 'The message to us that you are writing, so that a reload does not lose it.',
    life: 'Until it is sent, you sign out, or the tab is closed.',
  },
  [tab.exportBeingFilled]: {
    ...inTab,
    purpose: 'The name and reference that you typed for a file.',
    life: 'Until a file has been made with them, you sign out, or the tab is closed.',
  },
  [tab.dismissedMissedPayments]: {
    ...inTab,
    purpose: 'The missed payments that you asked us not to show for now.',
    life: 'Until you sign out or close the tab.',
  },
  [local.noAutoCalculate]: {
    ...inBrowser,
    purpose: 'That a portfolio’s calculator should not start by itself.',
    life: 'Until you open a portfolio in another way, or sign out.',
  },
  [planChangeKey]: {
    ...inBrowser,
    purpose: 'Tells your other tabs that your plan has changed, so that they show the new one.',
    life: 'A moment. It is deleted as soon as it is set.',
  },
  [scrollPositionsKey]: {
    ...inTab,
    purpose: 'How far you had scrolled on each page, so that the Back button takes you there.',
    life: 'Until the tab is closed.',
  },
  [local.theme]: {
    ...inBrowser,
    group: 'appearance',
    basis: 'appearance',
    purpose:
      'Whether you chose the light or the dark theme. If you have not chosen, nothing is kept.',
    life: 'Until you choose ‘System’ at the foot of any page.',
  },
  [local.consent]: {
    ...inBrowser,
    group: 'analytics',
    purpose:
      'Whether you accepted or rejected analytics, and on which day, so that we do not ask again.',
    life: 'Until you choose again or delete it. It stays when you sign out. If what we measure changes, we ask again.',
  },
  [articleDraftKeyPrefix]: {
    ...inBrowser,
    group: 'team',
    purpose: 'An article that a member of our team is writing.',
    life: 'Until it is saved or discarded.',
  },
} as const;
