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
  backToOwn: 'Back to your dashboard',
} as const;

export const developmentGateTexts = {
  title: 'Development Environment',
  submit: 'Sign in',
  submitting: 'Authenticating...',
  invalidCredentials: (status: number) => `Invalid credentials (${status})`,
  authenticationFailed: (reason: string) => `Authentication failed: ${reason}`,
} as const;
