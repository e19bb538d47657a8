/** Which debts come first, by what is at stake and not by what they cost. */
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, pounds } from '../figure-words.ts';
import {
  arrearsThenCards,
  cardsWithoutFreedPayment,
  electricityArrears,
  largerCard,
  linkedArrears,
  savingOfFreedPayment,
  smallerCard,
} from '../figures/priority-debts.ts';
import type { SeedArticle, SourcedStatement } from '../seed-article.ts';

const joined = arrearsThenCards();
const apart = cardsWithoutFreedPayment();
const saving = savingOfFreedPayment();
const arrears = debtWords(electricityArrears);
const toArrears = arrears.payment;
const budget = pounds(joined.budgetPence);
const toCards = pounds(joined.toCardsAtFirstPence);

const rows = [
  [`1 to ${joined.arrearsMonths}`, toArrears, toCards],
  [`${joined.arrearsMonths + 1} to ${joined.months}`, 'Nothing', `Up to ${budget}`],
];

const example = {
  budget: `${budget} a month for debts`,
  arrears: `electricity arrears of ${arrears.balance}. The supplier has agreed to ${toArrears} a month`,
  rate: `at ${arrears.rate}`,
  cards: `${debtWords(largerCard).all}, and ${debtWords(smallerCard).all}`,

  cleared:
    `The arrears are gone after ${joined.arrearsMonths} months, the smaller card after ` +
    `${joined.smallerCardMonths} months, and everything after ${joined.months} months`,
  interest: `The interest on the cards comes to ${pounds(joined.interestPence)}`,
  apart: `${toCards} a month to the end, they would take ${apart.months} months and ${pounds(apart.interestPence)} of interest`,
  saving: `${durationOf(saving.months)} and ${pounds(saving.interestPence)}`,
  typed: `the ${toArrears} is typed as the monthly payment of the arrears`,
} as const;

const content = `
<p>A priority debt is one where falling behind could cost you your home, your freedom, your gas or
electricity, or goods that you cannot do without. Every other debt is called non-priority. You owe
both. The difference is what could happen if you fall behind.</p>

<h2>What makes a debt a priority</h2>
<p>The consequence decides, not the interest rate. A card may charge a high rate, and rent arrears
may carry no interest at all. The rent arrears are still the priority, because they could cost you
your home.</p>
<p>So the word ‘priority’ says nothing about which debt is the largest or the dearest. It says where falling behind
could cost you the things named above.</p>

<h2>The debts on the list</h2>
<p>Free advice services and councils publish lists of priority debts. Here are debts that such lists
name:</p>
<ul>
<li>arrears of rent, of a mortgage or of a secured loan</li>
<li>council tax</li>
<li>gas and electricity</li>
<li>magistrates’ court fines</li>
<li>child maintenance</li>
<li>income tax, National Insurance and VAT</li>
<li>TV licence</li>
<li>hire purchase on goods that you need, for example a car that you depend on</li>
</ul>
<p>Lists may differ. On Newham Council’s list, for example, water is a non-priority debt.
If you are not sure about one of yours, a free adviser can help.</p>
<p>Credit cards, store cards, catalogues and overdrafts are not on this list. Non-priority does not
mean that they can be ignored. Interest can go on adding up, and the lender may still ask
for the money.</p>

<h2>Where you live matters</h2>
<p>England, Wales, Scotland and Northern Ireland do not have the same laws on debt. What can happen
when a priority debt is not paid differs between them. Some bills and courts have other names
too. A free adviser who knows the rules where you live can explain what they
mean for your debts.</p>

<h2>Why a payoff plan cannot see it</h2>
<p>A payoff plan looks at balances and rates. Avalanche puts the highest rate first. Snowball puts
the smallest balance first. Neither asks what is at stake.</p>
<p>Where arrears carry no interest, avalanche puts them last. That is an answer about interest, and
says nothing about the consequence. StepChange, which gives free debt advice, says that
priority debts always come first.</p>

<h2>An example: what is left for the cards</h2>
<p>Think of someone with ${example.budget}, once the other bills are paid. They have
${example.arrears}. In our example no interest is added to the arrears.</p>
<p>They also have two cards: ${example.cards}. This is how the money is used:</p>
${tableHtml({ caption: 'What goes where each month', head: ['Months', 'Arrears', 'Cards'], rows })}
<p>${example.cleared}. ${example.interest}.</p>
<p>Once the arrears are gone, their payment is free. In this plan it moves to the cards. If the cards
kept ${example.apart}. Moving the
freed payment across makes a difference of ${example.saving} here.</p>
<p>${calculatorLink(linkedArrears(), 'Open this example in the calculator')}. The figures above are those
of avalanche.</p>

<h2>What to know about the calculator</h2>
<p>You can say under ‘More about this debt’ that a debt is a priority debt. Money beyond the monthly
payments then goes there before all others, in every strategy. The arrears in the example are marked
like that. By their rate alone, ${example.rate}, avalanche would put both cards before them.</p>
<p>In the example ${example.typed}, and there is no extra payment. Each debt gets its monthly payment
before any extra is shared out.</p>
<p>The rates of the cards are simple yearly ones. If you enter an APR and do not say that it is one,
the interest shown is too high rather than too low. Our page on
<a href="/how-we-calculate">how we calculate</a> explains why.</p>

<h2>If you are behind on a priority debt</h2>
<p>We are not a debt advice service. StepChange, National Debtline and MoneyHelper are free and
confidential, and so is Citizens Advice. An adviser can look at all your debts with you,
and tell you which of them count as priority debts where you live. A service may not cover
every nation, so it helps to say where you live. Our page on <a href="/debt-help">free debt help</a> has
their numbers, and what there is in each nation. There are also <a href="/articles/breathing-space-dmp-dro-iva-das">schemes for debts that cannot be paid as
agreed</a>, which an adviser can explain.</p>
`.trim();

const publishedLists = 'askcpag.org.uk, stepchange.org and newham.gov.uk, on priority debts';

const sources: readonly SourcedStatement[] = [
  {
    says: 'could cost you your home, your freedom, your gas or electricity, or goods that you cannot do without',
    source: publishedLists,
  },
  { says: 'The consequence decides, not the interest rate', source: publishedLists },
  {
    says: 'income tax, National Insurance and VAT TV licence hire purchase on goods that you need',
    source: publishedLists,
  },
  {
    says: 'On Newham Council’s list, for example, water is a non-priority debt',
    source: 'Newham Council, newham.gov.uk',
  },
  {
    says: 'What can happen when a priority debt is not paid differs between them',
    source: 'StepChange, stepchange.org',
  },
  { says: 'priority debts always come first', source: 'StepChange, stepchange.org' },
  { says: example.budget, source: 'arrearsThenCards' },
  { says: example.arrears, source: 'electricityArrears' },
  { says: example.rate, source: 'electricityArrears' },
  { says: example.cards, source: 'arrearsPlan' },
  ...rows.map((row) => ({ says: rowText(row), source: 'arrearsThenCards' })),
  { says: example.cleared, source: 'arrearsThenCards' },
  { says: example.interest, source: 'arrearsThenCards' },
  { says: example.apart, source: 'cardsWithoutFreedPayment' },
  { says: example.saving, source: 'savingOfFreedPayment' },
  { says: example.typed, source: 'electricityArrears' },
];

export const priorityAndNonPriorityDebts: SeedArticle = {
  slug: 'priority-and-non-priority-debts',
  title: 'Priority and non-priority debts',
  excerpt:
    'Some debts can cost you your home, your energy supply or things you need. Here is which they are, why the interest rate does not decide, and what is left for cards.',
  metaTitle: 'Priority and non-priority debts in the UK',
  metaDescription:
    'Which debts count as priority debts in the UK, why consequences matter more than interest rates, and a worked example with arrears and two cards.',
  metaKeywords: 'priority debts, non-priority debts, arrears, council tax, UK',
  category: 'Getting help',
  tags: ['priority debts', 'free advice', 'credit cards', 'budgeting'],
  publishedOn: '2026-10-22',
  content,
  sources,
};
