// The words of the cookies page around its list, whose lines stand in cookies-*.ts.

import { product } from '../product.ts';
import type { StorageBasis, StorageGroup, StoragePlace } from '../storage-purposes.ts';

export const cookiesTexts = {
  title: 'Cookies',
  lead: `What ${product.name} keeps in your browser, why, and for how long.`,
  inShort: {
    title: 'In short',
    items: (hasAnalytics: boolean) => [
      'What we keep is there for what you do here: signing in, your figures, a half-finished form. It is strictly necessary, so we do not ask about it.',
      hasAnalytics
        ? 'We measure visits only if you accept. Until then, and if you reject, nothing is loaded, kept or sent for it.'
        : 'Visits to this site are not measured.',
      'None of it is for advertising, and none of it follows you to other sites.',
    ],
  },
  groups: {
    'signing-in': {
      title: 'Signing in',
      about: 'If you never sign in, you have hardly any of these.',
    },
    figures: {
      title: 'Your figures',
      about:
        'The calculator’s draft is strictly necessary storage: you asked for it by typing in your figures, and they are still there when you come back. When you are signed in, your account number is added to the name of what is yours, and a mark of your visit, here and in the other groups.',
    },
    pages: {
      title: 'What pages remember',
      about: 'Small things that a single page remembers for you.',
    },
    appearance: { title: 'Appearance', about: 'Kept only if you choose it.' },
    analytics: {
      title: 'Analytics',
      about: 'Google Analytics cookies are set only if you accept them.',
    },
    team: { title: 'Only for our team', about: 'Visitors and customers have none of these.' },
  } satisfies Record<StorageGroup, { readonly title: string; readonly about: string }>,
  notMeasured: 'Not in use here: visits to this site are not measured.',
  /** How each is kept. */
  places: {
    cookie: 'Cookie',
    browser: 'Browser storage',
    tab: 'Tab storage',
  } satisfies Record<StoragePlace, string>,
  bases: {
    necessary: 'Strictly necessary',
    appearance: 'Your choice of appearance',
    consent: 'Only if you accept',
  } satisfies Record<StorageBasis, string>,
  life: 'How long',
  show: (group: string) => `Show details: ${group.toLowerCase()}`,
  others: {
    title: 'Other sites',
    stripe:
      'When you pay, or change your card, you are on pages run by Stripe, who take payments for us. Those pages set their own cookies.',
    stripeLink: 'Stripe’s cookie policy',
    stripeUrl: 'https://stripe.com/gb/legal/cookies-policy',
    links:
      "Other sites that we link to have their own cookies, too. A link with 'Ad' before it pays us if you buy something there: the site that it leads to, or one in between, learns that you came from us, and may keep a cookie for that.",
  },
  control: {
    title: 'Changing your mind',
    settings: 'Accept or reject analytics at any time in the',
    settingsLink: 'cookie settings',
    browser:
      'In your browser’s settings you can delete everything that this site keeps, or stop it from keeping anything. You can still use the calculator, but what you type is gone when you leave, and you will not stay signed in.',
  },
} as const;
