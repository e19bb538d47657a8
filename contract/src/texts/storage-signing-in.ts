// What the cookies page says of the keys by which people sign in and come back to where they were.

import { accountLimits } from '../account-limits.ts';
import { localStorageKeys as local, sessionStorageKeys as tab } from '../storage-keys.ts';

const inBrowser = { group: 'signing-in', place: 'browser', basis: 'necessary' } as const;
const inTab = { group: 'signing-in', place: 'tab', basis: 'necessary' } as const;
const redirect = {
  ...inBrowser,
  purpose:
    'The page that you were on your way to when you signed in or registered, and your number where it was yours, so that nobody else is led to it.',
  life: 'Until you have been led there, sign out, or delete it.',
} as const;
const ownPage = {
  ...inTab,
  purpose:
    'Your account number, and the page that you were on when your session ended: you come back to it, and nobody else sees it with the Back button.',
  life: 'Until the tab is closed, at the latest.',
} as const;

export const signingInPurposes = {
  [local.userToken]: {
    ...inBrowser,
    purpose: `Shows that you are signed in. Each one is valid for ${accountLimits.accessTokenMinutes} minutes and is then renewed.`,
    life: 'Until you sign out, or until your session has ended.',
  },
  [local.visit]: {
    ...inBrowser,
    purpose: 'Marks what you leave half done here as yours, so that nobody else finds it.',
    life: 'From when you sign in until you sign out.',
  },
  [local.clockOffset]: {
    ...inBrowser,
    purpose: 'How far your device’s clock is out, so that a wrong clock does not sign you out.',
    life: 'Until you delete it. It is replaced whenever your session is renewed.',
  },
  [local.signOutPending]: {
    ...inBrowser,
    purpose: 'That you signed out while we could not be reached. It does not say who you are.',
    life: 'Until we have been told.',
  },
  [local.loginRedirect]: redirect,
  [local.loginRedirectOwner]: redirect,
  [local.registerRedirect]: redirect,
  [local.registerRedirectOwner]: redirect,
  [tab.justRegistered]: {
    ...inTab,
    purpose: 'That you have just registered, so that the plans page can say so.',
    life: 'Until that page has been shown, or the tab is closed.',
  },
  [tab.shownTo]: ownPage,
  [tab.leftPage]: ownPage,
  [local.adminToken]: {
    ...inBrowser,
    group: 'team',
    purpose: 'Shows that a member of our team is signed in.',
    life: 'Until they sign out, or until their session has ended.',
  },
  [local.developmentGateCredentials]: {
    ...inBrowser,
    group: 'team',
    purpose: 'The name and password of our development site.',
    life: 'Until they log out of it.',
  },
} as const;
