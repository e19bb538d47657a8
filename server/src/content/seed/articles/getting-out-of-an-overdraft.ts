/** What an overdraft costs, and how it goes down by a steady sum each month. */
import { rowText, tableHtml } from '../article-html.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import { linkedPlan } from '../figures/one-debt.ts';
import {
  costOfDays,
  costOfMonth,
  dailyPercent,
  middleWayOut,
  overdraftAt,
  overdraftEarPercent,
  overdraftPence,
  waysOutOfOverdraft,
} from '../figures/overdraft.ts';
import type { SeedArticle } from '../seed-article.ts';

const ear = percent(overdraftEarPercent);
const owed = pounds(overdraftPence);
const ways = waysOutOfOverdraft();
const middle = middleWayOut();
const paid = pounds(middle.paymentPence);
const example = overdraftAt(middle.paymentPence);
const firstInterest = pounds(costOfMonth(overdraftPence));

const rows = ways.map(({ paymentPence, months, interestPence }) => [
  pounds(paymentPence),
  durationOf(months),
  pounds(interestPence),
]);

const says = {
  natWest: 'NatWest, for one, has published a rate of 39.49% EAR, with interest only and no fees',
  day: `At ${ear} EAR a day costs about ${percent(dailyPercent(), 4)} of what you owe`,
  days: `£500 for 14 days costs ${pounds(costOfDays(50_000, 14))}`,
  month: `${owed} for a month costs ${pounds(costOfMonth(overdraftPence))}`,
  hundred: `each £100 less that you owe for a month saves ${pounds(costOfMonth(10_000))}`,
  example: `An account is ${owed} overdrawn, at ${ear} EAR`,
  firstMonth: `In the calculator the first month’s interest is ${firstInterest}, so a payment has to be higher than that to lower the overdraft`,
  steps: `At ${paid} a month, ${firstInterest} of the first payment is interest, and the overdraft falls by ${pounds(middle.firstFallPence)}`,
  sixth: `After 6 months ${pounds(middle.afterSixMonthsPence)} is owed, and after 12 months ${pounds(middle.afterTwelveMonthsPence)}`,
  saving: `With ${paid} instead of ${pounds(middle.lowerPaymentPence)}, the end comes ${durationOf(middle.soonerMonths)} sooner, and there is ${pounds(middle.lessInterestPence)} less interest`,
  entered: `Enter ${ear} as it stands, and say that it is an EAR`,
} as const;

const content = `
<p>Getting out of an overdraft gradually means owing a little less each month than the month before.
There is no set minimum payment, so the pace is up to you. The bank can ask for the
whole sum back at any time, though.</p>

<h2>What an overdraft costs</h2>
<p>The rate of an overdraft is given as an EAR, the effective annual rate. It counts interest on
interest over a year, and leaves fees out. ${says.natWest}.</p>
<p>Interest depends on how much you owe and for how many days. ${says.day}. Two examples:</p>
<ul>
<li>${says.days}</li>
<li>${says.month}</li>
</ul>
<p>It works the other way round too: ${says.hundred}. A few days less in the overdraft count as well.</p>

<h2>No minimum, and repayable on demand</h2>
<p>A credit card asks for a minimum payment each month. An overdraft does not. Nothing in the contract
brings it down, so it can stay where it is while interest is charged.</p>
<p>It is also repayable on demand. That means the bank may ask for all of it back. Your bank can tell you
what notice it gives, and what it can do if that would be hard for you.</p>

<h2>How it goes down</h2>
<p>An overdraft falls in a month when more goes into the account than comes out of it. The interest is
part of what comes out. So there are two parts to each month: first the interest is covered, and what
is left over lowers the overdraft.</p>
<p>Here is an example. ${says.example}. We call ‘payment’ what goes in each month beyond what you spend.
${says.firstMonth}. Here are three that do:</p>
${tableHtml({
  caption: 'Ways out of the same overdraft',
  head: ['Paid each month', 'Time', 'Interest'],
  rows,
})}
<p>${says.saving}.</p>

<h2>Month by month</h2>
<p>The start is the slowest part. ${says.steps}. In the next month there is a little less to charge
interest on, so more of the same payment goes to the debt.</p>
<p>${says.sixth}. The steps get larger, although the payment stays the same.</p>
<p>${calculatorLink(linkedPlan(example), 'Open this overdraft in the calculator')}, with its rate as an EAR. You can change the
payment there and see what it does to the time and the interest.</p>

<h2>How to enter the rate</h2>
<p>An EAR has interest on interest in it already, so a month comes to less than a twelfth of it. Our
calculator works that out. ${says.entered}: that is under ‘More about this debt’. There you can also say
that the lender has set no minimum. If nothing is said of a rate, it counts as simple yearly, and the
interest comes out too high rather than too low.</p>
<p>Our article on <a href="/articles/apr-ear-and-monthly-rates">APR, EAR and monthly rates</a> has a
table of what such rates come to in a month, and <a href="/how-we-calculate">how we calculate</a> has our
rules.</p>
<p>The calculator counts in whole months. A bank often counts each day, and your balance
goes up and down between paydays. So its answer is an estimate of the way down, and your statement
shows what was charged.</p>

<h2>Following it in your own account</h2>
<p>A current account moves every day, which makes it hard to see a trend. The balance on one fixed day
tells you more: for example, the day before your pay arrives. You can compare it with the same day a
month before.</p>
<p>Some months cost more than others. One that goes the wrong way does not undo the rest. You can
open the example again with the new balance, and see where it leads from there.</p>
<p>You can also ask your bank whether it will lower your limit as the balance falls, and whether it has a
plan for people who want to leave their overdraft.</p>

<h2>Next to other debts</h2>
<p>With several debts, the calculator shows what happens in each order. Avalanche puts the highest rate
first, so it goes by the rate that you entered. Snowball puts the smallest balance first.</p>
<p>You can also mark
<a href="/articles/priority-and-non-priority-debts">priority debts</a>, such as arrears of rent, council tax, gas or electricity.
Extra money then goes there before all others, whatever the rate. StepChange says that those always come first.</p>

<h2>If it does not go down</h2>
<p>For some people there is nothing left at the end of the month, and the overdraft pays for food or
bills. If that is so for you, you are not the only one, and there is free and confidential help. Our
page on <a href="/debt-help">free debt help</a> shows who to ask in England, Wales, Scotland and Northern
Ireland.</p>
`.trim();

export const gettingOutOfAnOverdraft: SeedArticle = {
  slug: 'getting-out-of-an-overdraft',
  title: 'Overdrafts: getting out gradually',
  excerpt:
    'An overdraft has no minimum payment, so nothing brings it down by itself. Here is what it costs by the day, and how it falls with a steady sum each month.',
  metaTitle: 'Overdrafts: getting out gradually',
  metaDescription:
    'What an overdraft costs at an EAR of 39.9%, why nothing brings it down by itself, and how long it takes with a steady payment each month. With examples.',
  metaKeywords: 'overdraft, EAR, overdraft interest, repayable on demand, UK',
  category: 'Cards and overdrafts',
  tags: ['overdrafts', 'budgeting', 'free advice'],
  publishedOn: '2026-10-26',
  content,
  sources: [
    {
      says: 'There is no set minimum payment',
      source: 'NatWest, natwest.com, on overdrafts',
    },
    {
      says: 'The bank can ask for the whole sum back at any time',
      source: 'NatWest, natwest.com, on overdrafts',
    },
    { says: 'leaves fees out', source: 'Moneyfacts, moneyfacts.co.uk, guide to overdrafts' },
    { says: says.natWest, source: 'NatWest, natwest.com, on overdrafts' },
    { says: says.day, source: 'dailyPercent' },
    { says: says.days, source: 'costOfDays' },
    { says: says.month, source: 'costOfMonth' },
    { says: says.hundred, source: 'costOfMonth' },
    { says: says.example, source: 'overdraftPence' },
    { says: says.firstMonth, source: 'costOfMonth' },
    ...rows.map((row) => ({ says: rowText(row), source: 'waysOutOfOverdraft' })),
    { says: says.saving, source: 'middleWayOut' },
    { says: says.steps, source: 'middleWayOut' },
    { says: says.sixth, source: 'middleWayOut' },
    { says: says.entered, source: 'overdraftEarPercent' },
    {
      says: 'StepChange says that those always come first',
      source: 'StepChange, stepchange.org',
    },
  ],
};
