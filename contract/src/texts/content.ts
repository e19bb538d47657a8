// The words of the public pages: articles, resources and contact.

export const contentTexts = {
  home: {
    whyChooseUs: 'Why choose us',
  },
  articles: {
    all: 'All',
    loadFailed: 'Failed to load articles',
    returnToArticles: 'Return to Articles',
    notFound: 'Article not found',
  },
  resources: {
    loadFailed: 'Failed to load resources',
    emptyCategory: 'No active resources found',
    adMark: 'Ad',
  },
  contact: {
    succeeded: "Thank you for your message! We'll get back to you soon.",
    failed:
      'Sorry, there was an error sending your message. Please try again or email us directly.',
    promise: 'We reply within 24 hours, Monday to Friday, 9 AM to 5 PM GMT.',
  },
} as const;
