// What only the profile says; apart from the account screens, which must stay small.

import { accountLimits } from '../account-limits.ts';

export const profilePageTexts = {
  form: {
    currentPassword: 'Current password',
    save: 'Save changes',
    nothingToSave: 'There was nothing to save: your profile is as it was.',
    presentAddressIsTold:
      'We tell your present address of a change, with a link to stop or undo it.',
    countsOnceConfirmed: (present: string) =>
      `A new address counts once you open the link that we send to it, within ${accountLimits.emailConfirmDays} days. Until then yours stays ${present}.`,
    replacesPending: (pending: string) =>
      `A change to ${pending} is waiting for confirmation. Another address takes its place.`,
    passwordHint: 'So that nobody else can move your account to another address.',
    changedElsewhere: 'Your profile has since been changed elsewhere.',
    newest: ({ username, email }: { username: string; email: string }) =>
      `It now has the username ${username} and the email address ${email}.`,
    compareThenSave: 'What you typed is still here. Look at both, then save again.',
    newestNotLoaded:
      'What you typed is still here, but the newest profile could not be loaded. Please try again.',
    replyLost:
      "We do not know whether your changes were saved. Press 'Save changes' again: it is safe, even if they were.",
  },
  password: {
    set: 'Set new password',
    stopsPending: (pending: string) =>
      `A new password also stops the change of your email address to ${pending}. You can ask for it again afterwards.`,
    replyLost:
      "We do not know whether your password was changed. Press 'Set new password' again: it is safe, even if it was.",
    mayBeChanged: 'An earlier try may have changed it: try the password that you chose then.',
  },
  confirmation: {
    confirmed: 'Email address confirmed',
    unconfirmed: 'Email address not confirmed',
    unconfirmedExplained:
      'Open the link that we sent you. Reminders go to confirmed addresses only.',
    pending: (pending: string) => `Waiting for confirmation: ${pending}`,
    pendingExplained: (present: string) =>
      `Open the link that we sent there. Until then your email address stays ${present}.`,
    sendAgain: 'Send the link again',
    sendLink: 'Send the confirmation link',
    sending: 'Sending...',
    lookFor: (address: string) => `Look for it at ${address}.`,
    keep: (present: string) => `Keep ${present}`,
    keeping: 'Stopping...',
  },
  twoStep: {
    renewMeans: 'You get new recovery codes. The ones that you have stop working.',
    stopMeans:
      'From then on your password alone signs you in, and your recovery codes stop working.',
  },
  devices: {
    endLinks: 'Also end my calendar links',
    endLinksHint:
      'Calendar programs then get no more due dates from us. You can make new links on the page of your scheduled payments.',
  },
} as const;
