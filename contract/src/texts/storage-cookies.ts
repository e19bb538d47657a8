// What the cookies page says of cookies: those of the server, and those of Google.

import { accountLimits } from '../account-limits.ts';
import { analyticsCookies, cookieNames, developmentGateHours } from '../cookie-names.ts';

const { refreshTokenDays, sessionMaxDays, deviceCookieDays } = accountLimits;
const ours = { place: 'cookie', basis: 'necessary' } as const;
const googles = {
  group: 'analytics',
  place: 'cookie',
  basis: 'consent',
  purpose:
    'Set by Google Analytics: a random number that tells one browser from another, and how many visits there were from it and when.',
  life: 'A year after your last visit at most. Both are deleted at once when you reject analytics.',
} as const;

export const cookiePurposes = {
  [cookieNames.refreshToken]: {
    ...ours,
    group: 'signing-in',
    purpose: 'Renews your session, so that you need not sign in every time. No script can read it.',
    life: `${refreshTokenDays} days after you were last here, and ${sessionMaxDays} days at most. Signing out deletes it.`,
  },
  [cookieNames.knownDevice]: {
    ...ours,
    group: 'signing-in',
    purpose:
      'Tells your browser from a stranger’s: however often someone elsewhere guesses at your password, you are not locked out here.',
    life: `${deviceCookieDays} days after you last signed in here. It stays when you sign out.`,
  },
  [cookieNames.developmentGate]: {
    ...ours,
    group: 'team',
    purpose: 'Lets our team into the development site. Nobody else gets it.',
    life: `${developmentGateHours} hours.`,
  },
  [analyticsCookies.visitor]: googles,
  [analyticsCookies.visits]: googles,
} as const;
