/** Why a UK student loan does not behave like the debts that a payoff plan is made for. */
import { strategyLabel } from '@debt-payoff/contract/debt-types';
import { rowText, tableHtml } from '../article-html.ts';
import { debtWords } from '../debt-words.ts';
import { calculatorLink, durationOf, percent, pounds } from '../figure-words.ts';
import {
  comparedBalancesPounds,
  exampleSalaryPounds,
  firstMonthInterestPence,
  madeUpLoan,
  monthlyRepaymentPence,
  outcomeBesideStudentLoan,
  planBesideStudentLoan,
  planTwo,
  repaidOverYearsPence,
  type StudentLoanPlan,
  studentLoanPlans,
  writeOffYears,
  yearlyRepaymentPence,
} from '../figures/student-loans.ts';
import type { SeedArticle, SourcedStatement } from '../seed-article.ts';

const salary = pounds(exampleSalaryPounds * 100);
const yearly = pounds(yearlyRepaymentPence(planTwo, exampleSalaryPounds));
const monthly = pounds(monthlyRepaymentPence(planTwo, exampleSalaryPounds));
const planTwoPay = { plan: planTwo, salaryPounds: exampleSalaryPounds };
const [card, loan] = planBesideStudentLoan.debts.map(debtWords);
const { min, max } = writeOffYears;
const balances = comparedBalancesPounds.map((balance) => pounds(balance * 100));

const outcomes = (['avalanche', 'minimum'] as const).map((strategy) => {
  const { months, interestPence } = outcomeBesideStudentLoan(strategy);
  return [strategyLabel(strategy), durationOf(months), pounds(interestPence)];
});

const repaymentTable = tableHtml({
  caption: `Yearly repayment on a salary of ${salary}`,
  head: ['Plan', 'Threshold', 'Repaid in a year'],
  rows: studentLoanPlans.map(repaymentRow),
});

const outcomeTable = tableHtml({
  caption: 'The two debts without the student loan',
  head: ['Strategy', 'Time', 'Interest'],
  rows: outcomes,
});

const facts = {
  share: 'You repay 9% of what you earn above a threshold, or 6% on a postgraduate loan',
  writeOff: `written off after ${min} to ${max} years, depending on your plan`,
  taxYear: 'for 2026-27',
  planFour: 'The Plan 4 figure was the expected one when our source was written',
  planTwo: 'The Plan 2 threshold is due to be frozen from 2027 to 2030',
} as const;

const example = {
  salary: `on ${salary} a year`,
  yearly: `Plan 2 on ${salary} repays ${yearly} a year, about ${monthly} a month`,
  twoBalances: `whether the balance is ${balances.join(' or ')}`,
  overYears:
    `at the two ends of the range for all plans, ${min} years of that would come to ${pounds(repaidOverYearsPence(planTwoPay, min))}, ` +
    `and ${max} years to ${pounds(repaidOverYearsPence(planTwoPay, max))}`,
  madeUp: `${pounds(madeUpLoan.balancePounds * 100)} at ${percent(madeUpLoan.ratePercent)}`,
  firstMonth: `${pounds(firstMonthInterestPence())} of interest in the first month, and the payment is ${monthly}`,
  debts: `a credit card of ${card?.all}, and a personal loan of ${loan?.all}`,
  extra: `${pounds(planBesideStudentLoan.extraPayment * 100)} a month extra`,
} as const;

const content = `
<p>A payoff plan misleads for a UK student loan because what you repay depends on your income, not on
what you owe, and because whatever is left is written off in the end. A plan for cards and loans
expects neither of those things.</p>

<h2>How repayment works</h2>
<p>${facts.share}. Below the threshold you repay nothing. If your pay falls, your repayments fall
with it. If it rises, they rise.</p>
<p>Whatever is left is ${facts.writeOff}. So the loan has an end date, even where the balance never
reaches zero.</p>
<p>There are several plans across the four nations of the UK. Your student loan account can show which
one you have.</p>

<h2>Thresholds and an example</h2>
<p>These are the yearly thresholds ${facts.taxYear}, and what someone ${example.salary} would repay in
a year:</p>
${repaymentTable}
<p>Some care is needed with these. ${facts.planFour}, so it may have changed. ${facts.planTwo}. Thresholds can
change, and what is taken from each payslip can differ a little from a twelfth of the year’s sum.</p>

<h2>The balance plays no part</h2>
<p>Look at the table again. To work it out, we needed the salary, the threshold and the share. We did
not need the balance or the interest rate.</p>
<p>Someone with ${example.yearly}. That is the same ${example.twoBalances}. If pay and threshold
never changed, ${example.overYears}. Real pay and real thresholds do change, so this is a way to see
how it works and not a forecast.</p>
<p>On a card, a larger balance means more interest and often a higher minimum payment. On a student
loan, the balance changes what you pay only if the loan is cleared before the write-off.</p>

<h2>What goes wrong in a payoff plan</h2>
<p>A payoff plan takes a balance, a rate and a payment, and counts the months to zero. Three things
then go wrong.</p>
<ul>
<li><strong>It can show a debt that never ends.</strong> Take a made-up balance of
${example.madeUp}. A calculator would see ${example.firstMonth}. It would say that the debt grows for
ever. The write-off is missing.</li>
<li><strong>It may send extra money there.</strong> Paying extra does not lower what you repay next
year, because next year’s repayment follows your pay. It makes a difference only if you would clear
the loan before it is written off.</li>
<li><strong>It can hide the other debts.</strong> A large student balance can make a small card debt
look unimportant, although a card has no such write-off date.</li>
</ul>

<h2>An example without the student loan</h2>
<p>For this reason we leave the student loan out of this example. Repayments are often taken from
pay before it reaches you, so the budget for other debts is what is left.</p>
<p>Suppose there are two debts: ${example.debts}. There is ${example.extra}.</p>
${outcomeTable}
<p>Avalanche sends the extra to the higher rate, and moves on the payments of a debt that is cleared.
Minimum splits the extra evenly and moves nothing on. Snowball comes to the same as avalanche here,
because the smaller debt also has the higher rate.</p>
<p>${calculatorLink(planBesideStudentLoan, 'Open this example in the calculator')}. Its rates
are simple yearly ones. If you enter an APR and do not say that it is one, the interest shown is too
high rather than too low.</p>

<h2>If you want to know more about your own loan</h2>
<p>Three questions help to see where you stand. Which plan are you on? When will the loan be written
off? At your pay, is it likely to be cleared before that? Your student loan account can help
with the first two. The third depends on your future pay, which nobody knows.</p>
<p>Student loans are also treated apart when debts become a problem: an IVA, for one, does not
include them. <a href="/articles/breathing-space-dmp-dro-iva-das">Our article on debt schemes</a>
says what that is. If other debts are hard to manage, <a href="/debt-help">free debt advice</a> looks at all of
them together.</p>
`.trim();

const thresholds =
  'Which?, which.co.uk, and a written ministerial statement, on 2026-27 thresholds';

const sources: readonly SourcedStatement[] = [
  { says: facts.share, source: thresholds },
  { says: facts.writeOff, source: thresholds },
  { says: facts.taxYear, source: thresholds },
  { says: facts.planFour, source: thresholds },
  { says: facts.planTwo, source: thresholds },
  { says: example.salary, source: 'exampleSalaryPounds' },
  { says: `on a salary of ${salary}`, source: 'exampleSalaryPounds' },
  ...studentLoanPlans.flatMap((plan) => [
    { says: `${plan.name} ${pounds(plan.thresholdPounds * 100)}`, source: thresholds },
    { says: rowText(repaymentRow(plan)), source: 'yearlyRepaymentPence' },
  ]),
  { says: example.yearly, source: 'monthlyRepaymentPence' },
  { says: example.twoBalances, source: 'comparedBalancesPounds' },
  { says: example.overYears, source: 'repaidOverYearsPence' },
  { says: example.madeUp, source: 'madeUpLoan' },
  { says: example.firstMonth, source: 'firstMonthInterestPence' },
  { says: example.debts, source: 'planBesideStudentLoan' },
  { says: example.extra, source: 'planBesideStudentLoan' },
  ...outcomes.map((row) => ({ says: rowText(row), source: 'outcomeBesideStudentLoan' })),
  { says: 'an IVA, for one, does not include them', source: 'National Debtline’s guide to IVAs' },
];

export const studentLoansAndPayoffPlans: SeedArticle = {
  slug: 'student-loans-and-payoff-plans',
  title: 'Student loans: why payoff plans mislead',
  excerpt:
    'What you repay of a student loan follows your pay and not your balance, and what is left is written off. That is why a plan made for cards gives the wrong picture.',
  metaTitle: 'Student loans: why payoff plans mislead',
  metaDescription:
    'UK student loan repayments follow your income, and what is left is written off. See the 2026-27 thresholds and why a debt payoff plan gives the wrong picture.',
  metaKeywords: 'student loans, repayment thresholds, Plan 1, Plan 2, Plan 4, Plan 5, write-off',
  category: 'Loans and mortgages',
  tags: ['student loans', 'loans', 'budgeting'],
  publishedOn: '2026-10-19',
  content,
  sources,
};

function repaymentRow(plan: StudentLoanPlan): string[] {
  const repaid = pounds(yearlyRepaymentPence(plan, exampleSalaryPounds));
  return [plan.name, pounds(plan.thresholdPounds * 100), repaid];
}
