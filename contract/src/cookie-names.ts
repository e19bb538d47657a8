/** The cookies that the server sets, and those of Google, for the code that sets them and the page that names them. */

export const cookieNames = {
  refreshToken: 'refresh_token',
  knownDevice: 'known_device',
  developmentGate: 'dev_gate',
} as const;

/** Set by Google's script, and by nothing else, for those who have agreed. The second has the property's id in it. */
export const analyticsCookies = {
  visitor: '_ga',
  visits: '_ga_*',
} as const;

export const developmentGateHours = 12;

type ValueOf<Names> = Names[keyof Names];
export type CookieName = ValueOf<typeof cookieNames> | ValueOf<typeof analyticsCookies>;
