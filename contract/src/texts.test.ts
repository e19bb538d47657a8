// Holds the product's words to the letter of the texts that were agreed for it.

import { describe, expect, it } from 'vitest';
import * as contentVocabulary from './content-vocabulary.ts';
import quotedTexts from './fixtures/quoted-texts.json' with { type: 'json' };
import { debtHealthBands } from './payment-kinds.ts';
import * as plans from './plans.ts';
import { articleDraftKey } from './storage-keys.ts';
import { accountTexts } from './texts/accounts.ts';
import { adminTexts } from './texts/admin.ts';
import { adminSiteTexts } from './texts/admin-site.ts';
import { billingTexts } from './texts/billing.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { savingTexts } from './texts/calculator-later.ts';
import { contentTexts } from './texts/content.ts';
import { exportFileNames, exportTexts } from './texts/exports.ts';
import { fieldTexts } from './texts/fields.ts';
import { adminGateTexts, developmentGateTexts } from './texts/gates.ts';
import { navigationTexts } from './texts/navigation.ts';
import { paymentTexts } from './texts/payments.ts';
import { portfolioTexts } from './texts/portfolios.ts';
import { strategyTexts } from './texts/strategies.ts';

const texts = {
  accountTexts,
  adminTexts,
  adminGateTexts,
  adminSiteTexts,
  billingTexts,
  calculatorTexts,
  contentTexts,
  developmentGateTexts,
  exportFileNames,
  exportTexts,
  fieldTexts,
  navigationTexts,
  paymentTexts,
  portfolioTexts,
  savingTexts,
  strategyTexts,
};

const vocabulary = {
  affiliateNetworks: contentVocabulary.affiliateNetworks,
  postStatuses: contentVocabulary.postStatuses,
  debtHealthBands,
  tiers: plans.tiers,
  newArticleDraftKey: articleDraftKey(null),
};

/** The arguments that the fixture's filled-in placeholders stand for. */
const sampleArguments: readonly unknown[] = [7, 'sample', '£7.00'];

/** These are quoted as parts of a sentence, not as a whole text, so case and surroundings may differ. */
const fragments = new Set([
  'remaining 7 months',
  'this action cannot be undone',
  'already processed',
  'why choose us',
]);

const written = new Set([...wordsOf(texts), ...wordsOf(vocabulary)]);

describe('the texts of the product', () => {
  it.each(quotedTexts.filter((text) => !fragments.has(text)))('has to the letter: %s', (text) => {
    expect([...written]).toContain(text);
  });

  it.each([...fragments])('has as part of a text: %s', (fragment) => {
    expect(quotedTexts).toContain(fragment);
    expect([...written].some((text) => text.toLowerCase().includes(fragment))).toBe(true);
  });

  it('says nothing that is empty, padded or left unfilled', () => {
    const faulty = [...written].filter(
      (text) => text.trim() !== text || text === '' || text.includes('{') || text.includes('NaN'),
    );
    expect(faulty).toEqual([]);
  });
});

describe('exported files', () => {
  it('end in a dot and their type, so that a computer can open them', () => {
    expect(exportFileNames.payoffPlanPdf('avalanche')).toBe('payoff_plan_avalanche.pdf');
    expect(exportFileNames.payoffPlanExcel('snowball')).toBe('payoff_plan_snowball.xlsx');
    expect(exportFileNames.portfolioReport('Cards')).toBe('portfolio_report_Cards.pdf');
    expect(exportFileNames.paymentHistory('Cards')).toBe('payment_history_Cards.xlsx');
    expect(exportFileNames.logo({ size: 'small', background: 'dark' })).toBe(
      'debt-payoff-logo-small-dark.png',
    );
  });
});

describe('plans', () => {
  it('let only paying users export and be reminded', () => {
    const allowed = plans.tiers.map((tier) => [
      tier,
      plans.can(tier, 'export'),
      plans.can(tier, 'reminders'),
    ]);
    expect(allowed).toEqual([
      ['free', false, false],
      ['basic', true, true],
      ['premium', true, true],
    ]);
  });

  it('hold what they promise, and unlimited is bounded for safety', () => {
    expect(plans.tiers.map((tier) => plans.effectiveLimits(tier))).toEqual([
      { portfolios: 1, debts: 3 },
      { portfolios: 3, debts: 10 },
      { portfolios: 500, debts: 500 },
    ]);
  });

  it('cost £0, £4.99 and £9.99 a month', () => {
    expect(plans.tiers.map((tier) => plans.priceLabel(tier))).toEqual(['£0', '£4.99', '£9.99']);
  });
});

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return sampleArguments.flatMap((argument) => wordsOf(Reflect.apply(value, null, [argument])));
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsOf);
  return [];
}
