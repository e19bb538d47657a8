/** What avalanche, snowball and minimums do to the time and the cost of the same four debts. */
import { comparedOrder, strategyLabel } from '@debt-payoff/contract/debt-types';
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import {
  calculatorLink,
  durationOf,
  percent,
  pounds,
  poundsOf,
  timeAndInterest,
} from '../figure-words.ts';
import { monthlyBudget } from '../figures/cleared-plan.ts';
import { exampleOutcome, sameOrderOutcome, strategyExample } from '../figures/strategy-example.ts';
import type { SeedArticle } from '../seed-article.ts';

const avalanche = exampleOutcome('avalanche');
const snowball = exampleOutcome('snowball');
const minimum = exampleOutcome('minimum');
const tied = sameOrderOutcome('snowball');
const largeCard = strategyExample.debts[3];

const debtLines = strategyExample.debts.map((debt) => `${debt.creditor}: ${debtWords(debt).all}`);
const owedPounds = strategyExample.debts.reduce((sum, { balance }) => sum + balance, 0);
const budget =
  `They owe ${poundsOf(owedPounds)} in total. They pay all four monthly payments ` +
  `and ${poundsOf(strategyExample.extraPayment)} extra, which is ` +
  `${poundsOf(monthlyBudget(strategyExample))} a month.`;
const rows = comparedOrder.map((strategy) => {
  return [strategyLabel(strategy), ...timeAndInterest(exampleOutcome(strategy))];
});
const gapToSnowball =
  `Here avalanche costs ${pounds(snowball.interestPence - avalanche.interestPence)} less ` +
  `interest than snowball and ends ${durationOf(snowball.months - avalanche.months)} sooner.`;
const gapToMinimum =
  `Against minimums the gap is ${pounds(minimum.interestPence - avalanche.interestPence)} and ` +
  `${durationOf(minimum.months - avalanche.months)}.`;
const [firstBySnowball = 0, secondBySnowball = 0, thirdBySnowball = 0] = inOrder(snowball);
const [firstByAvalanche = 0] = inOrder(avalanche);
const clearedBySnowball =
  `With snowball, the store card is gone in month ${firstBySnowball}, the loan in month ` +
  `${secondBySnowball} and the small card in month ${thirdBySnowball}.`;
const clearedByAvalanche =
  `With avalanche, no debt is gone before month ${firstByAvalanche}, but all four are gone ` +
  `by month ${avalanche.months}.`;
const avalancheTarget =
  `Avalanche starts with the large card, because ${percent(largeCard.interestRate)} is the ` +
  `highest rate.`;
const tie =
  `Then avalanche and snowball would both take ${durationOf(tied.months)} and both cost ` +
  `${pounds(tied.interestPence)} in interest.`;
const galMcShane =
  'A study by Gal and McShane came out in the Journal of Marketing Research in 2012. ' +
  'The share of accounts that people had closed predicted whether they would finish. The size ' +
  'of the balances that they had closed did not.';
const brownLahey =
  'Another, by Brown and Lahey, found that doing the small tasks first speeds up getting through ' +
  'them.';
const rateRule =
  'The rates here are simple yearly ones, of which our calculator charges a twelfth each month. An ' +
  'APR works differently: if you do not say that a rate is one, the interest comes out too high ' +
  'rather than too low.';
const promotions =
  'If one of your debts has a 0% deal that will end, the highest rate today is not always the ' +
  'cheapest place to start.';

export const avalancheSnowballOrMinimums: SeedArticle = {
  slug: 'avalanche-snowball-or-minimums',
  title: 'Avalanche, snowball or minimums: what each does to time and cost',
  excerpt:
    'The same four debts and the same money each month, three ways. What each way costs, how ' +
    'long it takes, and when the first debt is gone.',
  metaTitle: 'Avalanche, snowball or minimums: time and cost',
  metaDescription:
    'What avalanche, snowball and minimum payments do to the time and interest of the same four ' +
    'debts, why they can tie, and what research has found.',
  metaKeywords: 'debt avalanche, debt snowball, minimum payments, payoff strategies, UK debt',
  category: 'Payoff strategies',
  tags: ['avalanche', 'snowball', 'minimum payments'],
  publishedOn: '2026-11-12',
  content: `
<p>With the same money each month, avalanche usually costs the least interest. Snowball usually
clears a first debt soonest. Paying minimums usually takes longest and costs most. How far apart
they are depends on your debts, and sometimes they tie.</p>

<h2>What each one does</h2>
<ul>
<li><strong>Avalanche</strong> gives every debt its monthly payment. All the spare money then goes
to the debt with the highest interest rate.</li>
<li><strong>Snowball</strong> does the same, but the spare money goes to the debt with the smallest
balance.</li>
<li><strong>Paying minimums</strong> gives every debt its own monthly payment. In our calculator,
any extra money is split evenly between the debts.</li>
</ul>
<p>There is one more difference. With avalanche and snowball, a payment lives on when its debt is
gone: it moves to the next debt in line. So you pay the same total every month until the last one. With
minimums, a payment stops when its debt is gone, and the money is yours to use elsewhere.</p>

<h2>The same four debts, three ways</h2>
<p>Here is an example that we made up. Somebody has these debts:</p>
<ul>
${debtLines.map((line) => `<li>${line}</li>`).join('\n')}
</ul>
<p>${budget} They do not borrow any more, and no rate changes. This is what our calculator works
out:</p>
${tableHtml({
  caption: 'Time and interest for the same debts and the same money',
  head: ['Way to pay', 'Time to clear all', 'Total interest'],
  rows,
})}
<p>${gapToSnowball} ${gapToMinimum}</p>
<p>${calculatorLink(strategyExample, 'Open this example in the calculator')} and change any figure
to see what moves.</p>

<h2>What the totals leave out</h2>
<p>Totals do not show what the months in between feel like. ${clearedBySnowball} The large card is
then the only one left.</p>
<p>${clearedByAvalanche} ${avalancheTarget} It is also the biggest debt here, so it takes a long
time to clear. The money is working all the while, but every account stays open.</p>
<p>So in this example one way has the lower cost, and the other has the earlier finish lines. With
other debts the two can be much closer.</p>

<h2>Why they sometimes tie</h2>
<p>Avalanche and snowball differ only in which debt comes first. When both pick the same order, the
results are the same to the penny.</p>
<p>Take the four debts above, and swap the rates around so that the smallest debt has the highest
rate, the next one the second highest, and so on. ${tie}</p>
<p>There are other ties too:</p>
<ul>
<li>With one debt, there is nothing to put in order.</li>
<li>When all the rates are the same, starting with one debt or another makes little or no
difference to the interest.</li>
<li>When there is no spare money, the order does not matter until a first debt is gone and its
payment is free.</li>
</ul>

<h2>What research has found</h2>
<p>${galMcShane}</p>
<p>${brownLahey}</p>
<p>Both say something about people in general. Neither can tell what will keep you going. And
neither changes the sums: interest is charged on what you owe, in whatever order you pay it.</p>

<h2>What sets each apart</h2>
<ul>
<li><strong>Avalanche</strong> usually has the lowest total interest. The further apart your rates
are, and the larger the debts at the high rates, the more it shows.</li>
<li><strong>Snowball</strong> usually has the first debt gone soonest. In the first of the two
studies, accounts that were closed went with finishing.</li>
<li><strong>Minimums</strong> leave the least to organise. The price is time and interest. Real
card minimums usually shrink as you pay, which makes it slower still. We explain that in
<a href="/articles/how-card-minimum-payments-work">how card minimum payments work</a>.</li>
</ul>
<p>None of these facts settles it. The choice is yours, and you can change it in any month.</p>

<h2>Before you compare</h2>
<p>Some debts come first whatever their rate, because of what can happen if they are not paid. Rent
or mortgage arrears, council tax, and gas and electricity are among them. No payoff order
takes care of that. See
<a href="/articles/priority-and-non-priority-debts">priority and non-priority debts</a>.</p>
<p>${promotions} There are two such cases, with their figures, in
<a href="/articles/balance-transfers-at-0-percent">0% balance transfers</a>.</p>
<p>${rateRule} There is more about this in <a href="/how-we-calculate">how we calculate</a>.</p>
<p>If your monthly payments add up to more than you have, no order can mend that. Free debt advisers
can go through it with you.</p>`.trim(),
  sources: [
    ...debtLines.map((says) => ({ says, source: 'strategyExample' })),
    { says: budget, source: 'strategyExample' },
    ...rows.map((row) => ({ says: rowText(row), source: 'exampleOutcome' })),
    { says: gapToSnowball, source: 'exampleOutcome' },
    { says: gapToMinimum, source: 'exampleOutcome' },
    { says: clearedBySnowball, source: 'exampleOutcome' },
    { says: clearedByAvalanche, source: 'exampleOutcome' },
    { says: avalancheTarget, source: 'strategyExample' },
    { says: tie, source: 'sameOrderOutcome' },
    {
      says: galMcShane,
      source: 'Gal and McShane, Journal of Marketing Research, 2012',
    },
    { says: brownLahey, source: 'Brown and Lahey, on small victories and completing tasks' },
    { says: promotions, source: 'shortDealOrders' },
    { says: '0% balance transfers', source: 'shortDealOrders' },
    {
      says: rateRule,
      source: 'Debt Payoff, How we calculate; FCA Handbook, MCOB 10.3 and CONC App 1',
    },
    {
      says: 'Rent or mortgage arrears, council tax, and gas and electricity are among them.',
      source: 'StepChange (stepchange.org); Ask CPAG (askcpag.org.uk)',
    },
  ],
};

/** The months in which debts are cleared, first to last. */
function inOrder({ clearedInMonth }: { readonly clearedInMonth: readonly number[] }): number[] {
  return clearedInMonth.toSorted((a, b) => a - b);
}
