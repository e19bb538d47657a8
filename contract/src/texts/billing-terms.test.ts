import { expect, it } from 'vitest';
import { billingLimits } from '../billing-limits.ts';
import { aCompany, wholeCompany } from '../company.fixture.ts';
import type { Company } from '../company.ts';
import { trialDays, unlimitedSafetyBound } from '../plans.ts';
import { billingTermsSections } from '../terms-anchors.ts';
import { tierTable } from '../tier-table.ts';
import { billingTexts } from './billing.ts';
import { billingTerms } from './billing-terms.ts';
import type { TermsPart } from './legal-parts.ts';

const sections = billingTerms({ company: aCompany() });

/** Without the table and the form. */
function sentencesOf(id: string): string {
  const parts = sections.find((section) => section.id === id)?.parts ?? [];
  return parts.flatMap(wordsOf).join(' ');
}

function wordsOf(part: TermsPart): readonly string[] {
  if (part.kind === 'text') return [part.text];
  return part.kind === 'list' ? part.items : [];
}

it('has each section that can be linked to, in that order', () => {
  expect(sections.map(({ id }) => id)).toEqual(billingTermsSections);
});

it.each([
  ['plans', `${unlimitedSafetyBound} portfolios`],
  ['subscribing', `first ${billingLimits.refundDays} days`],
  ['trial', `free trial of ${trialDays} days`],
  ['trial', `At least ${billingLimits.trialReminderDays} days before`],
  ['trial', `for ${billingLimits.trialMemoryDays} days`],
  ['renewal', `every ${billingLimits.reminderMonths} months`],
  ['changing-plan', `${billingLimits.previewMinutes} minutes`],
  ['failed-payments', `at most ${billingLimits.pastDueDays} days`],
  ['price-changes', `at least ${billingLimits.feeChangeNoticeDays} days`],
  ['refunds', `You have ${billingLimits.refundDays} days`],
])('the section %s has the figure that the code keeps: %s', (id, words) => {
  expect(sentencesOf(id)).toContain(words);
});

it('says that there are no refunds for partial periods only with the exceptions right behind it', () => {
  const { noPartialRefunds, exceptFirstDays } = billingTexts.terms;
  const all = sections.map(({ id }) => sentencesOf(id)).join(' ');
  expect(all.split(noPartialRefunds)).toHaveLength(2);
  expect(all).toContain(`${noPartialRefunds} ${exceptFirstDays}`);
});

it('names the company where one is configured, else the product', () => {
  const whoWeAre = (company: Company) => JSON.stringify(billingTerms({ company })[0]);
  expect(whoWeAre(wholeCompany)).toContain(`sold by ${wholeCompany.nameAndAddress}.`);
  expect(whoWeAre(aCompany())).toContain('sold by Debt Payoff.');
});

it('the table has each plan with its price, and what only dearer ones include', () => {
  expect(tierTable.map(({ name, price }) => [name, price])).toEqual([
    ['Free', '£0'],
    ['Basic', '£4.99'],
    ['Premium', '£9.99'],
  ]);
  const [inFree = [], inBasic = [], inPremium = []] = tierTable.map(({ includes }) => includes);
  expect(inBasic).toEqual([...inFree, 'Export as PDF, Excel and CSV', 'Payment reminders']);
  const onlyPremium = inPremium.filter((name) => !inBasic.includes(name));
  expect(onlyPremium).toEqual([
    'Report over all portfolios',
    'Your own payoff order',
    'Priority support',
  ]);
  expect(inFree.every((name) => inBasic.includes(name) && inPremium.includes(name))).toBe(true);
});
