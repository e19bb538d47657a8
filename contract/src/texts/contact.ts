// What is said about messages to us.

import { fieldNames } from './fields.ts';

export const contactFieldNames = {
  name: fieldNames.name,
  email: fieldNames.email,
  subject: 'Subject',
  message: 'Message',
  outcome: 'Outcome',
  reply: 'Reply',
} as const;

export const contactTexts = {
  complaint: 'Data protection complaint',
  unknownTopic: 'Choose what your message is about',
  sentBefore:
    'This message has already been sent in different words. Reload the page and send it again.',
} as const;
