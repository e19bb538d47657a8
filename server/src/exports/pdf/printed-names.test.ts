import { describe, expect, it } from 'vitest';
import { calculationPdf } from './calculation-pdf.ts';
import { aCalculation, aDebt } from './calculations.fixture.ts';
import { cellsUnder, readPdf, textsOf } from './pdf-reading.fixture.ts';

/** The table of debts of a file; drawing anything that a font lacks would have thrown. */
async function fileOf(creditors: readonly string[]) {
  const debts = creditors.map((creditor) => aDebt({ creditor }));
  const pdf = await readPdf(calculationPdf(aCalculation(debts, { strategy: 'avalanche' })));
  const cells = cellsUnder(pdf, 'The debts');
  return {
    names: creditors.map((_, at) => (cells[5 + 5 * at] ?? '').replaceAll('\n', '')),
    saysSo: textsOf(pdf, 'P').some((text) => text.startsWith('Some names contain characters')),
  };
}

describe('names as people type them', () => {
  const kept = [
    'Crédit Agricole Île-de-France',
    'Žďár, Łódź, Ąžuolas, Ștefan',
    'Þórður, Őrség, ħobża',
    'Εθνική Τράπεζα',
    'Сбербанк Ґанок',
    'საქართველოს ბანკი',
    'Ամերիաբանկ, մեծ և փոքր',
    'Ngân hàng Nông nghiệp',
    '中国工商银行 贷款',
    'Card 💳 👨‍👩‍👧 🇬🇧',
    '=HYPERLINK("http://x")',
    '+1',
    '@SUM(A1)',
    `"Quoted" 'and' <b>bold</b> & more`,
  ];

  it('come out as they are, in every European script, in Chinese and with emoji', async () => {
    const { names, saysSo } = await fileOf([...kept, 'one\ttwo\nthree']);
    // On one line, without tabs and line breaks.
    expect(names).toEqual([...kept, 'one two three']);
    expect(saysSo).toBe(false);
  });

  it('take two lines at most and end with an ellipsis where they are longer', async () => {
    const { names } = await fileOf(['W'.repeat(200), '👨‍👩‍👧'.repeat(60)]);
    const [letters, families] = names;
    expect(letters).toMatch(/^W{20,120}…$/);
    // A family is never cut in two.
    expect(families).toMatch(/^(👨‍👩‍👧){10,60}…$/u);
  });

  it('are replaced by the type and number of the debt where no font has them, which is said', async () => {
    const { names, saysSo } = await fileOf(['Barclaycard', 'አማርኛ ባንክ', 'Bank 은행']);
    expect(names).toEqual(['Barclaycard', 'Credit Card 2', 'Credit Card 3']);
    expect(saysSo).toBe(true);
  });
});
