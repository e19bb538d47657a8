import { expect, it } from 'vitest';
import { foldedText, partsOfText } from './preview-text.ts';

const marksIn = (text: string, platform: 'twitter' | 'instagram' = 'twitter') =>
  partsOfText(text, platform)
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text);

it('marks links, hashtags and mentions', () => {
  expect(marksIn('Read https://a.example/x?y=1 with @sam, #Debt_2026 and #mélange.')).toEqual([
    'https://a.example/x?y=1',
    '@sam',
    '#Debt_2026',
    '#mélange',
  ]);
});

it('marks neither addresses of mail, nor numbers, nor links on Instagram', () => {
  expect(marksIn('hello@debt.example is #1 # @')).toEqual([]);
  expect(marksIn('https://a.example #debt', 'instagram')).toEqual(['#debt']);
});

it('loses nothing of the text', () => {
  const text = ' #a\n\n@b https://c.example  🎉';
  expect(
    partsOfText(text, 'twitter')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it.each([
  ['twitter', 'a'.repeat(280), null],
  ['linkedin', 'a'.repeat(210), null],
  ['linkedin', 'a'.repeat(211), 'a'.repeat(210)],
  ['linkedin', 'a\nb\nc\nd', 'a\nb\nc'],
  ['instagram', '🎉'.repeat(126), '🎉'.repeat(125)],
  ['facebook', 'a'.repeat(478), 'a'.repeat(477)],
] as const)('%s folds', (platform, text, folded) => {
  expect(foldedText(text, platform)).toBe(folded);
});
