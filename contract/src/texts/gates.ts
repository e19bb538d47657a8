// The words of the two gates; apart from the others, since few pages need them.

export const adminGateTexts = {
  title: 'Admin Access',
  bar: 'Admin Panel',
  localBar: 'Local Development',
  localReset: 'Reset',
  failed: 'Login failed',
  forStaff: 'This page is for staff.',
  forStaffExplained:
    'You stay signed in to your own account. If you sign in as staff below, that takes its place on this device.',
  /** For staff whose own two-step sign-in is off. It is set up in their account, which the staff's own site does not have. */
  twoStep: {
    how: 'Sign in to the site as you do for your own account, switch on two-step sign-in under Profile Settings, then come back and sign in here.',
    howElsewhere:
      'It is set up on the main site, not here: sign in there with the same name and password, open Profile Settings, switch on two-step sign-in, then come back and sign in here.',
    toProfile: 'Open Profile Settings',
  },
  backToOwn: 'Back to your dashboard',
} as const;

export const developmentGateTexts = {
  title: 'Development Environment',
  submit: 'Sign in',
  submitting: 'Authenticating...',
  invalidCredentials: (status: number) => `Invalid credentials (${status})`,
  authenticationFailed: (reason: string) => `Authentication failed: ${reason}`,
} as const;
