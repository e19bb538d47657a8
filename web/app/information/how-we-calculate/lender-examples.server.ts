/** Published examples of three lenders, worked out by the engine, with links that open them in the calculator. */
import { count } from '@debt-payoff/contract/counts';
import { examplePlan } from '@debt-payoff/contract/example-plan';
import { formatPence, formatPounds } from '@debt-payoff/contract/money';
import { writePlanLink } from '@debt-payoff/contract/plan-link';
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import type { ComparedFigure, FigureName, PublishedCase } from './published-cases.server.ts';

export type ShownFigure = {
  readonly label: string;
  readonly published: string;
  readonly ours: string;
  readonly difference: string;
};

export type LenderExample = {
  readonly id: string;
  readonly lender: string;
  readonly about: string;
  readonly figures: readonly ShownFigure[];
  readonly note: string;
  readonly source: { readonly name: string; readonly href: string };
  readonly calculatorLink: string;
};

type Debt = PublishedCase['request']['debts'][number];

type Chosen = Pick<LenderExample, 'id' | 'lender' | 'source'> & {
  readonly about: (debt: Debt, request: PublishedCase['request']) => string;
  readonly note: (ours: ReadonlyMap<FigureName, number | null>, debt: Debt) => string;
};

const barclaycard = {
  name: 'Barclaycard, on transferring a balance',
  href: 'https://www.barclaycard.co.uk/personal/credit-cards/transfer-balance-faqs',
};

/** One for each way in which a debt is asked for; none has an input that was found by trying. */
const chosen: readonly Chosen[] = [
  {
    id: 'natwest-3000',
    lender: 'NatWest: a minimum payment',
    source: {
      name: 'NatWest, on its Minimum Payment Plus',
      href: 'https://supportcentre.natwest.com/Searchable/1663630752/What-happens-if-I-only-pay-the-Minimum-payment-rather-than-the-Minimum-Payment-Plus-amount.htm',
    },
    about: ({ balance, interestRate, minimum }) =>
      `A card with ${wholePounds(balance)} on it at ${interestRate}% APR. The minimum is ${minimum?.percent ?? 0}% of the balance plus the month's interest.`,
    note: () => 'NatWest gives the pounds and leaves the pence off.',
  },
  {
    id: 'barclaycard-1200',
    lender: 'Barclaycard: the same payment every month',
    source: barclaycard,
    about: ({ balance, interestRate, monthlyPayment }) =>
      `A card with ${wholePounds(balance)} on it at ${interestRate}%, read as an APR, and ${wholePounds(monthlyPayment)} a month.`,
    note: () => 'Barclaycard gives the interest in whole pounds.',
  },
  {
    id: 'barclaycard-transfer',
    lender: 'Barclaycard: the same debt, transferred at 0%',
    source: barclaycard,
    about: ({ balance, fee, rateChanges, monthlyPayment }) => {
      const [end] = rateChanges ?? [];
      return `${wholePounds(balance)} moved with a fee of ${wholePounds(fee ?? 0)}, at 0% for ${count(end?.lastMonth ?? 0, 'month')} and at ${end?.thenRate ?? 0}% APR after that, with ${wholePounds(monthlyPayment)} a month.`;
    },
    note: (ours) =>
      `Barclaycard counts the fee as the whole cost. A little is still owed when the deal ends, and the last month charges ${formatPence(ours.get('totalInterest') ?? 0)} on it.`,
  },
  {
    id: 'bos-10000',
    lender: 'Bank of Scotland: a loan',
    source: {
      name: 'Bank of Scotland, loan calculator',
      href: 'https://www.bankofscotland.co.uk/loans/loans-calculator.html',
    },
    about: ({ balance, interestRate }, { targetMonths }) =>
      `A loan of ${wholePounds(balance)} over ${count(targetMonths ?? 0, 'month')} at ${interestRate}% APR.`,
    note: () => 'Ours is the smallest payment that clears it in that time, to the penny.',
  },
];

export function lenderExamples(cases: readonly PublishedCase[]): LenderExample[] {
  return chosen.map(({ id, lender, source, about, note }) => {
    const { request, figures } = caseOf(cases, id);
    const [debt] = request.debts;
    if (debt === undefined) throw new Error(`${id} has no debt`);
    return {
      id,
      lender,
      source,
      about: about(debt, request),
      note: note(new Map(figures.map(({ name, ours }) => [name, ours])), debt),
      figures: figures.map(shownFigure),
      calculatorLink: writePlanLink(examplePlan([openedDebt(debt, figures)])),
    };
  });
}

function caseOf(cases: readonly PublishedCase[], id: string): PublishedCase {
  const found = cases.find((known) => known.id === id);
  if (found === undefined) throw new Error(`No published case is called ${id}`);
  return found;
}

const labels: Readonly<Record<FigureName, string>> = {
  firstInterest: "First month's interest",
  firstPayment: 'First minimum',
  targetMonthlyPayment: 'Payment a month',
  months: 'Cleared after',
  fees: 'Fee',
  totalInterest: 'Total interest',
  targetInterest: 'Total interest',
  totalPaid: 'Paid in total',
};

function shownFigure({ name, published, ours }: ComparedFigure): ShownFigure {
  const words = (value: number) => (name === 'months' ? count(value, 'month') : formatPence(value));
  const difference = ours === null ? null : Math.abs(ours - published);
  return {
    label: labels[name],
    // As lenders write them: without pence where they give none.
    published: name === 'months' ? words(published) : wholePounds(published / 100),
    ours: ours === null ? 'none' : words(ours),
    difference: difference === null || difference === 0 ? 'none' : words(difference),
  };
}

/** '£1,200', '£229.36' */
function wholePounds(pounds: number): string {
  return formatPounds(pounds).replace(/\.00$/, '');
}

/** A loan opens with the payment that was worked out for it. */
function openedDebt(debt: Debt, figures: PublishedCase['figures']): PlannedDebt {
  const payment = figures.find(({ name }) => name === 'targetMonthlyPayment')?.ours ?? null;
  const typed = { ...debt, termMonths: debt.termMonths ?? null };
  return payment === null ? typed : { ...typed, monthlyPayment: payment / 100, minimum: null };
}
