// What every page may have to say about the session; apart from the account screens, so that it stays small.

export const sessionTexts = {
  expired: 'Session expired. Please log in again.',
  expiredOnLogin: 'Your session has expired. Please log in again.',
  createAccountToSave: 'Please create an account to save your debt portfolio',
  loggedOut: 'You are signed out.',
  ended: 'That device is signed out.',
  othersEnded: 'All other devices are signed out.',
  othersAndLinksEnded: 'All other devices are signed out, and your calendar links have ended.',
  unsent: 'This is what you had typed when your session ended.',
  unsentAdvice: 'It is not saved yet. Look it over, then save it.',
} as const;

/** What people are told when they are sent to /login or /register. An address may carry no other text. */
export const arrivalMessages = [
  sessionTexts.expiredOnLogin,
  sessionTexts.createAccountToSave,
] as const;
export type ArrivalMessage = (typeof arrivalMessages)[number];

export const accountLoadingTexts = {
  loadFailed: 'Failed to load user profile',
  loadNetworkError: 'Network error loading profile',
} as const;
