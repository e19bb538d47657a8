import { describe, expect, it } from 'vitest';
import type { AnalyticsField } from '../analytics-events.ts';
import { billingLimits } from '../billing-limits.ts';
import { aCompany, wholeCompany } from '../company.fixture.ts';
import { contactLimits } from '../contact-limits.ts';
import { ico } from '../ico.ts';
import { privacyRetention } from '../privacy-retention.ts';
import { billingTermsSections } from '../terms-anchors.ts';
import { withPlaceholders } from './company.ts';
import { consentPurposes } from './consent.ts';
import { generalTerms } from './general-terms.ts';
import type { LegalPart, LegalSection } from './legal-parts.ts';
import { privacyNotice } from './privacy.ts';
import { keptByAnalytics, keptData } from './retention.ts';

function wordsOf(part: LegalPart): readonly string[] {
  if (part.kind === 'text') return [part.text];
  if (part.kind === 'list') return part.items;
  if (part.kind === 'table') return part.rows.flat();
  if (part.kind === 'link') return [part.path];
  return part.kind === 'address' ? [...part.lines, part.phone, part.url] : [];
}

function said(sections: readonly LegalSection[]): string {
  return sections.flatMap(({ title, parts }) => [title, ...parts.flatMap(wordsOf)]).join('\n');
}

const terms = said(generalTerms(wholeCompany));
const notice = said(privacyNotice({ company: wholeCompany, hasAnalytics: true }));
const unmeasured = said(privacyNotice({ company: wholeCompany, hasAnalytics: false }));

describe.each([
  ['the terms', generalTerms],
  ['the notice', (company: typeof wholeCompany) => privacyNotice({ company, hasAnalytics: true })],
])('in %s', (_name, sections) => {
  it('the company is named with its number and address', () => {
    const words = said(sections(wholeCompany));
    expect(words).toContain('is run by Example Ltd, 1 High Street, London N1 1AA.');
    expect(words).toContain('Registered in England and Wales, company number 01234567.');
    expect(words).toContain('write to us at team@example.com');
    expect(words).not.toContain('hello@debtpayoff.example');
  });

  it('what is missing is a placeholder in local, and left out elsewhere', () => {
    const local = said(sections(withPlaceholders(aCompany(), 'local')));
    expect(local).toContain('[Company number: set COMPANY_NUMBER].');
    const elsewhere = said(sections(withPlaceholders(aCompany(), 'production')));
    expect(elsewhere).toContain('This site is run under the name Debt Payoff.');
    expect(elsewhere).not.toMatch(/\[|null|undefined|Registered in/);
  });

  it('each section can be linked to, by a name that it alone has', () => {
    const ids = sections(wholeCompany).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('the terms for everyone share the page with those for paid plans, and no anchor', () => {
  const paid: readonly string[] = billingTermsSections;
  expect(generalTerms(wholeCompany).filter(({ id }) => paid.includes(id))).toEqual([]);
});

it.each([
  `not for children under ${privacyRetention.minimumAgeYears}`,
  'not a debt advice service',
  'information and not advice',
  "your lender's count",
  `new terms at least ${billingLimits.feeChangeNoticeDays} days before they apply`,
  `at the earliest ${billingLimits.feeChangeNoticeDays} days after`,
  "has 'Ad' before it",
  'Consumer Rights Act 2015',
  'England and Wales',
  'Scotland or Northern Ireland',
])('the terms say: %s', (words) => {
  expect(terms).toContain(words);
});

describe('the privacy notice', () => {
  it('has every kind of data with its period', () => {
    for (const { what, howLong } of [...keptData, ...keptByAnalytics]) {
      expect(notice).toContain(`${what}\n${howLong}`);
    }
  });

  it.each(['Our hosting company', 'Our email company', 'Stripe', 'Google Analytics, by Google'])(
    'names who works for us: %s',
    (name) => {
      expect(notice).toContain(`${name}\n`);
    },
  );

  it.each([
    'fee payers is ZA123456',
    'Logins to your bank',
    'no automated decisions',
    `not for children under ${privacyRetention.minimumAgeYears}`,
    'Download my data',
    'Delete my account',
    '/cookie-settings',
    `within ${contactLimits.complaintDueDays} days`,
    ico.postalAddress,
    ico.phone,
  ])('says: %s', (words) => {
    expect(notice).toContain(words);
  });

  it('where nothing is measured says so, and speaks of no analytics', () => {
    expect(unmeasured).toContain('Nothing is measured here');
    expect(unmeasured).not.toMatch(/Google|\/cookie-settings|Your consent/);
    expect(notice).not.toContain('Nothing is measured here');
  });

  it('names all that is reported about a visit, and so does the question that people answer', () => {
    const words: Readonly<Record<AnalyticsField, RegExp>> = {
      page_path: /kinds of pages/i,
      portfolio_id: /the number (?:of a portfolio|that a portfolio has)/,
      debt_count: /how many debts there are/,
      article_slug: /which articles?/,
      category: /kinds of pages/i,
      plan_type: /plan that (?:is chosen|you choose)/,
      success: /press/,
    };
    for (const word of Object.values(words)) {
      expect(notice).toMatch(word);
      expect(consentPurposes.join(' ')).toMatch(word);
    }
  });

  it('claims no more of the log, the mailbox and the acknowledgement than holds for everyone', () => {
    expect(notice).toContain('but for the copies in our mailbox');
    expect(notice).toContain('as a rule we also confirm it by email');
    expect(notice).not.toMatch(/acknowledged by email|gives you all of it|addresses or figures/);
  });

  it('claims no encryption of what is stored', () => {
    expect(notice).not.toMatch(/encrypted (?:at rest|storage|database)/);
  });
});
