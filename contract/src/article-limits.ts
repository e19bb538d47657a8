/** Every number that bounds, delays or counts something about articles. Apart from the others, which every page loads. */
export const articleLimits = {
  publicListMax: 20,
  listMax: 100,
  pageMax: 10_000,
  slugMaxLength: 200,
  /** Of a category or a tag that somebody asks for. */
  filterMaxLength: 100,
  relatedMax: 3,
  adminListPerPage: 100,
  metaTitleMaxLength: 60,
  metaDescriptionMaxLength: 160,
  imageMaxBytes: 5_242_880,
  autosaveDelayMs: 30_000,
  autosaveDebounceMs: 100,
  rateLimitPauseMs: 60_000,
  savedIndicatorMs: 2_000,
  draftSavedMessageMs: 3_000,
} as const;
