/** Reports for tests of files, with names that try to be something else. */
import type { StrategyName } from '@debt-payoff/engine';
import {
  type CalculationInput,
  type CalculationReport,
  calculationReport,
} from './calculation-report.ts';

type DebtFields = CalculationInput['debts'][number];

/** Each with what a reader must find: what XML cannot hold is left out, and a name is one line. */
export const hostileNames: readonly { readonly written: string; readonly read: string }[] = [
  '=HYPERLINK("http://x")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '  =1+1',
  '"=1+1"',
  '＝1+1',
  'Quotes " and \' and ""',
  'Comma, semicolon; pipe|',
  '<b>&amp;</b> ]]>',
  'بنك الراجحي',
  '中国工商银行',
  '👩‍👩‍👧 Family 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'Ünïcödé Łódź',
  '_x0041_ and _x000D_',
  ' spaces at both ends ',
  'y'.repeat(200),
]
  .map((name) => ({ written: name, read: name }))
  .concat([
    { written: 'Two\nlines', read: 'Two lines' },
    { written: '\r\n=1+1', read: ' =1+1' },
    { written: 'Half \uD83D of a pair', read: 'Half  of a pair' },
    { written: 'Bell \u0007, nothing \uFFFF', read: 'Bell , nothing ' },
  ]);

export function aReport({
  debts = [{}],
  extraPayment = 0,
  customOrder,
  options,
  strategy = null,
  name = null,
  reference = null,
  isFromPortfolio = false,
}: {
  debts?: readonly Partial<DebtFields>[];
  extraPayment?: number;
  customOrder?: readonly number[];
  options?: CalculationInput['options'];
  strategy?: StrategyName | null;
  name?: string | null;
  reference?: string | null;
  isFromPortfolio?: boolean;
} = {}): CalculationReport {
  return calculationReport({
    debts: debts.map((debt, at) => ({
      creditor: `Lender ${at + 1}`,
      type: 'Credit Card',
      balance: 1_000,
      interestRate: 18.9,
      monthlyPayment: 50,
      ...debt,
    })),
    extraPayment,
    customOrder,
    options,
    strategy,
    results: {},
    isFromPortfolio,
    name,
    reference,
    today: '2026-11-17',
  });
}

/** So many debts, no two alike. */
export function manyDebts(count: number): Partial<DebtFields>[] {
  return Array.from({ length: count }, (_, at) => ({
    balance: 400 + at * 137.41,
    interestRate: (at * 1.7) % 30,
    monthlyPayment: 20 + at * 7.13,
  }));
}

export async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of parts) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Everything that debts and a plan can have: a deal with a fee, rules, a priority debt, one-offs, a pause and a goal. */
export function reportWithTerms(strategy: StrategyName | null = null): CalculationReport {
  const minimum = { floor: 25, percent: 1, plusInterest: true };
  return aReport({
    debts: [
      {
        ...{ creditor: 'Transfer', balance: 3_600, interestRate: 0, monthlyPayment: 90 },
        ...{ rateKind: 'apr', fee: 108, rateChanges: [{ lastMonth: 9, thenRate: 26.9 }], minimum },
      },
      {
        ...{ creditor: 'Overdraft', type: 'Overdraft', balance: 850, interestRate: 39.49 },
        ...{ monthlyPayment: 0, rateKind: 'ear', minimum: { floor: 0 } },
      },
      {
        ...{ creditor: 'Loan', type: 'Personal Loan', balance: 7_400, interestRate: 8.6 },
        ...{ monthlyPayment: 185, rateKind: 'apr' },
      },
      {
        ...{ creditor: 'Council tax', type: 'Other', balance: 410, interestRate: 0 },
        ...{ monthlyPayment: 45, priority: true },
      },
      {
        ...{ creditor: 'Sofa', type: 'Other', balance: 600, interestRate: 0 },
        ...{ monthlyPayment: 50, takesExtra: false },
      },
    ],
    extraPayment: 120,
    customOrder: [1, 0],
    options: {
      oneOffs: [{ month: 6, amount: 400 }],
      pauses: [{ fromMonth: 2, toMonth: 2 }],
      targetMonths: 30,
    },
    strategy,
  });
}

/** Once its deal is over, the lender asks for more than is paid. */
export const risingMinimum = {
  ...{ balance: 5_000, interestRate: 0, monthlyPayment: 60, rateKind: 'apr' },
  rateChanges: [{ lastMonth: 6, thenRate: 34.9 }],
  minimum: { floor: 25, percent: 1, plusInterest: true },
} satisfies Partial<DebtFields>;
