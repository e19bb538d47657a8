/** Reads figures as people type them: '£1,234.50', '1 234.5', '24.9%'. */
import { fieldTexts, rateExample } from './texts/fields.ts';

/** Only plain decimals: Number() would also take '1e9', '0x10' and 'Infinity'. */
const plain = /^-?(\d+\.?\d*|\.\d+)$/;
/** Commas and spaces stand between thousands alone: '2640,55' is no 264,055. */
const grouped = /^-?\d{1,3}([\s,]\d{3})+(\.\d*)?$/;

/** What a field asks for: the sign that may stand with it, and how it is written. '5%' is no amount, '£5' no rate. */
const kinds = {
  amount: { sign: /^£\s*/, example: '1,234.50' },
  rate: { sign: /\s*%$/, example: rateExample },
} as const;

type FigureKind = keyof typeof kinds;

/** Null for a blank field; NaN for what is not a number. */
export function readFigure(typed: string, kind: FigureKind = 'amount'): number | null {
  const text = bare(typed, kind);
  if (text === '') return null;
  if (plain.test(text)) return Number(text);
  return grouped.test(text) ? Number(text.replaceAll(/[\s,]/g, '')) : Number.NaN;
}

/** What is wrong with a figure that must be given; the rule is asked about a number alone. */
export function figureProblem(
  field: string,
  typed: string,
  rule: (value: number) => string | null,
  kind: FigureKind = 'amount',
): string | null {
  if (typed.trim() === '') return fieldTexts.required(field);
  const value = readFigure(typed, kind);
  if (value !== null && !Number.isNaN(value)) return rule(value);
  return hasMisplacedComma(bare(typed, kind))
    ? fieldTexts.misplacedComma({ field, example: kinds[kind].example })
    : fieldTexts.notANumber(field);
}

/** Digits, and a comma that does not stand between thousands: '2640,55', '1.234,5', '1,23,456'. */
function hasMisplacedComma(text: string): boolean {
  return /^-?[\d.\s]*,[\d.,\s]*$/.test(text);
}

function bare(typed: string, kind: FigureKind): string {
  return typed.trim().replace(kinds[kind].sign, '');
}
