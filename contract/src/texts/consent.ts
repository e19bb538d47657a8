// The words around the choice about analytics: the banner and the settings page.

/** What people agree to. To change what it means is to ask everyone again: raise `consentVersion`. */
export const consentPurposes = [
  'We would like to count visits and see which pages and buttons people use, so that we can improve the site. We use Google Analytics for this.',
  'Google Analytics would keep cookies in this browser, until a year after your last visit at most. It would be told which kinds of pages you open, which articles you read and what you press, with how many debts there are, the number of a portfolio and the plan that you choose. Google also sees what kind of browser and device you have, and your IP address, which tells it roughly where you are and which it does not keep.',
  'What you type is never sent: no amounts, no names, no email addresses. Nothing is used for advertising.',
] as const;

export const consentTexts = {
  accept: 'Accept',
  reject: 'Reject',
  banner: {
    label: 'Analytics cookies',
    question: 'May we use analytics cookies?',
    sentence:
      'They tell us, through Google Analytics, how the site is used. What you type is never sent.',
    cookies: 'About our cookies',
    settings: 'Cookie settings',
  },
  settings: {
    title: 'Cookie settings',
    lead: 'Choose whether we may measure your visits. You can change your mind at any time.',
    analytics: 'Analytics',
    notChosen: 'You have not chosen yet. Nothing is measured unless you accept.',
    accepted: (day: string) => `You accepted analytics cookies${day}.`,
    rejected: (day: string) => `You rejected analytics cookies${day}. Nothing is measured.`,
    on: (day: string) => ` on ${day}`,
    nowAccepted: 'Done. We now measure visits from this browser.',
    nowRejected: 'Done. Nothing more is measured, and the analytics cookies are deleted.',
    agreedTo: 'What you would agree to',
    forBrowser: 'Your choice applies to this browser, and stays when you sign out.',
    withoutScripts:
      'JavaScript is not running in your browser. Without it nothing is measured, so there is nothing to choose.',
    notMeasured: 'Visits to this site are not measured, so there is nothing to choose.',
    moreTitle: 'Everything else',
    more: 'Everything else that we keep in your browser is needed for what you do here, or is the look that you chose.',
    moreLink: 'What we keep, and for how long',
  },
} as const;
