/** What buy now, pay later is since it came under the FCA, and how to put it into a plan. */
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import {
  cardBeside,
  instalmentPlan,
  instalments,
  instalmentsBesideCard,
  lateFeesMaxPence,
  lateFeeTerms,
  scheduleDifferencePence,
} from '../figures/buy-now-pay-later.ts';
import type { SeedArticle, SourcedStatement } from '../seed-article.ts';

const order = debtWords(instalments);
const card = debtWords(cardBeside);
const avalanche = instalmentsBesideCard('avalanche');
const snowball = instalmentsBesideCard('snowball');
const [onSchedule = 0] = avalanche.clearedInMonth;
const [early = 0] = snowball.clearedInMonth;
const extra = pounds(instalmentPlan.extraPayment * 100);
const smallOrderPence = 3_000;
const { feePence, feesMax, capPercent } = lateFeeTerms;

const head = ['Strategy', 'Instalments end', 'Interest in total'];
const rows = [
  ['Avalanche', `Month ${onSchedule}`, pounds(avalanche.interestPence)],
  ['Snowball', `Month ${early}`, pounds(snowball.interestPence)],
];

const facts = {
  since: 'Since 15 July 2026',

  covered: 'it has no more than 12 instalments it runs for no more than 12 months',
  klarna:
    `Klarna charged ${pounds(feePence)} for a late instalment, with at most ${feesMax} fees an order, ` +
    `capped at ${percent(capPercent)} of the order`,
  clearpay: 'Clearpay charged £6',
  age: 'in 2023',
} as const;

const example = {
  smallOrder: `On an order of ${pounds(smallOrderPence)}, for instance, ${percent(capPercent)} is ${pounds(lateFeesMaxPence(smallOrderPence))}`,
  largeOrder: `On an order of ${order.balance}, fees could come to at most ${pounds(lateFeesMaxPence(instalments.balance * 100))}`,
  order: `an order of ${order.balance} in ${onSchedule} monthly instalments of ${order.payment}`,
  card: `a credit card with a balance of ${card.balance} at ${card.rate}, which gets ${card.payment} a month`,
  extra: `${extra} a month to spare`,
  enter: `the balance is ${order.balance}, the rate is ${order.rate} and the monthly payment is ${order.payment}`,

  time: `Both take ${durationOf(avalanche.months)}`,
  difference: `${pounds(scheduleDifferencePence())} less interest`,
  freed: `From month ${onSchedule + 1} the ${order.payment} is free`,
  paidEarly: `the ${extra} pays the instalments off early, in month ${early}`,
} as const;

const content = `
<p>${facts.since}, the Financial Conduct Authority (FCA) has regulated interest-free buy now, pay
later from third-party lenders, within the limits set out below. It is still a debt with a fixed schedule, and this
article shows how it fits beside your other debts.</p>

<h2>What the change covers</h2>
<p>The new rules call it deferred payment credit. They cover credit of which all of this is true:</p>
<ul>
<li>it comes from a third party, not from the shop itself</li>
<li>it is free of interest</li>
<li>it has no more than 12 instalments</li>
<li>it runs for no more than 12 months</li>
</ul>
<p>‘Third party’ means that the shop sells you the goods and another firm gives you the credit.
Klarna and Clearpay are two such firms.</p>
<p>Other ways to spread a cost are outside that description: credit from the shop itself, credit
with interest, and credit that runs for longer. Different rules may hold for those. Your agreement
says who lends the money and on what terms.</p>
<p>If you took out an agreement before that date, the lender can tell you which rules hold for it.</p>

<h2>What it costs</h2>
<p>There is no interest. What can cost you money is a late fee, and fees differ from lender to
lender.</p>
<p>The fees we know of are from an article by Which?, written ${facts.age}. ${facts.klarna}. ${facts.clearpay}.
They are some years old now, so your agreement is the place to find the fee that holds today.</p>
<p>A cap matters most for small orders. ${example.smallOrder}, so the cap is lower than two fees.
${example.largeOrder}. Both figures use Klarna’s terms as they were then.</p>

<h2>What extra money does here</h2>
<p>A card charges interest on what you owe, so each extra pound saves interest. Instalments without
interest are different. Paying one early saves no interest, and paying it late may bring a fee.</p>
<p>So in a payoff plan, buy now, pay later is a fixed bill with an end date. What can change is what
happens to that money once the last instalment is paid.</p>

<h2>An example beside a card</h2>
<p>Think of someone with ${example.order}, without interest. They also have ${example.card}. There
is ${example.extra}.</p>
${tableHtml({ caption: 'What each strategy comes to', head, rows })}
<p>Avalanche sends the extra to the highest rate, which is the card. The instalments run as agreed.
${example.freed} and goes to the card as well.</p>
<p>Snowball sends the extra to the smallest balance, which is the instalment plan. So ${example.paidEarly},
and the card waits. ${example.time}, and avalanche has ${example.difference}. With snowball, the first
debt is gone sooner.</p>
<p>${calculatorLink(instalmentPlan, 'Open this example in the calculator')}. Its rates are simple
yearly ones. If you enter a card’s APR and do not say that it is one, the interest shown is too high
rather than too low.</p>

<h2>How to enter your own</h2>
<p>For each order, type what is still to pay as the balance, zero as the rate and the instalment as
the monthly payment. In the example ${example.enter}.</p>
<p>Instalments are not always monthly. If yours fall every fortnight, add up what leaves your account
in a month and type that. The end date is then near, but not exact.</p>
<p>The calculator knows nothing of late fees. If one is charged, add it to the balance.</p>

<h2>Several orders at once</h2>
<p>One order is easy to follow. Several are harder, because each has its own dates and
may have its own lender. A list on one page helps: the lender, what is left, the
instalment, the date of the last one.</p>
<p>Add up the instalments of the next month and set the sum beside what you have for debts. If the
instalments, the card minimums and your bills come to more than you have, a payoff plan cannot close
the gap. Free advisers look at all of it together, and it is confidential. Our page on
<a href="/debt-help">free debt help</a> shows who to ask in England, Wales, Scotland and Northern
Ireland.</p>
`.trim();

const regulation = 'FCA policy statement PS26/1, as Freshfields, A&O Shearman and TLT report it';
const lateFees = 'Which?, which.co.uk, on late fees in 2023';

const sources: readonly SourcedStatement[] = [
  { says: facts.since, source: regulation },

  { says: facts.covered, source: regulation },
  { says: facts.age, source: lateFees },
  { says: facts.klarna, source: lateFees },
  { says: facts.clearpay, source: lateFees },
  { says: example.smallOrder, source: 'lateFeesMaxPence' },
  { says: example.largeOrder, source: 'lateFeesMaxPence' },
  { says: example.order, source: 'instalments' },
  { says: example.card, source: 'cardBeside' },
  { says: example.extra, source: 'instalmentPlan' },
  ...rows.map((row) => ({ says: rowText(row), source: 'instalmentsBesideCard' })),
  { says: example.freed, source: 'instalmentsBesideCard' },
  { says: example.paidEarly, source: 'instalmentsBesideCard' },
  { says: example.time, source: 'instalmentsBesideCard' },
  { says: example.difference, source: 'scheduleDifferencePence' },
  { says: example.enter, source: 'instalments' },
];

export const buyNowPayLaterAfterJuly2026: SeedArticle = {
  slug: 'buy-now-pay-later-after-july-2026',
  title: 'Buy now, pay later after July 2026',
  excerpt:
    'Interest-free buy now, pay later from outside lenders is now regulated by the FCA. Here is what that covers, what late fees were, and how instalments fit into a plan.',
  metaTitle: 'Buy now, pay later after July 2026',
  metaDescription:
    'What the FCA has regulated since 15 July 2026, what late payment can cost, and how fixed instalments fit beside a credit card in a payoff plan.',
  metaKeywords: 'buy now pay later, BNPL, FCA, deferred payment credit, instalments, late fees',
  category: 'Cards and overdrafts',
  tags: ['buy now pay later', 'credit cards', 'budgeting'],
  publishedOn: '2026-10-12',
  content,
  sources,
};
