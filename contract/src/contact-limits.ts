export const contactLimits = {
  nameMaxLength: 100,
  subjectMaxLength: 200,
  /** In characters: as long as anyone needs, and more than ten kilobytes. */
  messageMaxLength: 20_000,
  /** So fast nobody reads the form and fills it in. */
  typedMinMs: 3_000,
  /** In which we promise the outcome; the law wants it without undue delay (Data Protection Act 2018, section 164A). */
  complaintDueDays: 30,
  /** Of what staff write to someone who complained. */
  outcomeMaxLength: 10_000,
  replyMaxLength: 10_000,
} as const;

export const contactTopics = ['general', 'data-protection-complaint'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Where a message stands, for staff. */
export const messageStatuses = ['open', 'answered', 'closed', 'suspected'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
