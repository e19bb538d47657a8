// What is to be mended before an article can be published. Each sentence names the place.

export type ArticlePlace = {
  /** The heading above it; null before the first. */
  readonly section: string | null;
};

type Numbered = ArticlePlace & { readonly number: number };

const at = ({ section }: ArticlePlace) =>
  section === null ? 'before the first heading' : `below "${section}"`;

export const publishingProblemTexts = {
  headingTooDeep: (heading: string) =>
    `The heading "${heading}" is a smaller one (h3) with no larger one (h2) above it. Make it larger, or add one above it.`,
  headingEmpty: (place: ArticlePlace) =>
    `There is an empty heading ${at(place)}. Write something in it, or remove it.`,
  linkEmpty: ({ address, ...place }: ArticlePlace & { readonly address: string }) =>
    `The link to ${address} ${at(place)} has no text. Say where it leads, or remove it.`,
  linkNowhere: ({ text, ...place }: ArticlePlace & { readonly text: string }) =>
    `The link "${text}" ${at(place)} leads nowhere. Give it an address, or make it plain text.`,
  linkSaysNothing: ({ text, ...place }: ArticlePlace & { readonly text: string }) =>
    `The link "${text}" ${at(place)} does not say where it leads. Use words that make sense on their own.`,
  linkIsAddress: ({ text, ...place }: ArticlePlace & { readonly text: string }) =>
    `The link "${text}" ${at(place)} is a bare address. Use the name of the page.`,
  imageWithoutAlt: ({ number, ...place }: Numbered) =>
    `Image ${number}, ${at(place)}, has no alt text. Describe it for people who cannot see it.`,
  imageNamedAsFile: ({ number, alt, ...place }: Numbered & { readonly alt: string }) =>
    `Image ${number}, ${at(place)}, has the name of a file as its alt text: "${alt}". Describe what it shows.`,
  tableWithoutHead: ({ number, ...place }: Numbered) =>
    `Table ${number}, ${at(place)}, has no head cells. Make its first row or column the head.`,
} as const;
