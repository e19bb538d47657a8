// The words of the door of the admin area; apart from the others, since few pages need them.

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
