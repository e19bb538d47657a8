// What the cookies page says of the keys that hold the figures which people have typed.

import { localStorageKeys as local, sessionStorageKeys as tab } from '../storage-keys.ts';

const inBrowser = { group: 'figures', place: 'browser', basis: 'necessary' } as const;
const inTab = { group: 'figures', place: 'tab', basis: 'necessary' } as const;
const setAside = {
  ...inBrowser,
  purpose:
    'Your earlier figures, when others have replaced them in the calculator, so that you can go back.',
  life: 'Until you clear the calculator or sign out.',
} as const;
const putAside = {
  ...inBrowser,
  purpose: 'The calculator’s figures, while you sign in to save them.',
  life: 'Until they are back in the calculator, or saved, or you sign out.',
} as const;
const dialogLeft = {
  ...inBrowser,
  purpose:
    'The portfolio that you were creating when you went to another page, and the debts that you had typed for it, so that you can carry on.',
  life: 'Until you carry on with it, close it, or sign out.',
} as const;
const dialogTyped = {
  ...inTab,
  purpose: 'The same while you type, so that a reload does not lose it.',
  life: 'Until it is saved, you sign out, or the tab is closed.',
} as const;

export const figuresPurposes = {
  [local.calculatorState]: {
    ...inBrowser,
    purpose:
      'What you typed in the calculator: creditors, balances, rates and payments. It stays in your browser until you press a button that needs it, such as the one to save.',
    life: 'Until you clear the calculator or sign out.',
  },
  [local.calculatorSetAside]: setAside,
  [local.calculatorEarlier]: setAside,
  [local.calculatorDataAnonymous]: putAside,
  [local.calculatorDataAuthenticated]: putAside,
  [tab.strategies]: {
    ...inTab,
    purpose: 'The plans that you are comparing, so that a reload does not lose them.',
    life: 'Until you clear the calculator, sign out, or close the tab.',
  },
  [local.strategiesMark]: {
    ...inBrowser,
    purpose: 'A random mark on those plans, so that clearing them in one tab clears them in all.',
    life: 'Until you clear the calculator or sign out.',
  },
  [local.restorePortfolioModal]: dialogLeft,
  [local.portfolioId]: dialogLeft,
  [local.portfolioDebts]: dialogLeft,
  [local.showPortfolioAlert]: dialogLeft,
  [tab.portfolioBeingFilled]: dialogTyped,
  [tab.debtsBeingTyped]: dialogTyped,
} as const;
