// The words of the mails.

import { product } from '../product.ts';

export const mailTexts = {
  layout: {
    linkFallback: 'If the button does not work, copy this address into your browser:',
    footer: `You get this mail because of your account at ${product.name}.`,
  },
  greeting: (name: string) => `Hello ${name},`,
  closing: ['Best wishes', product.team],
  welcome: {
    subject: `Welcome to ${product.name}`,
    paragraphs: [
      'Your account is ready. You can save your debts in a portfolio, record what you pay and watch the balance fall.',
      'Please confirm that this address is yours, so that we can send you reminders if you want them. Everything else works without it.',
    ],
    action: 'Confirm my email address',
  },
  confirmEmail: {
    subject: 'Confirm your email address',
    paragraphs: [
      `Please confirm that this address belongs to your account at ${product.name}.`,
      'If you did not enter it there, you can ignore this mail.',
    ],
    action: 'Confirm my email address',
  },
  passwordReset: {
    subject: 'Reset your password',
    paragraphs: [
      'Someone, probably you, asked to reset the password of your account. The link works once, for one hour.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account has been changed, and other devices have been signed out.',
      'If it was not you, reset your password now.',
    ],
    action: 'Reset my password',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    paragraphs: [
      'The email address of your account has been changed. From now on our mails go to the new one.',
      'If it was not you, change it back with this link. It works for 7 days, signs all devices out and lets you choose a new password.',
    ],
    action: 'Change it back',
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    paragraphs: [
      'As you asked, your account and the debts, payments and plans in it have been deleted. This cannot be undone.',
      'Your username and this address are kept in a list of deleted accounts for 30 days, and then removed as well.',
    ],
  },
} as const;
