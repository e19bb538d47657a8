// The words of the mails.

import { debtAdvisers } from '../debt-advice.ts';
import { joinWords } from '../joined-words.ts';
import { product } from '../product.ts';

/** Whom to call for free. */
export const advisers = joinWords(
  debtAdvisers.slice(0, 2).map(({ name, phone }) => `${name} (${phone})`),
);

export const mailTexts = {
  layout: {
    linkFallback: 'If the button does not work, copy this address into your browser:',
    footer: `You get this mail because of your account at ${product.name}.`,
  },
  /** Without a name for an address that nobody has confirmed: the one who typed it chose the name too. */
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
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
  confirmNewEmail: {
    subject: 'Confirm your new email address',
    paragraphs: [
      `Somebody, probably you, entered this as the new address of an account at ${product.name}. It counts once you confirm it, within 7 days.`,
      'If it was not you, you can ignore this mail.',
    ],
    action: 'Confirm my new address',
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
  twoStepEnded:
    'Two-step sign-in is off: it had been switched on before this address was confirmed. You can switch it on again in your profile.',
  emailChangeRequested: {
    subject: 'Your email address is about to change',
    paragraphs: [
      'Somebody who knows the password of your account asked to change its email address. It changes when the new address is confirmed.',
      'If it was you, there is nothing to do here. If it was not, stop the change with this link, then choose a new password.',
    ],
    action: 'Keep my address',
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
      'If you had a subscription, it has been cancelled with your account: it does not renew.',
      'Your username and this address are kept in a list of deleted accounts for 30 days, and then removed as well.',
    ],
  },
  /** What staff did about an account, to the one whose it is. The reason is staff's own. */
  byStaff: {
    notAsked: (email: string) => `If you did not ask for this, write to us at ${email}.`,
    passwordSet: {
      subject: 'Your password was changed',
      paragraphs: [
        'Our staff have set a new password for your account, and all devices have been signed out.',
        'Once you can sign in again, choose a password that only you know.',
      ],
      action: 'Choose a new password',
    },
    twoStepRemoved: {
      subject: 'Two-step sign-in was switched off',
      paragraphs: [
        'Our staff have switched off two-step sign-in for your account, and all devices have been signed out. For now your password alone lets you in.',
        'You can switch it on again in your profile.',
      ],
    },
    emailSet: {
      subject: 'Confirm your new email address',
      paragraphs: [
        `Our staff have made this the email address of your account at ${product.name}. Please confirm that it is yours.`,
        'If you have no account with us, you can ignore this mail.',
      ],
      action: 'Confirm my email address',
    },
    emailReplaced: {
      subject: 'Your email address was changed',
      paragraphs: [
        `Our staff have changed the email address of your account at ${product.name}. From now on our mails go to the new one.`,
      ],
    },
    suspended: {
      subject: 'Your account is suspended',
      paragraphs: [
        `We have suspended your account at ${product.name}. You cannot sign in, and all devices have been signed out. Nothing in it has been deleted.`,
        'If you pay for a plan, it does not renew for as long as your account is suspended.',
      ],
      contact: (email: string) =>
        `If you think that this is a mistake, or want a copy of your data, write to us at ${email}.`,
    },
    activated: {
      subject: 'Your account is open again',
      paragraphs: [
        `Your account at ${product.name} is no longer suspended. You can sign in, and everything in it is as you left it.`,
        'A plan that was set to end because of the suspension goes on, unless it has ended since.',
      ],
      action: 'Sign in',
    },
    deleted: {
      lead: `We have deleted your account at ${product.name}, with the debts, payments and plans in it. This cannot be undone.`,
      contact: (email: string) => `If you want to know why, write to us at ${email}.`,
    },
  },
  paymentReminder: {
    subject: (count: number, day: string | null) =>
      `${count === 1 ? 'A payment is' : `${count} payments are`} due ${day === null ? 'soon' : `on ${day}`}`,
    lead: 'This is a reminder of what falls due:',
    byHand:
      'When the money has left your account, record the payment, so that your balance stays right.',
    automatic:
      'We record it on the day, as you asked. No money moves from here: if it was not paid, delete the payment from your history.',
    action: 'See my scheduled payments',
  },
  paymentsMissed: {
    subject: (count: number) =>
      count === 1
        ? 'A scheduled payment has not been recorded'
        : `${count} scheduled payments have not been recorded`,
    lead: 'The day has passed, and nothing is recorded:',
    advice:
      'If the money left your account, record it now, so that your balance is right. If it did not, you need not do anything here.',
    action: 'Record what I paid',
  },
  announcement: {
    applies: (day: string) => `This applies from ${day}.`,
  },
  dealEnding: {
    lead: (dealsCount: number) =>
      dealsCount === 1 ? 'A deal on one of your debts ends soon:' : 'Deals on your debts end soon:',
    action: 'See my plan',
  },
  reminders: {
    line: (payment: { day: string; creditor: string; amount: string }) =>
      `${payment.day}: ${payment.amount} to ${payment.creditor}`,
    freeAdvice: `If you cannot pay, tell the creditor early. ${advisers} give free, confidential advice.`,
    newRateFreeAdvice: `If the new rate would be hard to pay, tell the creditor early. ${advisers} give free, confidential advice.`,
    switchOff: 'You can switch these reminders off in your account settings.',
  },
} as const;
