/** How a budget is put together, and what it costs to keep a small buffer while paying off debt. */
import { joinWords } from '@debt-payoff/contract/joined-words';
import { rowText, tableHtml } from '../article-html.ts';
import { calculatorLink, durationOf, percent, pounds, poundsOf } from '../figure-words.ts';
import {
  bufferCost,
  bufferExample,
  buffersPounds,
  monthlySharePence,
  surpriseBill,
  withBillOnCard,
  withBufferKept,
  withBufferPaidIn,
  yearlyBillPence,
} from '../figures/small-buffer.ts';
import type { SeedArticle } from '../seed-article.ts';

const [card] = bufferExample.debts;
const kept = withBufferKept();
const paidIn = withBufferPaidIn(surpriseBill.pounds);
const billOnCard = withBillOnCard();
const buffer = poundsOf(surpriseBill.pounds);

const yearlyBill =
  `A yearly bill of ${pounds(yearlyBillPence)}, for example, is ${pounds(monthlySharePence())} a ` +
  `month.`;
const setting =
  `Say you owe ${poundsOf(card.balance)} on a card at ${percent(card.interestRate)} a year, and pay ` +
  `${poundsOf(card.monthlyPayment)} a month. You also have ${buffer} in the bank.`;
const keptLine =
  `<strong>Keep it aside.</strong> The card takes ${durationOf(kept.months)} to clear and costs ` +
  `${pounds(kept.interestPence)} in interest. You still have the ${buffer}.`;
const paidInLine =
  `<strong>Pay it in today.</strong> The card takes ${durationOf(paidIn.months)} and costs ` +
  `${pounds(paidIn.interestPence)}. You have nothing aside until you save again.`;
const price =
  `So the price of holding ${buffer} for all that time is ` +
  `${pounds(bufferCost(surpriseBill.pounds).interestPence)} in interest, less whatever the money ` +
  `earns as savings.`;
const rows = buffersPounds.map((amount) => {
  const { interestPence, months } = bufferCost(amount);
  return [poundsOf(amount), pounds(interestPence), durationOf(months)];
});
const billComes =
  `Now suppose a ${buffer} bill turns up after ${durationOf(surpriseBill.afterMonths)}. With the ` +
  `money aside, you pay it, and the card still costs ${pounds(kept.interestPence)}. With the money ` +
  `paid in, the bill goes on the card, and interest comes to ${pounds(billOnCard.interestPence)} ` +
  `in total.`;
const billGap =
  `On interest alone, paying in is still ${pounds(kept.interestPence - billOnCard.interestPence)} ` +
  `cheaper.`;

export const budgetAndSmallBuffer: SeedArticle = {
  slug: 'budget-and-small-buffer',
  title: 'Building a budget and a small buffer while paying off debt',
  excerpt:
    'A budget shows what you can pay. A small buffer keeps a surprise from undoing it. Here is how ' +
    'each works, and what a buffer costs in interest.',
  metaTitle: 'A budget and a small buffer while paying off debt',
  metaDescription:
    'How to put a budget together in five steps, and what it costs in card interest to keep ' +
    `${joinWords(buffersPounds.map(poundsOf), 'or')} aside while you pay off debt.`,
  metaKeywords: 'budget, emergency fund, savings, buffer, paying off debt, credit card interest',
  category: 'Budgeting',
  tags: ['budgeting', 'savings', 'priority debts'],
  publishedOn: '2026-10-08',
  content: `
<p>A budget tells you how much you can pay towards your debts each month and still get by. A small
buffer is money set aside for surprises. Holding one has a price in interest while you owe, and you
can work that price out.</p>

<h2>Five steps to a budget</h2>
<ol>
<li><strong>List what comes in.</strong> Count wages after tax, benefits, and anything else that is
regular. If it goes up and down, a low month is a careful guess.</li>
<li><strong>List what keeps the household safe.</strong> Rent or mortgage, council tax, gas and
electricity, food, and travel to work.</li>
<li><strong>List what is due on your debts.</strong> Use the payment each lender asks for.</li>
<li><strong>Add the bills that do not come every month.</strong> Divide each by twelve.
${yearlyBill}</li>
<li><strong>Look at what is left.</strong> That is what you have for everything else, for a buffer
and for extra payments.</li>
</ol>
<p>Your last two or three bank statements are a good place to find the figures. It is easy to forget
something the first time. A budget gets closer to life when you look at it again after a month.</p>

<h2>Which bills come first</h2>
<p>Some bills come first because of what can happen if they are not paid, not because of their
rate. These are called priority debts. They could cost you your home, your liberty, your energy
supply or essential goods. What can happen differs between England, Wales, Scotland and Northern Ireland.</p>
<p>Cards, overdrafts and unsecured personal loans are not among them. StepChange says that
priority debts always come first. There is a list in
<a href="/articles/priority-and-non-priority-debts">priority and non-priority debts</a>.</p>

<h2>If there is not enough</h2>
<p>Sometimes the list shows that the payments due are more than what is left. That is a fact about
the sums, not about you. No order of paying can make the gap go away, and free debt advice is there
for this. It is confidential. An adviser can go through the whole budget with you and
tell you what your options are where you live.</p>

<h2>What a small buffer does</h2>
<p>A buffer is not there to grow. It is there for the car repair, the school shoes or the broken
washing machine. Without it, a surprise may go on a card or an overdraft, or a bill may go
unpaid.</p>
<p>But money in a savings account does not bring down a card balance, and a card often charges more
than savings pay. So a buffer has a price.</p>

<h2>What it costs, in pounds</h2>
<p>${setting} Here are two things you could do with it:</p>
<ul>
<li>${keptLine}</li>
<li>${paidInLine}</li>
</ul>
<p>${price} It is so much because it lasts so long. The same sum held for less time costs less.</p>
<p>${calculatorLink(bufferExample, 'Open the card in the calculator')} and lower the balance to see
the other case.</p>
<p>A smaller buffer costs less, and a larger one costs more:</p>
${tableHtml({
  caption: 'What a buffer adds if it is kept until this card is clear',
  head: ['Buffer', 'Extra interest', 'Extra time'],
  rows,
})}

<h2>What the figures do not show</h2>
<p>${billComes}</p>
<p>${billGap} The card has not been charging for that money in the time between.</p>
<p>That sum only works if the card is there when you need it. It leaves out what a buffer is often
kept for:</p>
<ul>
<li>The lender may lower your limit, or the bill may be one that you cannot pay by card.</li>
<li>The next best way to pay may charge a higher rate than your card.</li>
<li>A missed bill can bring fees, and a missed card payment can end a 0% deal.</li>
<li>For some people, money aside is what keeps the plan going. For others, money within reach
is soon spent. You know which is nearer to you.</li>
</ul>
<p>So the interest points one way, and the risk of a surprise points the other. How large a buffer is worth its price
is your decision.</p>

<h2>Tools that can help</h2>
<p>MoneyHelper has a free budget planner, and StepChange has a free budget tool as a part of its debt
advice. Some bank accounts let you keep bill money in a separate pot. You will find these on our
<a href="/resources">resources page</a>.</p>
<p>Once you know what you can pay each month,
<a href="/articles/avalanche-snowball-or-minimums">avalanche, snowball or minimums</a> shows what
different orders of paying do with it.</p>
<p>The rates here are simple yearly ones, of which our calculator charges a twelfth each month. If you
enter an APR and do not say that it is one, the interest comes out too high rather than too low. There is more in
<a href="/how-we-calculate">how we calculate</a>.</p>`.trim(),
  sources: [
    { says: yearlyBill, source: 'monthlySharePence' },
    { says: setting, source: 'bufferExample' },
    { says: plain(keptLine), source: 'withBufferKept' },
    { says: plain(paidInLine), source: 'withBufferPaidIn' },
    { says: price, source: 'bufferCost' },
    ...rows.map((row) => ({ says: rowText(row), source: 'bufferCost' })),
    { says: billComes, source: 'withBillOnCard' },
    { says: billGap, source: 'withBillOnCard' },
    {
      says: 'a missed card payment can end a 0% deal',
      source: 'Which? (which.co.uk); creditcards.com',
    },
    {
      says: 'They could cost you your home, your liberty, your energy supply or essential goods.',
      source: 'Ask CPAG (askcpag.org.uk); StepChange (stepchange.org)',
    },
    {
      says: 'Some bank accounts let you keep bill money in a separate pot.',
      source: 'payslipcheck.co.uk, on Monzo Pots and Starling Spaces',
    },
    {
      says: 'What can happen differs between England, Wales, Scotland and Northern Ireland.',
      source: 'StepChange (stepchange.org)',
    },
    {
      says: 'StepChange says that priority debts always come first.',
      source: 'StepChange (stepchange.org); Ask CPAG (askcpag.org.uk)',
    },
    {
      says: 'MoneyHelper has a free budget planner, and StepChange has a free budget tool as a part of its debt advice.',
      source: 'MoneyHelper (moneyhelper.org.uk); StepChange (stepchange.org)',
    },
  ],
};

function plain(line: string): string {
  return line.replaceAll(/<[^>]*>/g, '');
}
