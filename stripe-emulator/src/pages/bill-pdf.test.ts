import { expect, it } from 'vitest';
import { billPdf } from './bill-pdf.ts';

it('keeps a label and its amount together where a page ends', async () => {
  const description =
    'A line that is described in so many words that it takes two rows of the page';
  const pdf = await billPdf({
    title: 'Invoice ABC-0001',
    created: 0,
    head: [],
    lines: Array.from({ length: 45 }, () => ({ description, period: null, amount: '£1.00' })),
    figures: [{ label: 'Total', amount: '£45.00', isTotal: true }],
    notes: [],
  });
  // 20 lines of 32 points fit on the first page of A4, and 22 on each other.
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3);
});
