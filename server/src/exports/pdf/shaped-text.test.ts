import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { ReportFonts } from './report-fonts.ts';
import { TextShaper } from './shaped-text.ts';
import { textRuns } from './text-runs.ts';

const fonts = new ReportFonts(new PDFDocument());
const shaper = new TextShaper(fonts);

describe('a line as it is seen from the left', () => {
  const seen = (text: string) => textRuns(text, 'text', fonts).map((run) => run.text);

  it('has Arabic within Latin, and Latin within Arabic, where readers of each expect it', () => {
    expect(seen('HSBC بنك 12')).toEqual(['HSBC ', '12', ' ', 'بنك']);
    expect(seen('\u2068بنك HSBC ممتاز\u2069')).toEqual(['ممتاز', ' ', 'HSBC', ' ', 'بنك']);
  });

  it('has Hebrew the same way', () => {
    expect(seen('HSBC בנק 12')).toEqual(['HSBC ', '12', ' ', 'בנק']);
    expect(seen('\u2068בנק 2.0 Gold\u2069')).toEqual(['Gold', ' ', '2.0', ' ', 'בנק']);
  });

  it('keeps a name that is set apart from carrying off the words around it', () => {
    expect(seen('£5.00 to \u2068بنك\u2069, 12 more')).toEqual(['£5.00 to ', 'بنك', ', 12 more']);
  });

  it('has brackets turned round in Arabic', () => {
    // A bracket before the word stands to the right of it, and opens to the left.
    expect(seen('\u2068(بنك\u2069')).toEqual(['بنك', ')']);
  });

  it('changes the font only where it must, and keeps marks with their letters', () => {
    expect(seen('Žižkov')).toEqual(['Ž', 'i', 'ž', 'kov']);
    expect(seen('a👨‍👩‍👧b')).toEqual(['a', '👨‍👩‍👧', 'b']);
  });
});

describe('letters that are drawn of several glyphs', () => {
  it('are named for those who copy or hear the text', () => {
    const [run] = shaper.shape('بنك', 'text').runs;
    const letters = run?.pieces.flatMap(({ letter }) => letter ?? []);
    expect(letters?.toReversed().join('')).toBe('بنك');
    expect(run?.pieces.filter(({ endsLetter }) => endsLetter)).toHaveLength(3);
  });

  it('are named with those around them where they are drawn in another order', () => {
    const runs = shaper.shape('हिन्दी', 'text').runs;
    expect(runs.flatMap(({ pieces }) => pieces.flatMap(({ letter }) => letter ?? []))).toEqual([
      'हिन्दी',
    ]);
  });

  it('keep the gap after one apart from the gap before the next', () => {
    // A point above the vowel, whose own place is a little to the left.
    const [run] = shaper.shape('לוֹם', 'text').runs;
    const lengths = run?.pieces.flatMap(({ operand }) => operand.match(/-?\d+(?=\s|<|$)/g) ?? []);
    expect(lengths?.map(Number).every((length) => Math.abs(length) < 1_000)).toBe(true);
    expect(run?.pieces.map(({ operand }) => operand).join('')).not.toMatch(/\d-|\.\d*\./);
  });
});

describe('figures', () => {
  it('are all of one width, so that columns line up', () => {
    const width = (text: string) => shaper.shape(text, 'text').width;
    expect(width('£1,111.11')).toBe(width('£8,888.88'));
    expect(width('Paid 111')).toBeCloseTo(width('Paid 888'), 6);
  });
});

it('draws no box: a letter that no font has is refused', () => {
  expect(shaper.canShow('አ')).toBe(false);
  expect(() => shaper.shape('አ', 'text')).toThrow('No font has this letter');
});
