// What staff are told about messages to us.

export const messageTexts = {
  notFound: 'Message not found',
  listFailed: 'Failed to fetch messages',
  loadFailed: 'Failed to fetch message',
  replyFailed: 'Failed to reply to message',
  closeFailed: 'Failed to close message',
  acceptFailed: 'Failed to accept message',
  outcomeFailed: 'Failed to record outcome',
  replied: 'Reply sent successfully',
  closed: 'Message closed successfully',
  accepted: 'Message accepted successfully',
  outcomeRecorded: 'The outcome has been recorded, and is being emailed to the person.',
  noComplaint: 'Only a data protection complaint has an outcome to record.',
  hasOutcome: 'The outcome of this complaint has already been recorded and sent.',
  needsOutcome: 'A complaint needs an outcome. It cannot be closed without one.',
  alreadyAnswered: 'This message has been answered: there is nothing left to close.',
  acceptFirst: 'This message looks as if a program had sent it. Accept it before you reply.',
  newerReply:
    'Someone else has replied since you opened this message. Nothing was sent: read their reply, then send yours if it is still needed.',
  sentBefore:
    'This reply has already been sent in different words. Reload the page and look at what was sent.',
} as const;
