/** Every number that bounds, delays or counts something where articles are written. Readers never load it. */
export const articleFormLimits = {
  listPerPage: 100,
  listPerPageMax: 100,
  titleMaxLength: 200,
  contentMaxLength: 500_000,
  /** Of tags and characters written as '&…;'. Each takes the server as long as a page of plain text. */
  marksMax: 40_000,
  excerptMaxLength: 1_000,
  keywordsMaxLength: 500,
  authorMaxLength: 200,
  urlMaxLength: 2_000,
  tagsMax: 20,
  metaTitleMaxLength: 60,
  metaDescriptionMaxLength: 160,
  autosaveDelayMs: 30_000,
  autosaveDebounceMs: 100,
  rateLimitPauseMs: 60_000,
  savedIndicatorMs: 2_000,
  draftSavedMessageMs: 3_000,
  /** More than anyone who types can do; autosave needs two. */
  savesAMinute: 20,
} as const;
