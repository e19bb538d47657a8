/** How a card minimum is worked out, why it falls, and what paying the same amount does instead. */
import { rowText, tableHtml } from '../article-html.ts';
import { calculatorLink, durationOf, percent, pounds, timeAndInterest } from '../figure-words.ts';
import {
  firstMonthAtFloor,
  floors,
  keptWithRateUnsaid,
  minimumExample,
  minimumInMonth,
  minimumPlan,
  monthlyRatePercent,
  onFallingMinimum,
  onFirstMinimumKept,
} from '../figures/card-minimums.ts';
import type { SeedArticle } from '../seed-article.ts';

const first = minimumInMonth(1);
const falling = onFallingMinimum(floors.usualPence);
const fallingLow = onFallingMinimum(floors.lowPence);
const kept = onFirstMinimumKept();
const unsaid = keptWithRateUnsaid();
const apr = percent(minimumExample.aprPercent);
const monthlyRate = percent(monthlyRatePercent(), 2);
const payment = pounds(first.totalPence);

const cardRule = 'FCA Handbook, CONC 6.7.5R';
const rule =
  'A rule of the Financial Conduct Authority, CONC 6.7.5R, says what a minimum has to cover: at ' +
  'least the interest, the fees and the charges, plus 1% of the balance. It covers ' +
  'credit cards and store cards.';
const virginMoney = 'Virgin Money help page, gethelp.virginmoney.com, KA-01242';
const formulas = [
  { says: 'The higher of £25, or interest and fees plus 1% of the balance', source: virginMoney },
  { says: 'The highest of £25, 2% of the balance, or double the interest', source: virginMoney },
  { says: 'The higher of £5, or interest plus 2% of the balance', source: 'Zable (intercom.help)' },
  { says: 'The interest, fees and charges, plus 1% of the balance', source: 'Halifax and MBNA' },
];
const example =
  `Take a card with ${pounds(minimumExample.balancePence)} on it at ${apr} APR, with no fees. ` +
  'The lender asks for interest plus 1%.';
const firstInterest =
  `That rate is about ${monthlyRate} a month, so the first month’s interest is ` +
  `${pounds(first.interestPence)}.`;
const firstMinimum = `Add 1% of the balance, ${pounds(first.principalPence)}, and the minimum is ${payment}.`;
const owedAfter = `You pay ${payment}, but you owe only ${pounds(first.principalPence)} less.`;
const nextMinimum = `So the next minimum is ${pounds(minimumInMonth(2).totalPence)}.`;
const laterMinimums =
  `After one year of minimums it has come down to ${pounds(minimumInMonth(13).totalPence)}, and ` +
  `after five years to ${pounds(minimumInMonth(61).totalPence)}.`;
const atFloor =
  `It stops falling only when it reaches the lender’s lowest amount. With a lowest amount of ` +
  `${pounds(floors.usualPence)}, that is in month ${firstMonthAtFloor()}.`;
const rows = [
  [`Minimum, at least ${pounds(floors.usualPence)}`, ...timeAndInterest(falling)],
  [`Minimum, at least ${pounds(floors.lowPence)}`, ...timeAndInterest(fallingLow)],
  [`${payment} every month`, ...timeAndInterest(kept)],
];
const gap =
  `Against the ${pounds(floors.usualPence)} version, that is ` +
  `${durationOf(falling.months - kept.months)} sooner and ` +
  `${pounds(falling.interestPence - kept.interestPence)} less interest.`;
const calculated =
  `‘Minimum’ follows the minimum down, at least ${pounds(floors.usualPence)}: ` +
  `${durationOf(falling.months)} and ${pounds(falling.interestPence)} of interest. Avalanche and ` +
  `snowball go on paying the first one: ${durationOf(kept.months)} and ${pounds(kept.interestPence)}.`;
const rateUnsaid =
  `If nothing is said of the ${apr}, it counts as a simple yearly rate, and ${payment} a month ` +
  `takes ${durationOf(unsaid.months)} and ${pounds(unsaid.interestPence)}. That is too high for an APR.`;
const persistent =
  'Lenders also write to people who have paid more in interest than off the debt for a long time.';
const allocation =
  'On a card with several rates, your payment goes to the part with the highest rate first, by ' +
  'rule CONC 6.7.4R.';

export const howCardMinimumPaymentsWork: SeedArticle = {
  slug: 'how-card-minimum-payments-work',
  title: 'How card minimum payments are worked out, and why paying the same amount beats them',
  excerpt:
    'A card minimum shrinks as you pay. See how it is worked out, and what happens if you go on ' +
    'paying the amount of the first one.',
  metaTitle: 'How credit card minimum payments are worked out',
  metaDescription:
    'What goes into a UK card minimum, why it falls each month, and what paying the same amount ' +
    'every month does to the time and the interest.',
  metaKeywords: 'minimum payment, credit card, store card, CONC 6.7.5R, fixed payment, APR',
  category: 'Cards and overdrafts',
  tags: ['minimum payments', 'credit cards', 'apr'],
  publishedOn: '2026-11-09',
  content: `
<p>A card minimum is usually the month’s interest plus a small slice of what you owe, so it shrinks
as your balance shrinks. Paying the same pounds every month clears the debt sooner and costs less
interest, because more and more of each payment goes to the debt itself.</p>

<h2>What a minimum has to cover</h2>
<p>Lenders cannot set a minimum as low as they like. ${rule}</p>
<p>The 1% is the part that brings your balance down. The rest pays for having borrowed the money
that month. So each minimum you pay clears a little of the debt, as long as you do not spend more on the
card.</p>

<h2>What lenders ask for</h2>
<p>Each lender has its own sum within that rule. Here are some that lenders have published:</p>
<ul>
${formulas.map(({ says }) => `<li>${says}</li>`).join('\n')}
</ul>
<p>Your own card’s terms say which sum it uses, and your lender can tell you. Where there is a lowest
amount in pounds, it matters most near the end, when the balance is small.</p>

<h2>A worked example</h2>
<p>${example}</p>
<ul>
<li>${firstInterest}</li>
<li>${firstMinimum}</li>
</ul>
<p>${owedAfter} The other part of the payment has gone on interest.</p>

<h2>Why the minimum keeps falling</h2>
<p>Next month the balance is a little smaller. The interest on it is smaller, and so is the 1%.
${nextMinimum}</p>
<p>Less than a pound does not sound like much. But it happens every month. ${laterMinimums} Each
time you pay less, less comes off the debt.</p>
<p>${atFloor} From then on, the payment stays the same and the debt goes down faster.</p>

<h2>What paying the same amount does</h2>
<p>Now suppose you do not follow the minimum down, but go on paying the first one, ${payment}. The
table shows what that does if you spend no more on the card and the rate stays the same.</p>
${tableHtml({
  caption: `${pounds(minimumExample.balancePence)} at ${apr} APR`,
  head: ['What you pay', 'Time to clear', 'Total interest'],
  rows,
})}
<p>${gap} The first payment is the same in every row.</p>
<p>Nothing clever is going on. As the balance falls, the interest falls too. With a fixed payment,
what you no longer pay in interest comes off the debt. With a falling minimum, it does not.</p>

<h2>See it in the calculator</h2>
<p>${calculatorLink(minimumPlan(), 'Open this card in the calculator')}. It has the rate as an APR,
and under ‘More about this debt’ what the lender asks for. ${calculated}</p>
<p>${rateUnsaid} Our page on <a href="/how-we-calculate">how we calculate</a> explains the kinds of
rate. It also works out
<a href="/how-we-calculate#lenders-examples">a minimum that NatWest has published</a>, and shows it beside
the bank’s own figure.</p>

<h2>What these figures leave out</h2>
<ul>
<li>They are worked out month by month. Cards often charge interest by the day, so your statement
will not match to the penny.</li>
<li>They have no fees, no new spending and no change of rate.</li>
<li>They have one rate. ${allocation}</li>
</ul>
<p>The minimum on your statement is still the least that is due. If the amount you have chosen ever
falls below it, the minimum is what counts. And if a month is tight, you can go back to the minimum
for that month and take up your fixed amount again later.</p>

<h2>If the minimum is hard to pay</h2>
<p>You can tell your lender, and you can do that before a payment is missed. Free debt advice is
confidential, and an adviser can look at all your debts together.</p>
<p>${persistent}
<a href="/articles/persistent-debt-letters">Persistent debt letters</a> explains what those letters
mean.</p>
<p>To see how a fixed amount works across several debts, read
<a href="/articles/avalanche-snowball-or-minimums">avalanche, snowball or minimums</a>.</p>`.trim(),
  sources: [
    { says: rule, source: cardRule },
    { says: 'The 1% is the part that brings your balance down.', source: cardRule },
    ...formulas,
    { says: example, source: 'minimumExample' },
    { says: firstInterest, source: 'monthlyRatePercent' },
    { says: firstMinimum, source: 'minimumInMonth' },
    { says: owedAfter, source: 'minimumInMonth' },
    { says: 'The interest on it is smaller, and so is the 1%.', source: 'minimumInMonth' },
    { says: nextMinimum, source: 'minimumInMonth' },
    { says: laterMinimums, source: 'minimumInMonth' },
    { says: atFloor, source: 'firstMonthAtFloor' },
    { says: `go on paying the first one, ${payment}`, source: 'minimumInMonth' },
    { says: `${pounds(minimumExample.balancePence)} at ${apr} APR`, source: 'minimumExample' },
    ...rows.slice(0, 2).map((row) => ({ says: rowText(row), source: 'onFallingMinimum' })),
    ...rows.slice(2).map((row) => ({ says: rowText(row), source: 'onFirstMinimumKept' })),
    { says: gap, source: 'onFallingMinimum' },
    { says: calculated, source: 'onFallingMinimum' },
    { says: rateUnsaid, source: 'keptWithRateUnsaid' },
    { says: persistent, source: 'FCA Handbook, CONC 6.7.27 to 6.7.40' },
    { says: allocation, source: 'FCA Handbook, CONC 6.7.4R' },
  ],
};
