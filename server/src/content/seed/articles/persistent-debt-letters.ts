/** When a card lender writes about persistent debt, and how a card comes to be in it. */
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import { cardOnPayment } from '../figures/card-minimums.ts';
import { monthlyPercentOf } from '../figures/effective-rates.ts';
import { clearedBy, linkedPlan } from '../figures/one-debt.ts';
import {
  afterThirtySixMonths,
  card,
  eighteenMonthsAt,
  firstMinimumPence,
  minimumAfterThirtySixMonths,
  minimumFloorPence,
  onMinimums,
  smallestPaymentOutPence,
} from '../figures/persistent-debt.ts';
import type { SeedArticle } from '../seed-article.ts';

const enoughPence = smallestPaymentOutPence();
const roundPence = 10_000;
const atRound = cardOnPayment(roundPence);
const roundOutcome = clearedBy(atRound);
const inThreeYears = afterThirtySixMonths(36);
const inFourYears = afterThirtySixMonths(48);
const later = onMinimums(36);
const apr = percent(card.aprPercent);

const rows = [
  shareRow('The minimum', onMinimums(18)),
  ...[enoughPence - 100, enoughPence, roundPence].map((pence) =>
    shareRow(pounds(pence), eighteenMonthsAt(pence)),
  ),
];

const says = {
  stages: 'lenders get in touch at 18 months, again at about 27 months, and at 36 months',
  trigger:
    'over 18 months you paid more in interest, fees and charges than you paid off the balance',
  small: 'The rule is meant for balances that are not below about £200',
  minimum:
    'the minimum payment on a card has to cover at least the interest, fees and charges, and 1% of the balance',
  onePercent: 'So a lender may set a minimum that lowers the balance by 1% a month',
  monthly: `At ${apr} APR a month’s interest is ${percent(monthlyPercentOf(card.aprPercent), 2)} of the balance, which is more than 1%`,
  card: `A card has ${pounds(card.balancePence)} on it at ${apr} APR. Nothing new is bought, and there are no fees. The minimum is the interest and 1% of the balance, and never less than ${pounds(minimumFloorPence)}. The first one is ${pounds(firstMinimumPence())}`,
  table: 'This is where 18 months of payments go',
  line: `The line lies between ${pounds(enoughPence - 100)} and ${pounds(enoughPence)} a month in this example`,
  aboveFirst: `${pounds(enoughPence)} is ${pounds(enoughPence - firstMinimumPence())} more than the first minimum`,
  roundOutcome: `At ${pounds(roundPence)} a month the calculator clears this card in ${durationOf(roundOutcome.months)}, with ${pounds(roundOutcome.interestPence)} of interest`,
  first: 'At 18 months',
  second: 'At about 27 months',
  third: 'At 36 months',
  thirdPeriod: 'normally three to four years',
  later: `After 36 months of minimums, our example card has taken ${pounds(later.interestPence)} in interest, and ${pounds(later.balancePence)} is still owed. The next minimum would be ${pounds(minimumAfterThirtySixMonths())}`,
  threeYears: clearingLine('Three years', inThreeYears),
  fourYears: clearingLine('Four years', inFourYears),
  check: 'Take your last 18 statements',
} as const;

const content = `
<p>A persistent debt letter means that ${says.trigger}. Card ${says.stages}, if that goes on.</p>

<h2>What counts as persistent debt</h2>
<p>The Financial Conduct Authority (FCA) has rules on it for card lenders. Two sums are compared. One is
the interest, fees and charges that you paid. The other is what you paid off the balance itself,
called the principal. If the first sum is larger over the whole time, the card is in persistent debt.
${says.small}.</p>
<p>It looks at where your payments went. You can get such a letter without ever missing a
payment.</p>

<h2>How minimum payments lead there</h2>
<p>Under FCA rules, ${says.minimum}. ${says.onePercent}.</p>
<p>${says.monthly}. Someone who pays a minimum like that, and always on time, pays more interest than
principal every month.</p>

<h2>A card as an example</h2>
<p>${says.card}. After that it gets a little smaller each month.</p>
<p>${says.table}, for the minimum and for three payments that stay the same:</p>
${tableHtml({
  caption: 'Where the payments go in that time',
  head: ['Paid each month', 'Interest', 'Off the balance'],
  rows,
})}
<p>With the minimum, interest is the larger part by far. ${says.line}. ${says.aboveFirst},
and it stays the same while the minimum shrinks.</p>
<p>${says.roundOutcome}. ${calculatorLink(linkedPlan(atRound), 'Open this card in the calculator')}, with
its rate as an APR. Our article on
<a href="/articles/apr-ear-and-monthly-rates">APR, EAR and monthly rates</a> explains what that means.</p>

<h2>What happens at each stage</h2>
<ul>
<li><strong>${says.first}</strong> the lender gets in touch for the first time.</li>
<li><strong>${says.second}</strong> the lender gets in touch again.</li>
<li><strong>${says.third}</strong>, if the card is still in persistent debt, the lender proposes a way to repay
the balance in a reasonable time, ${says.thirdPeriod}.</li>
</ul>
<p>If you cannot pay what is proposed, the rules ask the lender to help in
another way. That is called
forbearance. The card may also be suspended, so that you cannot spend with it. Your lender
can tell you what it would do in your case.</p>

<h2>What three to four years can mean</h2>
<p>${says.later}.</p>
<p>This is what it would take to clear that balance:</p>
<ul>
<li>${says.threeYears}</li>
<li>${says.fourYears}</li>
</ul>
<p>You can open both in the calculator: ${calculatorLink(linkedPlan(inThreeYears), 'over three years')} and
${calculatorLink(linkedPlan(inFourYears), 'over four years')}. What a lender proposes
can be different from both.</p>

<h2>How to look at your own card</h2>
<p>${says.check}, on paper or online, and add up two things:</p>
<ol>
<li>all interest, fees and charges</li>
<li>all payments that you made</li>
</ol>
<p>Take the first sum from the second. What remains is what you paid off the balance. If it is smaller
than the first sum, interest and charges took more than half of your payments. Your lender’s own count
is the one that decides about a letter.</p>

<h2>If you have had a letter</h2>
<p>You can ask your lender what it proposes, what happens to the card, and what help there is if the
payment is out of reach.</p>
<p>Free debt advisers can look at all your debts with you, and what you tell them is confidential. Our
page on <a href="/debt-help">free debt help</a> shows who to ask in England, Wales, Scotland and Northern
Ireland.</p>
`.trim();

const ruleSource = 'FCA Handbook, CONC 6.7.27R to 6.7.40R';
const stagesSource = 'FCA Handbook, CONC 6.7, and UK Finance, questions on persistent debt';

export const persistentDebtLetters: SeedArticle = {
  slug: 'persistent-debt-letters',
  title: 'Persistent debt letters at 18, 27 and 36 months',
  excerpt:
    'Card lenders write when more of your payments went to interest than to the balance. Here is what the letters mean, when they come, and an example in figures.',
  metaTitle: 'Persistent debt letters at 18, 27 and 36 months',
  metaDescription:
    'What a persistent debt letter from a UK card lender means, what happens at 18, 27 and 36 months, and how minimum payments lead there. With an example.',
  metaKeywords: 'persistent debt, credit card letter, minimum payment, 36 months, FCA, UK',
  category: 'Cards and overdrafts',
  tags: ['persistent debt', 'credit cards', 'minimum payments', 'free advice'],
  publishedOn: '2026-10-29',
  content,
  sources: [
    { says: says.trigger, source: ruleSource },
    { says: says.stages, source: stagesSource },
    { says: says.small, source: 'Lexology, on the FCA rules on persistent debt' },
    { says: says.minimum, source: 'FCA Handbook, CONC 6.7.5R' },
    { says: says.onePercent, source: 'FCA Handbook, CONC 6.7.5R' },
    { says: says.monthly, source: 'monthlyPercentOf' },
    { says: says.card, source: 'firstMinimumPence' },
    { says: says.table, source: 'onMinimums' },
    ...rows.map((row) => ({ says: rowText(row), source: 'eighteenMonthsAt' })),
    { says: says.line, source: 'smallestPaymentOutPence' },
    { says: says.aboveFirst, source: 'smallestPaymentOutPence' },
    { says: says.roundOutcome, source: 'cardOnPayment' },
    { says: says.first, source: stagesSource },
    { says: says.second, source: stagesSource },
    { says: says.third, source: stagesSource },
    { says: says.thirdPeriod, source: stagesSource },
    {
      says: 'The card may also be suspended',
      source: 'UK Finance, questions on persistent debt, and Capital One',
    },
    { says: says.later, source: 'onMinimums' },
    { says: says.threeYears, source: 'afterThirtySixMonths' },
    { says: says.fourYears, source: 'afterThirtySixMonths' },
    { says: says.check, source: ruleSource },
  ],
};

function shareRow(
  paid: string,
  share: { readonly interestPence: number; readonly principalPence: number },
): readonly string[] {
  return [paid, pounds(share.interestPence), pounds(share.principalPence)];
}

function clearingLine(time: string, left: PlannedDebt): string {
  const { interestPence } = clearedBy(left);
  return `${time}: ${debtWords(left).payment} a month, and ${pounds(interestPence)} more of interest`;
}
