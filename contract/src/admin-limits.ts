/** Every number that bounds or counts something in the admin area. Apart from the others, which every page loads. */
export const adminLimits = {
  usersPerPage: 50,
  usersPerPageMax: 100,
  subscriptionsPerPage: 50,
  subscriptionsPerPageMax: 100,
  auditPerPage: 50,
  auditPerPageMax: 100,
  searchMaxLength: 200,
  reasonMaxLength: 500,
  notesMaxLength: 5_000,
  outboxPerPage: 50,
  outboxPerPageMax: 100,
  messagesPerPage: 50,
  messagesPerPageMax: 100,
  pageMax: 1_000_000,
  /** Later than anyone means; the days after it are still written with four digits of a year. */
  grantLastDayMax: '2999-12-31',
  extendDaysMin: 1,
  analyticsWindowDays: [7, 30, 90, 365],
  analyticsWindowDefaultDays: 30,
  analyticsWindowMaxDays: 365,
  analyticsTopListLength: 10,
  analyticsMoneyDecimals: 2,
  logoCanvasSideMaxPixels: 16_384,
} as const;

export const healthLimits = {
  failedMailsShown: 20,
  errorGroupsShown: 20,
  /** From here on what waits needs somebody to look at it. */
  mailWaitMinutes: 10,
  eventWaitMinutes: 10,
  taskWaitMinutes: 10,
  postWaitMinutes: 5,
  connectionsPercent: 80,
  /** Of the time between two runs of a job. */
  jobIntervals: 2,
} as const;

export const resourceLimits = {
  nameMaxLength: 200,
  descriptionMaxLength: 2_000,
  urlMaxLength: 2_000,
  priceMaxLength: 200,
  commissionMaxLength: 200,
  notesMaxLength: 5_000,
  featuresMax: 20,
  featureMaxLength: 200,
  saveRedirectDelayMs: 1_500,
} as const;

export const socialLimits = {
  contentMaxLength: {
    twitter: 280,
    linkedin: 3_000,
    instagram: 2_200,
    facebook: 63_206,
  },
  /** Of the whole caption, as Instagram's own reference has them. */
  instagramHashtagsMax: 30,
  instagramMentionsMax: 20,
  listFetchPerPage: 100,
  listContentMaxLength: 200,
  imageUrlMaxLength: 2_000,
  imageAltTextMaxLength: 1_000,
  /** Of all hashtags, and of all mentions. */
  wordsMaxLength: 1_000,
  /** The longest content, of which JSON writes some characters with twelve letters. */
  bodyMaxBytes: 12 * 63_206 + 50_000,
  /** As far ahead as anyone plans a post. */
  scheduleDaysMax: 365,
  metricsRefreshWaitMinutes: 15,
} as const;
