/** Every number that bounds or counts something where articles are read. Apart from the others, which every page loads. */
export const articleLimits = {
  publicListMax: 20,
  listMax: 100,
  pageMax: 10_000,
  slugMaxLength: 200,
  /** Of a category or a tag, also of one that somebody asks for. */
  filterMaxLength: 100,
  relatedMax: 3,
} as const;
