/** Draws a social image. All text in it is outlines: nothing that somebody wrote gets into the SVG itself. */
import { product } from '@debt-payoff/contract/product';
import { type SocialImageText, socialImageSize } from '@debt-payoff/contract/social-images';
import sharp from 'sharp';
import { createLettering, type Lettering, type Outlines } from './lettering.ts';
import { lineHeight, titleLines } from './title-lines.ts';

/** Those of web/app/styles/tokens.css, in light. */
const colours = {
  deep: '#123F31',
  hill: '#194C3C',
  text: '#F3F7F2',
  quietText: '#C3DACE',
  pine: '#17614A',
  paper: '#EDF5EF',
  marigold: '#F2B544',
} as const;

const { widthPixels, heightPixels } = socialImageSize;
const margin = 80;
const titleSpace = { widthPixels: widthPixels - 2 * margin, heightPixels: 300 };
const titleTop = 246;
const labelPixels = 32;
const labelBaseline = 212;
const labelCharactersMax = 40;

/** The hill and the sun at its foot. */
const scene = [
  `<rect width="${widthPixels}" height="${heightPixels}" fill="${colours.deep}"/>`,
  `<path fill="${colours.hill}" d="M0 630V262a980 368 0 0 1 980 368Z"/>`,
  `<path fill="${colours.marigold}" d="M1052 566a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z"/>`,
];

/** As in web/public/wordmark.svg, where the name is outlines of the same font. */
const mark = [
  `<path fill="${colours.pine}" d="M6.5 0H16a16 16 0 0 1 0 32H6.5A6.5 6.5 0 0 1 0 25.5v-19A6.5 6.5 0 0 1 6.5 0Z"/>`,
  `<path fill="${colours.paper}" d="M6.5 24.5V7.5a14.5 17 0 0 1 14.5 17Z"/>`,
  `<path fill="${colours.marigold}" d="M22.1 21.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"/>`,
];
const wordmark = { scale: 1.75, top: 72, nameX: 44, nameBaseline: 24.4, namePixels: 25.2 } as const;

export type SocialImageDrawing = { readonly draw: (text: SocialImageText) => Promise<Buffer> };

/** The fonts are read for the first image and kept. */
export function createSocialImageDrawing(): SocialImageDrawing {
  let fonts: Fonts | null = null;
  return {
    draw: (text) => {
      fonts ??= readFonts();
      return sharp(Buffer.from(socialImageSvg(text, fonts)))
        .removeAlpha()
        .png({ compressionLevel: 9 })
        .toBuffer();
    },
  };
}

type Fonts = { readonly display: Lettering; readonly strong: Lettering };

export function readFonts(): Fonts {
  return { display: createLettering('display'), strong: createLettering('strong') };
}

export function socialImageSvg({ title, label }: SocialImageText, fonts: Fonts): string {
  const { display, strong } = fonts;
  const { sizePixels, lines } = titleLines(title, {
    ...titleSpace,
    widthOf: display.widthOf,
  });
  const shortLabel = Array.from(label).slice(0, labelCharactersMax).join('');
  const size = `width="${widthPixels}" height="${heightPixels}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${widthPixels} ${heightPixels}">`,
    ...scene,
    drawWordmark(display),
    drawText(strong.outlinesOf(shortLabel), {
      ...{ x: margin, baseline: labelBaseline, sizePixels: labelPixels },
      colour: colours.quietText,
    }),
    ...lines.map((line, at) =>
      drawText(display.outlinesOf(line), {
        x: margin,
        baseline: titleTop + sizePixels * (0.8 + at * lineHeight),
        sizePixels,
        colour: colours.text,
      }),
    ),
    '</svg>',
  ].join('');
}

function drawWordmark(display: Lettering): string {
  const { scale, top, nameX, nameBaseline, namePixels } = wordmark;
  const name = drawText(display.outlinesOf(product.name), {
    ...{ x: nameX, baseline: nameBaseline, sizePixels: namePixels },
    colour: colours.text,
  });
  return `<g transform="translate(${margin} ${top}) scale(${scale})">${mark.join('')}${name}</g>`;
}

type Setting = {
  readonly x: number;
  readonly baseline: number;
  readonly sizePixels: number;
  readonly colour: string;
};

function drawText({ letters }: Outlines, { x, baseline, sizePixels, colour }: Setting): string {
  const paths = letters.map((letter) => {
    const left = rounded(letter.x * sizePixels);
    const up = rounded(-letter.y * sizePixels);
    const scale = rounded(letter.unit * sizePixels, 5);
    return `<path transform="translate(${left} ${up}) scale(${scale} -${scale})" d="${letter.data}"/>`;
  });
  return `<g fill="${colour}" transform="translate(${x} ${rounded(baseline)})">${paths.join('')}</g>`;
}

function rounded(length: number, decimals = 2): number {
  return Number(length.toFixed(decimals));
}
