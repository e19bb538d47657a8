/** What APR and EAR mean in the UK, and what to type into the calculator for them. */
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import {
  aprCard,
  aprTypedBothWays,
  knownMonthlyRate,
  monthOnThreeThousand,
  ratesToType,
  sampleBox,
} from '../figures/apr-examples.ts';
import { monthlyRateOf } from '../figures/effective-rates.ts';
import { linkedPlan } from '../figures/one-debt.ts';
import type { SeedArticle } from '../seed-article.ts';

const { aprPercent, asItIs, converted } = aprCard;
const outcomes = aprTypedBothWays();
const known = knownMonthlyRate();
const box = sampleBox();
const natWest = monthOnThreeThousand(18.9);
const apr = percent(aprPercent);
const cardWords = debtWords(asItIs);
const typed = debtWords(converted).rate;
const extraPence = outcomes.asItIs.interestPence - outcomes.converted.interestPence;
const extraMonths = outcomes.asItIs.months - outcomes.converted.months;
const rows = ratesToType().map((row) => [
  percent(row.yearlyPercent),
  percent(row.monthlyPercent, 2),
  percent(row.typedPercent),
]);

const says = {
  natWest:
    'NatWest has published an example of a card with £3,000 owed at 18.9%. It puts the interest for a month at £43 and the minimum payment at £73',
  natWestMinimum: 'The £73 is the £43 and 1% of the £3,000',
  natWestByMonth: `18.9% a year is ${percent(monthlyRateOf(18.9) * 100, 2)} a month, or ${pounds(natWest.compoundPence)}`,
  natWestByTwelfth: `A twelfth of 18.9% would be ${pounds(natWest.twelfthPence)}`,
  onThreeThousand: 'This is one month on £3,000',
  at24: monthLine(24.9),
  at39: monthLine(39.9),
  ear: `Moneyfacts gives this pair: ${percent(known.monthlyPercent, 2)} a month is ${percent(known.yearlyPercent, 1)} EAR`,
  earTwelve: `Twelve times ${percent(known.monthlyPercent, 2)} is only ${percent(known.typedPercent)}`,
  box: `A sample box on Uswitch put ${percent(box.aprPercent)} APR next to ${percent(box.monthlyPercent)} a month`,
  boxByMonth: `${percent(box.compoundPercent, 2)} a month`,
  knownRate: `${percent(known.monthlyPercent)} a month is typed as ${percent(known.typedPercent)}`,
  formula: `For ${apr} type =1200*((1+0.249)^(1/12)-1). It gives ${(monthlyRateOf(aprPercent) * 1200).toFixed(2)}, and the calculator takes one decimal, so the rate to type is ${typed}`,
  card: `A card has ${cardWords.balance} on it at ${apr} APR. You pay ${cardWords.payment} a month`,
  asItIs: `Typed as ${apr}: ${durationOf(outcomes.asItIs.months)}, and ${pounds(outcomes.asItIs.interestPence)} of interest`,
  converted: `Typed as ${typed}: ${durationOf(outcomes.converted.months)}, and ${pounds(outcomes.converted.interestPence)} of interest`,
  difference: `${pounds(extraPence)} more interest, and ${durationOf(extraMonths)} more`,
  atApr: `it takes ${durationOf(outcomes.atApr.months)} and ${pounds(outcomes.atApr.interestPence)} of interest`,
  openConverted: `with ${typed}`,
  openAsItIs: `with ${apr}`,
} as const;

const content = `
<p>APR and EAR are yearly rates that count interest on interest, so a month at such a rate is a little
less than a twelfth of it. This page shows how much less, and what to type into our calculator.</p>

<h2>What an APR is</h2>
<p>APR stands for annual percentage rate. The Financial Conduct Authority (FCA) sets how UK lenders
work it out. The result is a rate for the whole year, with interest on interest counted in. Such a
rate is called effective, or compound.</p>
<p>Think of a card that adds interest every month. If none of it is paid, the second month’s interest
is charged on the first month’s interest too. By the end of the year, that comes to more than twelve
single months. So when you go back from the year to one month, you get less than a twelfth.</p>
<p>An APR may also have a yearly fee in it. On a card like that, the purchase rate tells you
more about the interest alone.</p>

<h2>A bank’s own example</h2>
<p>${says.natWest}. ${says.natWestMinimum}.</p>
<p>We can check which sum is behind it. With interest on interest, ${says.natWestByMonth}.
${says.natWestByTwelfth}. The bank’s figure fits the first sum, not the second.</p>

<h2>How large the difference is</h2>
<p>${says.onThreeThousand}, worked out both ways:</p>
<ul>
<li>${says.at24}</li>
<li>${says.at39}</li>
</ul>
<p>The higher the rate, the wider the gap.</p>

<h2>EAR, the rate of an overdraft</h2>
<p>EAR stands for effective annual rate. It is the yearly rate of an overdraft. It counts interest on
interest, as an APR does, and leaves fees out.</p>
<p>${says.ear}. ${says.earTwelve}. The rest is interest on interest. Our article on
<a href="/articles/getting-out-of-an-overdraft">getting out of an overdraft</a> follows one down month
by month.</p>

<h2>Simple and compound rates on paper</h2>
<p>Some lenders show more than one rate. Barclaycard, for one, shows a simple rate and a compound
rate. The simple one leaves interest on interest out. The compound one counts it.</p>
<p>It is not always clear which one you are looking at. ${says.box}. That is close to a twelfth. With
interest on interest, it would be ${says.boxByMonth}. If you are not sure what a rate on your
statement is, your lender can tell you.</p>

<h2>What to type into our calculator</h2>
<p>Our calculator divides the yearly rate by twelve. If you type an APR as it is, the interest comes
out too high rather than too low. You can also type a lower rate, whose twelfth part is the right
rate for a month:</p>
${tableHtml({
  caption: 'Yearly rates, and what to type for them',
  head: ['APR or EAR', 'One month', 'Rate to type'],
  rows,
})}
<p>For other rates there are two ways:</p>
<ul>
<li><strong>You know the rate that is charged each month.</strong> Multiply it by twelve. For example,
${says.knownRate}.</li>
<li><strong>You know the APR or the EAR only.</strong> A spreadsheet can work it out.
${says.formula.replace('=1200*((1+0.249)^(1/12)-1)', '<code>=1200*((1+0.249)^(1/12)-1)</code>')}.</li>
</ul>

<h2>The same card, typed both ways</h2>
<p>${says.card}, and buy nothing new with it. This is what our calculator answers:</p>
<ul>
<li>${says.asItIs}</li>
<li>${says.converted}</li>
</ul>
<p>Typing the APR as it is shows ${says.difference}. Worked out month by month at the APR itself,
${says.atApr}. The lower rate comes close to that. What is left of the difference is rounding.</p>
<p>You can open both: ${calculatorLink(linkedPlan(converted), `the card ${says.openConverted}`)}, and
${calculatorLink(linkedPlan(asItIs), `the card ${says.openAsItIs}`)}.</p>

<h2>Why a lender’s figure can still differ</h2>
<p>Lenders often count interest by the day, and by the dates of your statement. A plan by the month
cannot follow that, so it stays an estimate. Some other calculators on the web divide an APR by twelve
too, so two sites can give two answers for one card. Our page on
<a href="/how-we-calculate">how we calculate</a> has our rules in full.</p>
`.trim();

export const aprEarAndMonthlyRates: SeedArticle = {
  slug: 'apr-ear-and-monthly-rates',
  title: 'APR, EAR and monthly rates in the UK',
  excerpt:
    'APR and EAR count interest on interest, so a month costs a little less than a twelfth of them. Here is how much less, and what to type into the calculator.',
  metaTitle: 'APR, EAR and monthly rates in the UK explained',
  metaDescription:
    'What APR and EAR mean in the UK, why a month costs less than a twelfth of them, and which rate to type into a debt calculator. With worked examples.',
  metaKeywords: 'APR, EAR, monthly interest rate, compound interest, simple interest, UK',
  category: 'Rates and costs',
  tags: ['apr', 'credit cards', 'overdrafts'],
  publishedOn: '2026-11-05',
  content,
  sources: [
    {
      says: 'The Financial Conduct Authority (FCA) sets how UK lenders work it out',
      source: 'FCA Handbook, MCOB 10.3 and CONC App 1',
    },
    { says: 'An APR may also have a yearly fee in it', source: 'NatWest, jargon page' },
    { says: says.natWest, source: 'NatWest support centre, Minimum Payment Plus' },
    { says: says.natWestMinimum, source: 'NatWest support centre, Minimum Payment Plus' },
    { says: says.natWestByMonth, source: 'monthOnThreeThousand' },
    { says: says.natWestByTwelfth, source: 'monthOnThreeThousand' },
    { says: says.onThreeThousand, source: 'monthOnThreeThousand' },
    { says: says.at24, source: 'monthOnThreeThousand' },
    { says: says.at39, source: 'monthOnThreeThousand' },
    { says: 'leaves fees out', source: 'Moneyfacts, moneyfacts.co.uk, guide to overdrafts' },
    { says: says.ear, source: 'Moneyfacts, moneyfacts.co.uk, guide to overdrafts' },
    { says: says.earTwelve, source: 'knownMonthlyRate' },
    {
      says: 'Barclaycard, for one, shows a simple rate and a compound rate',
      source: 'Barclaycard, barclaycard.co.uk, What is compound interest?',
    },
    { says: says.box, source: 'Uswitch, sample summary box' },
    { says: says.boxByMonth, source: 'sampleBox' },
    ...rows.map((row) => ({ says: rowText(row), source: 'ratesToType' })),
    { says: says.knownRate, source: 'knownMonthlyRate' },
    { says: says.formula, source: 'rateToType' },
    { says: says.card, source: 'aprCard' },
    { says: says.asItIs, source: 'aprTypedBothWays' },
    { says: says.converted, source: 'aprTypedBothWays' },
    { says: says.difference, source: 'aprTypedBothWays' },
    { says: says.atApr, source: 'aprTypedBothWays' },
    { says: says.openConverted, source: 'aprCard' },
    { says: says.openAsItIs, source: 'aprCard' },
    {
      says: 'Some other calculators on the web divide an APR by twelve too',
      source: 'freecalculator-dej.pages.dev',
    },
  ],
};

/** 'At 24.9% APR it costs £56.10. A twelfth would be £62.25.' */
function monthLine(yearlyPercent: number): string {
  const { compoundPence, twelfthPence } = monthOnThreeThousand(yearlyPercent);
  return `At ${percent(yearlyPercent)} APR it costs ${pounds(compoundPence)}. A twelfth of the rate would make it ${pounds(twelfthPence)}.`;
}
