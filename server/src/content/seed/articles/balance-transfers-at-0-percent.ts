/** What a 0% balance transfer costs at its start, at its end, and where it ends early. */
import { rowText, tableHtml } from '../article-html.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import {
  besideTransfer,
  costOfTransfer,
  costWithoutTransfer,
  leftAfter,
  longDealOrders,
  ordersTried,
  shortDealOrders,
  shortDealPlan,
  transfer,
  transferredBalance,
  transferredCard,
  withFee,
} from '../figures/balance-transfer.ts';
import { linkedPlan } from '../figures/one-debt.ts';
import type { SeedArticle } from '../seed-article.ts';

const { loan, shortDeal, longDeal, minimumPence, budgetPence } = besideTransfer;
const moved = transferredBalance();
const left = leftAfter(transfer.freeMonths);
const leftEarly = leftAfter(transfer.endsEarlyAfter);
const short = shortDealOrders();
const long = longDealOrders();
const payment = pounds(transfer.paymentPence);
const apr = percent(transfer.aprPercent);
const leftWords = pounds(left.balancePence);

const rows = [
  costRow(`The deal lasts ${transfer.freeMonths} months`, costOfTransfer(transfer.freeMonths)),
  costRow(
    `The deal ends after ${transfer.endsEarlyAfter} months`,
    costOfTransfer(transfer.endsEarlyAfter),
  ),
  costRow('No transfer', costWithoutTransfer()),
];

const says = {
  zero: 'A 0% balance transfer',
  fees: 'Published fees run from nothing to 5% of what you move',
  feeExample: `£500 with a fee of 4% becomes ${pounds(withFee(50_000, 4))}`,
  notFree: 'So 0% does not always mean free',
  window: 'the transfer usually has to be made within the first 60 to 90 days',
  moved: `You move ${pounds(transfer.balancePence)} with a fee of ${percent(transfer.feePercent)}, which is ${pounds(moved.feePence)}, so the new card starts at ${pounds(moved.balancePence)}. The rate is 0% for ${transfer.freeMonths} months`,
  clearing: `${transfer.freeMonths} payments of ${pounds(moved.clearingPaymentPence)} clear it by the end date, the last of them a few pence less`,
  leftAtEnd: `At ${payment} a month, ${leftWords} is left at the end date`,
  following: `In our example the rate after the deal is ${apr} APR`,
  moving: `its ${transfer.freeMonths} months at 0% begin with the month in which you open it`,
  after: `At ${payment} a month the ${leftWords} takes ${durationOf(left.months)} more and costs ${pounds(left.interestPence)} of interest`,
  minimumDue: 'There is a minimum payment every month, at 0% too',
  early: `Say that the deal above ends after ${transfer.endsEarlyAfter} months instead of ${transfer.freeMonths}. At that point ${pounds(leftEarly.balancePence)} is left`,
  allThree: `All three rows pay ${payment} a month, at ${apr} APR wherever interest is charged`,
  purchases: 'the part at 0% waits',
  loan: `Take a loan of ${pounds(loan.balancePence)} at ${percent(loan.aprPercent)} APR, and ${pounds(shortDeal.balancePence)} moved to a card at 0% for ${shortDeal.freeMonths} months and ${percent(shortDeal.aprPercent)} APR after that. You have ${pounds(budgetPence)} a month for both, and each gets at least ${pounds(minimumPence)}. The other ${pounds(budgetPence - 2 * minimumPence)} goes to the one that comes first`,
  shortToday: `The rate of today decides, so the loan comes first while the deal lasts: ${durationOf(short.rateToday.months)} and ${pounds(short.rateToday.interestPence)} of interest`,
  shortAfter: `The rate after the deal decides, so the card comes first: ${durationOf(short.rateAfter.months)} and ${pounds(short.rateAfter.interestPence)} of interest`,
  tried: `tries ${ordersTried} orders that look ahead at the deals, and takes the cheapest of them. With the first card it comes to ${pounds(short.calculator.interestPence)} of interest, with the second to ${pounds(long.calculator.interestPence)}`,
  longDeal: `with ${pounds(longDeal.balancePence)} on it, at 0% for ${longDeal.freeMonths} months`,
  longOrders: `with the loan first the interest is ${pounds(long.rateToday.interestPence)}, and with the card first ${pounds(long.rateAfter.interestPence)}. Both take ${durationOf(long.rateToday.months)}`,
} as const;

const content = `
<p>${says.zero} moves what you owe to a card that charges no interest on it for a while. There is
often a fee at the start, interest begins at the end date, and a missed payment can end the deal
sooner.</p>

<h2>The fee</h2>
<p>${says.fees}. The fee is usually added to the balance. For example, ${says.feeExample}. ${says.notFree}.</p>
<p>There is a date to look for at the start, too. To get the deal, ${says.window}. The offer says by when.</p>

<h2>The end date</h2>
<p>When the deal ends, whatever is left is charged interest at the rate that follows. Here is an example.
${says.moved}. Nothing new is bought with it.</p>
<ul>
<li>${says.clearing}.</li>
<li>${says.leftAtEnd}.</li>
</ul>
<p>${says.following}. ${says.after}.</p>
<p>${calculatorLink(linkedPlan(transferredCard(transfer.freeMonths)), 'Open this card in the calculator')}.
It has the fee, the deal and the APR that follows, and ${says.moving}. Our article on
<a href="/articles/apr-ear-and-monthly-rates">APR, EAR and monthly rates</a> shows what an APR comes to
in a month. Barclaycard has published an example of a transfer, too:
<a href="/how-we-calculate#lenders-examples">how we calculate</a> has it beside our figures.</p>

<h2>What can end the deal early</h2>
<p>${says.minimumDue}. A lender can withdraw the offer in cases like these:</p>
<ul>
<li>a payment is missed</li>
<li>a payment is late</li>
<li>the balance goes over the card’s limit</li>
</ul>
<p>What applies to your card stands in its agreement, and your lender can tell you.</p>
<p>${says.early}, and the card starts to charge interest on it.</p>
${tableHtml({
  caption: 'The same debt in three cases',
  head: ['What happens', 'Time to clear', 'Fee and interest'],
  rows,
})}
<p>${says.allThree}. Late fees are not in these figures.</p>

<h2>Buying things with the same card</h2>
<p>A card can have more than one rate at a time: one for what you moved, and another for what you buy.
Under the rules of the Financial Conduct Authority (FCA), a payment goes to the part with the highest
rate first.</p>
<p>So if you buy things at a higher rate, your payments go to those first, and ${says.purchases}. More of it
can still be there at the end date. Our calculator takes one rate at a time for each debt, so it
cannot show a card with two.</p>

<h2>When there is another debt beside it</h2>
<p>With two debts there are two ways to read ‘highest rate first’. One looks at the rates of today. The
other looks at the rates after the deal. ${says.loan}.</p>
<ul>
<li>${says.shortToday}.</li>
<li>${says.shortAfter}.</li>
</ul>
<p>Now change the card: ${says.longDeal}. This time it is the other way round:
${says.longOrders}.</p>
<p>So neither order costs less in every case. The sums, the rates and the end date decide it together.
With avalanche, our calculator ${says.tried}. A cheaper order may exist.
${calculatorLink(shortDealPlan(), 'Open the loan and the first card in the calculator')}. No fee is in these
figures.</p>

<h2>What to look for in an offer</h2>
<p>These are the figures and dates that the sums above need:</p>
<ul>
<li>the fee, and whether it is added to the balance</li>
<li>the last day on which the transfer can be made</li>
<li>the end date of the deal</li>
<li>the rate after the deal</li>
<li>what ends the deal early</li>
</ul>
<p>If you already have a card like this, your lender can give you the end date and the rate that
follows. With those and your balance, you can work out what would be left.</p>
`.trim();

export const balanceTransfersAtZeroPercent: SeedArticle = {
  slug: 'balance-transfers-at-0-percent',
  title: '0% balance transfers: the fee, the end date and what ends the deal',
  excerpt:
    'A 0% balance transfer stops the interest for a while. Here is what the fee adds, what happens to the balance that is left at the end, and what can end the deal early.',
  metaTitle: '0% balance transfers: fee, end date, early end',
  metaDescription:
    'How a 0% balance transfer works in the UK: the fee, what is left at the end date, what can end the deal early, and which debt comes first. With figures.',
  metaKeywords: 'balance transfer, 0% credit card, balance transfer fee, promotional rate, UK',
  category: 'Cards and overdrafts',
  tags: ['balance transfers', 'credit cards', 'apr', 'avalanche'],
  publishedOn: '2026-11-02',
  content,
  sources: [
    { says: says.zero, source: 'Fluid, fluid.co.uk, on balance transfers' },
    { says: says.fees, source: 'Fluid, fluid.co.uk, and Which?, which.co.uk (2013)' },
    { says: says.feeExample, source: 'withFee' },
    { says: says.notFree, source: 'Fluid, fluid.co.uk, and Which?, which.co.uk (2013)' },
    { says: says.window, source: 'Fluid, fluid.co.uk, on balance transfers' },
    { says: says.moved, source: 'transferredBalance' },
    { says: says.clearing, source: 'transferredBalance' },
    { says: says.leftAtEnd, source: 'leftAfter' },
    { says: says.following, source: 'transfer' },
    { says: says.after, source: 'costOfTransfer' },
    { says: says.moving, source: 'transferredCard' },
    {
      says: says.minimumDue,
      source: 'Which?, which.co.uk, and creditcards.com, on balance transfers',
    },
    {
      says: 'a payment is missed a payment is late the balance goes over the card’s limit',
      source: 'Which?, which.co.uk, and creditcards.com, on balance transfers',
    },
    { says: says.early, source: 'leftAfter' },
    ...rows.map((row) => ({ says: rowText(row), source: 'costOfTransfer' })),
    { says: says.allThree, source: 'transfer' },
    {
      says: 'a payment goes to the part with the highest rate first',
      source: 'FCA Handbook, CONC 6.7.4R',
    },
    { says: says.purchases, source: 'FCA Handbook, CONC 6.7.4R' },
    { says: says.loan, source: 'shortDealOrders' },
    { says: says.shortToday, source: 'shortDealOrders' },
    { says: says.shortAfter, source: 'shortDealOrders' },
    { says: says.tried, source: 'longDealOrders' },
    { says: says.longDeal, source: 'longDealOrders' },
    { says: says.longOrders, source: 'longDealOrders' },
  ],
};

function costRow(
  what: string,
  { months, costPence }: { readonly months: number; readonly costPence: number },
): readonly string[] {
  return [what, durationOf(months), pounds(costPence)];
}
