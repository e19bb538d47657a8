/** What each debt scheme is, nation by nation, and who to ask. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, pounds } from '../figure-words.ts';

import {
  budgetPence,
  coveredOutcome,
  coveredPlan,
  firstClearedMonth,
  minimumsPence,
  shortfallPence,
  tightBudgetPence,
} from '../figures/relief-schemes.ts';
import type { SeedArticle, SourcedStatement } from '../seed-article.ts';

const debts = coveredPlan.debts.map(
  (debt) => `a ${debt.creditor.toLowerCase()} of ${debtWords(debt).all}`,
);
const extra = pounds(coveredPlan.extraPayment * 100);
const outcomes = (['avalanche', 'snowball'] as const).map((strategy) => {
  const { months, interestPence } = coveredOutcome(strategy);
  return [strategyLabel(strategy), durationOf(months), pounds(interestPence)];
});

const outcomeTable = tableHtml({
  caption: 'What two strategies come to',
  head: ['Strategy', 'Time', 'Interest'],
  rows: outcomes,
});

const schemeTable = tableHtml({
  caption: 'The schemes and where they apply',
  head: ['Scheme', 'Where'],
  rows: [
    ['Breathing Space', 'England and Wales'],
    ['Debt relief order (DRO), as described here', 'England and Wales'],
    ['Moratorium, Debt Arrangement Scheme (DAS), trust deed, sequestration', 'Scotland'],
    ['Individual voluntary arrangement (IVA), debt management plan (DMP)', 'An adviser can say'],
  ],
});

const facts = {
  breathingSpace: 'It lasts for 60 days',
  crisis: 'it lasts as long as the treatment and 30 days more',
  breathingSpaceAgain: 'The 60-day kind can be had once in 12 months',
  moratorium: 'for six months, with one allowed in 12 months',
  droDebts: 'your debts are under £50,000',
  droAssets: 'what you own is worth under £2,000, and a car under £4,000',
  droSpare: 'you have no more than £75 a month to spare',
  droFee: 'There has been no fee for it since 6 April 2024',
  iva: 'It usually runs for 5 to 6 years',
} as const;

const example = {
  minimums: `These payments come to ${pounds(minimumsPence())} a month`,
  budget: `The budget is ${pounds(budgetPence())}, so ${extra} is left over`,

  firstCleared:
    `With snowball the first debt is gone in month ${firstClearedMonth('snowball')}, ` +
    `with avalanche in month ${firstClearedMonth('avalanche')}`,
  shortfall: `With a budget of ${pounds(tightBudgetPence)}, the same payments would be ${pounds(shortfallPence())} short every month`,
} as const;

const content = `
<p>Breathing Space, DMP, DRO, IVA and DAS are names of ways to deal with debts that cannot be paid as
agreed, and a free debt adviser is the person to ask about any of them. Some give you time.
Others deal with the debts themselves. Which of them exist depends on where you live.</p>
<p>This article says what each is. It does not say which one fits you, because that takes someone who
knows your whole situation. Free advisers can explore the pros and cons of all options with you.</p>

<h2>At a glance</h2>
${schemeTable}

<h2>Breathing Space in England and Wales</h2>
<p>Breathing Space is a pause. ${facts.breathingSpace}. For someone in mental health crisis treatment
there is another kind: ${facts.crisis}.</p>
<p>You cannot set it up alone. It goes through a debt adviser or an approved mental health
professional. Your ongoing bills still have to be paid. ${facts.breathingSpaceAgain}.</p>

<h2>Debt management plan (DMP)</h2>
<p>In the most general words, a DMP is an arrangement to pay your debts at a rate that you can
afford. What it does to interest, how long it takes and what it costs can differ, so
we leave the details to an adviser.</p>

<h2>Debt relief order (DRO)</h2>
<p>A DRO, as its name says, is an order that gives relief from debts. In England and Wales, these
are among the conditions:</p>
<ul>
<li>${facts.droDebts}</li>
<li>${facts.droAssets}</li>
<li>${facts.droSpare}</li>
<li>you do not own your home</li>
</ul>
<p>${facts.droFee}. An adviser can check the exact limits, and what an order would mean for
you.</p>

<h2>Individual voluntary arrangement (IVA)</h2>
<p>An IVA is a formal agreement with the people you owe. ${facts.iva}. An insolvency practitioner
runs it, and their fees can be high.</p>
<p>It leaves some debts out: debts secured on something you own, student loans, court fines and
maintenance. If an IVA fails, the result can be bankruptcy.</p>

<h2>Scotland</h2>
<p>Scotland has schemes of its own. The place to look is the Accountant in Bankruptcy
(AiB), at <a href="https://www.aib.gov.uk" rel="noopener">aib.gov.uk</a>.</p>
<p>A moratorium stops ‘diligence’, which is, roughly, the Scottish word for enforcing a
debt. It lasts
${facts.moratorium}. Scotland also has the Debt Arrangement Scheme (DAS), trust deeds and
sequestration. DAS, as its name says, is for arranging to pay debts. AiB’s site and a free adviser
can explain how these three differ.</p>

<h2>Northern Ireland</h2>
<p>The Breathing Space rules are for England and Wales, as their title says, and as far as we know Northern Ireland
has no such scheme. For everything else, an adviser who covers Northern Ireland can say what there
is. Our page on <a href="/debt-help">free debt help</a> shows who to ask.</p>

<h2>When a payoff plan works, and when it does not</h2>
<p>A payoff plan is something else again. It is for a budget that covers every minimum payment. Here
is such a budget, with three debts:</p>
<ul>
${debts.map((debt) => `<li>${debt}</li>`).join('')}
</ul>
<p>${example.minimums}. ${example.budget}.</p>
${outcomeTable}
<p>Avalanche has the lower interest. ${example.firstCleared}.</p>
<p>${calculatorLink(coveredPlan, 'Open this example in the calculator')}. Its rates are simple
yearly ones. If you enter an APR and do not say that it is one, the interest shown is too high rather
than too low.</p>
<p>${example.shortfall}. No order of the debts mends that. Where a budget does not cover all the
minimum payments, free advice comes first. Our article on
<a href="/articles/priority-and-non-priority-debts">priority debts</a> says which debts carry the most
serious consequences.</p>

<h2>Who to ask</h2>
<p>StepChange, National Debtline, MoneyHelper and Citizens Advice are free to talk to, and what you
tell them is confidential. Business Debtline is for people who are self-employed. A service may
not cover every nation, so it helps to say where you live when you call.</p>
<p>We are not a debt advice service.</p>
`.trim();

const breathingSpace = 'staffordshire.gov.uk, shma.co.uk and thegazette.co.uk, on Breathing Space';
const reliefOrder = 'stepchange.org and capuk.org, on debt relief orders';
const scotland = 'Accountant in Bankruptcy, aib.gov.uk';
const voluntaryArrangement = 'National Debtline’s guide to IVAs';

const sources: readonly SourcedStatement[] = [
  { says: facts.breathingSpace, source: breathingSpace },
  { says: facts.crisis, source: breathingSpace },
  { says: 'Your ongoing bills still have to be paid', source: breathingSpace },
  { says: facts.breathingSpaceAgain, source: breathingSpace },
  { says: facts.moratorium, source: scotland },
  { says: 'the Debt Arrangement Scheme (DAS), trust deeds and sequestration', source: scotland },
  { says: facts.droDebts, source: reliefOrder },
  { says: facts.droAssets, source: reliefOrder },
  { says: facts.droSpare, source: reliefOrder },
  { says: 'you do not own your home', source: reliefOrder },
  { says: facts.droFee, source: reliefOrder },
  { says: facts.iva, source: voluntaryArrangement },
  { says: 'their fees can be high', source: voluntaryArrangement },
  {
    says: 'debts secured on something you own, student loans, court fines and maintenance',
    source: voluntaryArrangement,
  },
  { says: 'If an IVA fails, the result can be bankruptcy', source: voluntaryArrangement },
  {
    says: 'explore the pros and cons of all options',
    source: 'FCA Handbook, PERG 17.7, handbook.fca.org.uk',
  },
  ...debts.map((says) => ({ says, source: 'coveredPlan' })),
  { says: example.minimums, source: 'minimumsPence' },
  { says: example.budget, source: 'budgetPence' },
  ...outcomes.map((row) => ({ says: rowText(row), source: 'coveredOutcome' })),
  { says: example.firstCleared, source: 'firstClearedMonth' },
  { says: example.shortfall, source: 'shortfallPence' },
];

export const breathingSpaceDmpDroIvaDas: SeedArticle = {
  slug: 'breathing-space-dmp-dro-iva-das',
  title: 'Breathing Space, DMP, DRO, IVA and Scotland’s DAS: what each is and who to ask',
  excerpt:
    'Five names for ways to deal with debts that cannot be paid as agreed: what each is, where in the UK it applies, and which free advisers can go through them with you.',
  metaTitle: 'Breathing Space, DMP, DRO, IVA and DAS explained',
  metaDescription:
    'What Breathing Space, a DMP, a DRO, an IVA and Scotland’s DAS are, where in the UK each applies, and who to ask for free, confidential debt advice.',
  metaKeywords: 'Breathing Space, DMP, DRO, IVA, DAS, moratorium, debt advice, Scotland',
  category: 'Getting help',
  tags: ['relief schemes', 'free advice', 'scotland'],
  publishedOn: '2026-10-05',
  content,
  sources,
};
