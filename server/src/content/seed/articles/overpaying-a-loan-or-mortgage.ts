/** What overpaying a loan or a mortgage saves, and what a lender may add when it is cleared early. */
import { rowText, tableHtml } from '../article-html.ts';
import {
  calculatorLink,
  durationOf,
  percent,
  pounds,
  poundsOf,
  timeAndInterest,
} from '../figure-words.ts';
import {
  allowance,
  compensationExample,
  compensationPence,
  earlyRepaymentChargePence,
  loanBalancePence,
  loanExample,
  lumpSumExample,
  mortgageExample,
  overpaymentOf,
  settlementExample,
  settlementInterestPence,
} from '../figures/overpayments.ts';
import type { SeedArticle } from '../seed-article.ts';

const settlementSource =
  'Ask CPAG (askcpag.org.uk); Shawbrook (shawbrook.co.uk); Specialist Automotive Finance ' +
  '(specialistautomotivefinance.org.uk); Office of Fair Trading archive';

const [loan] = loanExample.debts;
const [mortgage] = mortgageExample.debts;
const loanOverpaid = overpaymentOf(loanExample);
const mortgageOverpaid = overpaymentOf(mortgageExample);
const loanRate = percent(loan.interestRate);
const [lowCharge, highCharge] = lumpSumExample.chargePercents;

const loanSetting =
  `Say you owe ${poundsOf(loan.balance)} on a loan at ${loanRate} a year, and pay ` +
  `${poundsOf(loan.monthlyPayment)} a month. Then you add ${poundsOf(loanExample.extraPayment)} to ` +
  `every payment.`;
const loanRows = [
  [poundsOf(loan.monthlyPayment), ...timeAndInterest(loanOverpaid.without)],
  [poundsOf(loan.monthlyPayment + loanExample.extraPayment), ...timeAndInterest(loanOverpaid.with)],
];
const loanGap =
  `The extra ${poundsOf(loanExample.extraPayment)} a month takes ` +
  `${durationOf(loanOverpaid.without.months - loanOverpaid.with.months)} off the loan and saves ` +
  `${pounds(loanOverpaid.without.interestPence - loanOverpaid.with.interestPence)} of interest, ` +
  `before anything the lender may add.`;
const settlementLetter =
  'The lender is expected to send it within seven days of being asked, and the figure then stays ' +
  'good for 28 days.';
const fiftyEightDays = 'A settlement figure may include up to 58 days’ interest.';
const settlement =
  `After a year of ${poundsOf(loan.monthlyPayment)} payments, you would owe ` +
  `${pounds(loanBalancePence(settlementExample.afterMonths))}. Interest on that for ` +
  `${settlementExample.interestDays} days, at ${loanRate}, is about ` +
  `${pounds(settlementInterestPence())}.`;
const compensation =
  'The lender can ask for up to 1% of what you repay early, or up to 0.5% if the loan has less ' +
  'than a year left. This applies only if you repay more than £8,000 early, while the rate is ' +
  'fixed.';
const compensationSum =
  `On ${pounds(compensationExample.repaidPence)} repaid early, that comes to at most ` +
  `${pounds(compensationPence(compensationExample.percent))} at 1%, or ` +
  `${pounds(compensationPence(compensationExample.lastYearPercent))} at 0.5%.`;
const mortgageSetting =
  `Say you owe ${poundsOf(mortgage.balance)} at ${percent(mortgage.interestRate)} and pay ` +
  `${poundsOf(mortgage.monthlyPayment)} a month. With ${poundsOf(mortgageExample.extraPayment)} more ` +
  `each month, the time goes from ${durationOf(mortgageOverpaid.without.months)} to ` +
  `${durationOf(mortgageOverpaid.with.months)}. Interest goes from ` +
  `${pounds(mortgageOverpaid.without.interestPence)} to ` +
  `${pounds(mortgageOverpaid.with.interestPence)}.`;
const charges =
  'Many fixed deals let you overpay 10% a year without a charge. Above that there is often an ' +
  'early repayment charge, commonly 1% to 5%.';
const lumpSum =
  `Say you owe ${poundsOf(mortgage.balance)}, your deal lets you overpay ` +
  `${percent(lumpSumExample.freePercent)} of that a year, and you want to pay in ` +
  `${pounds(lumpSumExample.pence)}. Then ${pounds(allowance().freePence)} is free of charge and ` +
  `${pounds(allowance().abovePence)} is above the limit. On that part, a charge of ` +
  `${percent(lowCharge)} is ${pounds(earlyRepaymentChargePence(lowCharge))}, and one of ` +
  `${percent(highCharge)} is ${pounds(earlyRepaymentChargePence(highCharge))}.`;
const ofWhat = 'Is the 10% a share of the balance today, or of an earlier one?';

export const overpayingALoanOrMortgage: SeedArticle = {
  slug: 'overpaying-a-loan-or-mortgage',
  title: 'Overpaying a loan or mortgage: settlement figures, 58 days and early repayment charges',
  excerpt:
    'Paying more than you have to cuts the interest, and often the time. What a lender may add depends on ' +
    'whether it is a loan or a mortgage, and on how much you pay early.',
  metaTitle: 'Overpaying a loan or mortgage: what it saves and costs',
  metaDescription:
    'What overpaying saves, what a settlement figure and 58 days of interest mean for a loan, and ' +
    'when a mortgage has an early repayment charge.',
  metaKeywords:
    'overpay loan, overpay mortgage, settlement figure, 58 days interest, early repayment charge',
  category: 'Loans and mortgages',
  tags: ['loans', 'mortgages'],
  publishedOn: '2026-10-15',
  content: `
<p>Overpaying cuts the interest, and often the time, and the lender may take a part of that saving back. On
a personal loan it can be some extra days of interest. On a mortgage it can be an early repayment
charge. You can ask for both figures before you pay anything.</p>

<h2>What overpaying a loan does</h2>
<p>A loan payment first covers the month’s interest. The rest comes off what you owe. Anything you
add on top comes off what you owe as well, so there is less to charge interest on from then on.</p>
<p>${loanSetting}</p>
${tableHtml({
  caption: 'The loan with and without overpaying',
  head: ['Each month', 'Time to clear', 'Total interest'],
  rows: loanRows,
})}
<p>${loanGap}</p>
<p>${calculatorLink(loanExample, 'Open the loan in the calculator')} and change the extra payment to
see what moves.</p>

<h2>Your right to pay early</h2>
<p>Section 94 of the Consumer Credit Act gives you the right to settle a loan early, in full or in
part. It covers loans that the Act regulates. Your agreement or your lender can tell you whether yours is one.</p>
<p>Lenders may treat an overpayment in different ways. You can ask yours:</p>
<ul>
<li>Does the loan end sooner, or do my payments get smaller?</li>
<li>From which day does the overpayment cut the interest?</li>
<li>Do I have to say that it is a part settlement?</li>
</ul>

<h2>What a settlement figure is</h2>
<p>A settlement figure is the amount that clears the loan. It can differ from the balance you see
online, so it is the figure to ask for. ${settlementLetter}</p>
<p>If you pay by then, the loan is done. If you leave it longer, you ask for a new figure.</p>

<h2>Where the 58 days come in</h2>
<p>${fiftyEightDays} So clearing a loan today can cost a little more than what you owe today.</p>
<p>Here is the size of it for our example. ${settlement} That is about the most it could add on
these figures. Your lender’s figure may be lower.</p>

<h2>Larger loans: compensation</h2>
<p>There is one more possible cost. ${compensation}</p>
<p>${compensationSum} If you repay £8,000 or less early, this does not apply.</p>

<h2>What overpaying a mortgage does</h2>
<p>The sums are the same, but there is more time for them to work. ${mortgageSetting}</p>
<p>This assumes one rate all the way through. When a fixed deal ends, the rate can change, and the
figures change with it.
${calculatorLink(mortgageExample, 'Open the mortgage in the calculator')} to try other rates.</p>

<h2>Early repayment charges</h2>
<p>${charges} Your lender can tell you whether yours has one.</p>
<p>${lumpSum}</p>
<p>The details differ from deal to deal. You can ask your lender:</p>
<ul>
<li>How much can I overpay this year without a charge?</li>
<li>${ofWhat}</li>
<li>When does the year start again, and when does my deal end?</li>
<li>Will you shorten the term, or cut my monthly payment?</li>
</ul>

<h2>What else to hold beside it</h2>
<p>Money paid into a loan or a mortgage is often hard to get back. These facts can matter as
well:</p>
<ul>
<li>Interest on a card or an overdraft is often charged at a higher rate than on a mortgage. The
same pounds then save more interest there.</li>
<li>If you are behind with the mortgage, rent, council tax or energy: StepChange says that such
arrears always come first, because of what can happen if they are not paid. See
<a href="/articles/priority-and-non-priority-debts">priority and non-priority debts</a>.</li>
<li>A small sum set aside can keep a surprise bill off a card. We put a price on that in
<a href="/articles/budget-and-small-buffer">building a budget and a small buffer</a>.</li>
</ul>
<p>The rates in our examples are simple yearly rates, and our calculator charges a twelfth of them each
month. A loan’s APR works differently, so an APR that is entered without saying that it is one gives
too much interest rather than too little. There is
more in <a href="/how-we-calculate">how we calculate</a>.</p>`.trim(),
  sources: [
    { says: loanSetting, source: 'loanExample' },
    ...loanRows.map((row) => ({ says: rowText(row), source: 'overpaymentOf' })),
    { says: loanGap, source: 'overpaymentOf' },
    {
      says: 'Section 94 of the Consumer Credit Act gives you the right to settle a loan early, in full or in part.',
      source: 'Consumer Credit Act 1974, section 94; Ask CPAG (askcpag.org.uk)',
    },
    { says: settlementLetter, source: settlementSource },
    { says: 'Where the 58 days come in', source: settlementSource },
    { says: fiftyEightDays, source: settlementSource },
    { says: settlement, source: 'settlementInterestPence' },
    { says: compensation, source: settlementSource },
    { says: compensationSum, source: 'compensationPence' },
    { says: 'If you repay £8,000 or less early, this does not apply.', source: settlementSource },
    { says: mortgageSetting, source: 'overpaymentOf' },
    { says: charges, source: 'Several published UK mortgage overpayment calculators' },
    { says: lumpSum, source: 'earlyRepaymentChargePence' },
    { says: ofWhat, source: 'Several published UK mortgage overpayment calculators' },
  ],
};
