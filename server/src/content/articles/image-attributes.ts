/** What the image of an article is written with. Each image is one of ours: others would tell their sites who reads. */
import { isImageSide } from '@debt-payoff/contract/article-html';
import { imagePath, imagePathPattern, imageWidths } from '@debt-payoff/contract/image-addresses';

type Attributes = Record<string, string>;

/**
 * How wide an image is shown: as the column of web/app/styles/articles.css, which a page of 39rem and more has
 * room for; below, the page between its gutters.
 */
const sizes = '(min-width: 39rem) 36rem, calc(100vw - 2rem)';

/** None for an image that an article may not have. All are made from four, so that twice gives the same as once. */
export function imageAttributes({ src = '', alt = '', width, height }: Attributes): Attributes {
  const address = src.trim();
  const [, hash, ownWidth] = imagePathPattern.exec(address) ?? [];
  if (hash === undefined) return {};
  return {
    src: address,
    alt,
    ...sidesOf(width, height),
    ...sourcesOf(hash, Number(ownWidth)),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Both or neither: one alone gives no shape, for which the page could leave room. */
function sidesOf(width = '', height = ''): Attributes {
  const areSides = [width, height].every(isImageSide);
  return areSides ? { width, height } : {};
}

/** The address is that of the largest size; below the smallest of the common widths there is no other. */
function sourcesOf(hash: string, ownWidth: number): Attributes {
  const widths = imageWidths(ownWidth);
  if (widths.length === 1) return {};
  const sources = widths.map((width) => `${imagePath({ hash, width })} ${width}w`);
  return { srcset: sources.join(', '), sizes };
}
