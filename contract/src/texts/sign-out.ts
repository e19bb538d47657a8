// Apart from the other words of the session, which every page loads.

export const signOutTexts = {
  unfinished: 'We could not be reached, so signing out is not complete yet.',
  unfinishedAdvice:
    'This browser no longer shows your account or keeps what you typed. We will finish signing you out as soon as there is a connection: leave this page open until then, or try again.',
} as const;
