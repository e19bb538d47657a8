// The names of what an article has, as the form and its messages say them.

export const articleFieldNames = {
  title: 'Title',
  content: 'Content',
  slug: 'Address',
  excerpt: 'Excerpt',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  metaKeywords: 'Meta keywords',
  category: 'Category',
  tags: 'Tags',
  tag: 'A tag',
  author: 'Author',
  sourceUrl: 'Source URL',
  status: 'Status',
} as const;
