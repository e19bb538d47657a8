// The words around every page: menus, footer, gates, the not-found page, and what all pages share.

export const navigationTexts = {
  menu: {
    calculator: 'Calculator',
    articles: 'Articles',
    resources: 'Resources',
    dashboard: 'Dashboard',
    managePortfolios: 'Manage Portfolios',
    signIn: 'Sign In',
  },
  account: {
    /** Stands for the name until it is known. */
    title: 'Account',
    menu: 'Account menu',
    profileSettings: 'Profile Settings',
    upgradePlan: 'Upgrade Plan',
    manageSubscription: 'Manage Subscription',
    signOut: 'Sign Out',
  },
  adminMenu: 'Admin',
  back: {
    toPortfolioCreation: 'Continue Portfolio Creation',
    toPortfolio: 'Back to Portfolio',
    toCalculator: 'Back to Calculator',
  },
  footer: {
    about: 'About',
    debtHelp: 'Debt help',
    howWeCalculate: 'How we calculate',
    accessibility: 'Accessibility',
    contact: 'Contact',
    privacy: 'Privacy',
    cookies: 'Cookies',
    cookieSettings: 'Cookie settings',
    terms: 'Terms',
  },
  actions: {
    tryAgain: 'Try Again',
    dismiss: 'Dismiss',
    upgradeNow: 'Upgrade Now',
    cancel: 'Cancel',
    delete: 'Delete',
    edit: 'Edit',
    view: 'View',
    clear: 'Clear',
    logOut: 'Logout',
    saving: 'Saving...',
    processing: 'Processing...',
  },
  failures: {
    network: 'Network error. Please try again.',
    somethingWentWrong: 'Something went wrong',
    requiredFields: 'Please fill in all required fields',
    unexpected: 'Unexpected Application Error!',
    unreadableReply: 'Failed to parse response',
  },
  heldPage: {
    offline: 'You seem to be offline.',
    unreachable: 'We cannot be reached right now.',
    stays: 'The next page could not be opened. This one stays as it is, with all that you typed.',
  },
  loading: 'Loading...',
  needsScripts: 'This page needs JavaScript. Switch it on in your browser, then reload the page.',
  confirmations: {
    cannotBeUndone: 'This action cannot be undone.',
  },
  notFound: {
    title: 'Page Not Found',
    goToCalculator: 'Go to Calculator',
  },
} as const;
