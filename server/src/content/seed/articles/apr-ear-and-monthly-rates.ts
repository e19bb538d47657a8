/** What APR and EAR mean in the UK, and how to enter them in the calculator. */
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import {
  aprCard,
  aprEnteredBothWays,
  knownMonthlyRate,
  monthlyRates,
  monthOnThreeThousand,
  sampleBox,
} from '../figures/apr-examples.ts';
import { monthlyPercentOf } from '../figures/effective-rates.ts';
import { linkedPlan } from '../figures/one-debt.ts';
import type { SeedArticle } from '../seed-article.ts';

const { atApr, unsaid } = aprCard;
const outcomes = aprEnteredBothWays();
const known = knownMonthlyRate();
const box = sampleBox();
const natWest = monthOnThreeThousand(18.9);
const apr = percent(atApr.interestRate);
const cardWords = debtWords(atApr);
const extraPence = outcomes.unsaid.interestPence - outcomes.atApr.interestPence;
const extraMonths = outcomes.unsaid.months - outcomes.atApr.months;
const rows = monthlyRates().map((row) => [
  percent(row.yearlyPercent),
  percent(row.monthlyPercent, 2),
  pounds(row.interestPence),
]);

const says = {
  natWest:
    'NatWest has published an example of a card with £3,000 owed at 18.9%. It puts the interest for a month at £43 and the minimum payment at £73',
  natWestMinimum: 'The £73 is the £43 and 1% of the £3,000',
  natWestByMonth: `18.9% a year is ${percent(monthlyPercentOf(18.9), 2)} a month, or ${pounds(natWest.compoundPence)}`,
  natWestByTwelfth: `A twelfth of 18.9% would be ${pounds(natWest.twelfthPence)}`,
  onThreeThousand: 'This is one month on £3,000',
  at24: monthLine(24.9),
  at39: monthLine(39.9),
  ear: `Moneyfacts gives this pair: ${percent(known.monthlyPercent, 2)} a month is ${percent(known.yearlyPercent, 1)} EAR`,
  earTwelve: `Twelve times ${percent(known.monthlyPercent, 2)} is only ${percent(known.twelveTimesPercent)}`,
  box: `A sample box on Uswitch put ${percent(box.aprPercent)} APR next to ${percent(box.monthlyPercent)} a month`,
  boxByMonth: `${percent(box.compoundPercent, 2)} a month`,
  knownRate: `At ${percent(known.monthlyPercent)} a month, £3,000 costs ${pounds(known.interestPence)} in the first month`,
  card: `A card has ${cardWords.balance} on it at ${apr} APR. You pay ${cardWords.payment} a month`,
  atApr: `As an APR: ${durationOf(outcomes.atApr.months)}, and ${pounds(outcomes.atApr.interestPence)} of interest`,
  unsaid: `With nothing said of it: ${durationOf(outcomes.unsaid.months)}, and ${pounds(outcomes.unsaid.interestPence)} of interest`,
  difference: `${pounds(extraPence)} more interest, and ${durationOf(extraMonths)} more`,
} as const;

const content = `
<p>APR and EAR are yearly rates that count interest on interest, so a month at such a rate is a little
less than a twelfth of it. This page shows how much less, and how to enter them in our calculator.</p>

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

<h2>How to enter a rate in our calculator</h2>
<p>Every debt in our calculator has a part called ‘More about this debt’. There you can say what its
rate is: simple yearly, APR, EAR, or a rate a month.</p>
<ul>
<li><strong>You know the APR or the EAR.</strong> Enter it as it stands, and say that it is one. The
calculator works out the rate of a month that comes to it in a year.</li>
<li><strong>You know the rate that is charged each month.</strong> Enter that as it stands, as a rate a
month. ${says.knownRate}.</li>
</ul>
<p>If you say nothing, the rate counts as simple yearly, and each month is charged a twelfth of it. An
APR that is entered like that gives too much interest rather than too little.</p>
<p>This is what the calculator takes for a month:</p>
${tableHtml({
  caption: 'Yearly rates by the month',
  head: ['APR or EAR', 'One month', 'On £3,000'],
  rows,
})}

<h2>The same card, entered both ways</h2>
<p>${says.card}, and buy nothing new with it. This is what our calculator answers:</p>
<ul>
<li>${says.atApr}</li>
<li>${says.unsaid}</li>
</ul>
<p>Saying nothing shows ${says.difference}. You can open both:
${calculatorLink(linkedPlan(atApr), 'the card at its APR')}, and
${calculatorLink(linkedPlan(unsaid), 'the card with nothing said of its rate')}.</p>

<h2>Why a lender’s figure can still differ</h2>
<p>Lenders often count interest by the day, and by the dates of your statement. A plan by the month
cannot follow that, so it stays an estimate. Some other calculators on the web divide an APR by twelve
too, so two sites can give two answers for one card.</p>
<p>Our page on <a href="/how-we-calculate">how we calculate</a> has our rules in full. It also sets
<a href="/how-we-calculate#lenders-examples">lenders’ own examples</a> beside what our calculator makes
of them, and says which do not come out.</p>
`.trim();

export const aprEarAndMonthlyRates: SeedArticle = {
  slug: 'apr-ear-and-monthly-rates',
  title: 'APR, EAR and monthly rates in the UK',
  excerpt:
    'APR and EAR count interest on interest, so a month costs a little less than a twelfth of them. Here is how much less, and how to enter them in the calculator.',
  metaTitle: 'APR, EAR and monthly rates in the UK explained',
  metaDescription:
    'What APR and EAR mean in the UK, why a month costs less than a twelfth of them, and how to enter them in a debt calculator. With worked examples.',
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
    ...rows.map((row) => ({ says: rowText(row), source: 'monthlyRates' })),
    { says: says.knownRate, source: 'knownMonthlyRate' },
    { says: 'On £3,000', source: 'monthlyRates' },
    { says: says.card, source: 'aprCard' },
    { says: says.atApr, source: 'aprEnteredBothWays' },
    { says: says.unsaid, source: 'aprEnteredBothWays' },
    { says: says.difference, source: 'aprEnteredBothWays' },
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
