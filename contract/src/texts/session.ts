// What every page may have to say about the session; apart from the account screens, so that it stays small.

export const sessionTexts = {
  expired: 'Session expired. Please log in again.',
  expiredOnLogin: 'Your session has expired. Please log in again.',
  signedOut: 'You have signed out.',
  createAccountToSave: 'Please create an account to save your debt portfolio',
} as const;

/** What people are told when they are sent to /login or /register. An address may carry no other text. */
export const arrivalMessages = [
  sessionTexts.expiredOnLogin,
  sessionTexts.signedOut,
  sessionTexts.createAccountToSave,
] as const;
export type ArrivalMessage = (typeof arrivalMessages)[number];
