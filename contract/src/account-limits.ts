/** Every number that bounds, delays or counts something about accounts. Apart from the others, which every page loads. */
export const accountLimits = {
  usernameMinLength: 3,
  usernameMaxLength: 50,
  /** In bytes, as mail servers are told: SMTP allows 254, and some of them count one less. */
  emailMaxLength: 253,
  /** A username or an address as it is typed, with what a paste brings along. */
  loginMaxLength: 320,
  passwordMinLength: 6,
  /** A bound on the work of hashing; long enough for any passphrase. */
  passwordMaxLength: 256,
  profilePasswordMinLength: 8,
  adminResetPasswordMinLength: 8,
  accessTokenMinutes: 15,
  refreshTokenDays: 30,
  /** A session ends after so many days even when it is used every day. */
  sessionMaxDays: 180,
  /** Tabs that refresh at the same time present the same token; so long the older one still counts. */
  refreshGraceSeconds: 30,
  /** For so long a browser that has signed in is told from a stranger's. */
  deviceCookieDays: 180,
  /** On a browser that several people use. */
  deviceCookiePeopleMax: 4,
  resetTokenMinutes: 60,
  resetTokenBytes: 32,
  emailRevertDays: 7,
  emailConfirmDays: 7,
  totpDigits: 6,
  totpPeriodSeconds: 30,
  recoveryCodes: 10,
  deletedAccountPurgeDays: 30,
  registrationRedirectDelayMs: 1_500,
  failedAutoLoginDelayMs: 2_000,
  resetRedirectDelayMs: 2_000,
  developmentGateDefaultUsername: 'admin',
} as const;
