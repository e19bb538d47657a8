/** What holds for every article that the product comes with: its form, its words, its figures. */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { articleFormLimits } from '@debt-payoff/contract/article-form-limits';
import { isSlug } from '@debt-payoff/contract/article-rules';
import { planMonthsOf } from '@debt-payoff/contract/calendar-terms';
import { amountProblem, calculatorRules, debtTypeProblem } from '@debt-payoff/contract/debt-rules';
import { monthOf } from '@debt-payoff/contract/months';
import type { PlannedDebt } from '@debt-payoff/contract/planned-debt';
import { publicPages } from '@debt-payoff/contract/public-pages';
import { readPlanLink } from '@debt-payoff/contract/read-plan-link';
import { compareStrategiesCall } from '@debt-payoff/contract/strategies';
import { rateOfKindProblem } from '@debt-payoff/contract/term-rules';
import { termedPaymentProblem } from '@debt-payoff/contract/termed-payment-rule';
import { describe, expect, it } from 'vitest';
import { sanitiseArticle } from '../articles/sanitise.ts';
import { storedText } from '../articles/write-articles.ts';
import {
  columnsOf,
  headingLevelsOf,
  linksOf,
  placesOf,
  plainTextOf,
  unsourcedNumbersOf,
  wordCountOf,
} from './article-text.fixture.ts';
import { percent, poundsOf } from './figure-words.ts';
import { releasedTexts } from './released-texts.ts';
import { seedArticles } from './seed-articles.ts';
import { textDigest } from './text-digest.ts';

const tags = [
  'avalanche',
  'snowball',
  'minimum payments',
  'apr',
  'credit cards',
  'overdrafts',
  'balance transfers',
  'persistent debt',
  'student loans',
  'buy now pay later',
  'loans',
  'mortgages',
  'priority debts',
  'free advice',
  'relief schemes',
  'scotland',
  'budgeting',
  'savings',
];
/** Whenever it is opened: that of an example moves along. */
const openedIn = monthOf('2028-03');
const addresses = new Set([
  ...publicPages.map(({ path }) => path),
  ...seedArticles.map(({ slug }) => `/articles/${slug}`),
]);
const adviceAndBlame =
  /you should|you ought|we recommend|recommended|we advise|best for you|\bsimply\b|\bjust\b|unfortunately|\bwhoever\b|\bmeanwhile\b|!/gi;
const americanSpellings =
  /\b(?!(?:size|resize|prize|seize|capsize)[ds]?\b)\w+(?:ize[ds]?|izing|ization|yzed?)\b|\b(?:color|favor|labor|behavior|neighbor)\w*|\b(?:center|program|canceled|canceling|labeled|traveled|fulfill|installments?|enrollment|judgment|toward|gotten|math|defense|checkbook|paycheck|dollars?)\b/gi;

it('comes with twelve articles', () => {
  expect(seedArticles).toHaveLength(12);
});

it('gives each article a slug, a title, a description and an excerpt of its own', () => {
  for (const part of ['slug', 'title', 'metaTitle', 'metaDescription', 'excerpt'] as const) {
    const values = seedArticles.map((article) => article[part]);
    expect([...new Set(values)]).toEqual(values);
  }
});

describe.each(seedArticles)('$slug', (article) => {
  const { content, sources } = article;
  const text = plainTextOf(content);
  const everyWord = [
    ...[article.title, article.excerpt, article.metaTitle, article.metaDescription],
    ...[article.metaKeywords, text],
  ].join('\n');

  it('has 700 to 1,200 words', () => {
    expect(wordCountOf(text)).toBeGreaterThanOrEqual(700);
    expect(wordCountOf(text)).toBeLessThanOrEqual(1_200);
  });

  it('has a slug, texts for search engines, tags and a day that fit', () => {
    expect(isSlug(article.slug)).toBe(true);
    expect(article.metaTitle.length).toBeLessThanOrEqual(articleFormLimits.metaTitleMaxLength);
    expect(article.metaDescription.length).toBeLessThanOrEqual(
      articleFormLimits.metaDescriptionMaxLength,
    );
    expect(article.tags.length).toBeGreaterThan(0);
    expect(tags).toEqual(expect.arrayContaining([...article.tags]));
    expect(article.publishedOn).toMatch(/^2026-(?:10-(?:0[1-9]|[12]\d|3[01])|11-(?:0\d|1[0-2]))$/);
  });

  it('has its text in the list of those that were released, as the last of them', () => {
    const { slug, publishedOn: _, sources: __, ...text } = article;
    expect(releasedTexts[slug]?.at(-1)).toBe(textDigest(storedText(text)));
  });

  it('holds only what an article may use', () => {
    expect(sanitiseArticle(content)).toBe(content);
  });

  it('starts its headings at the second level and skips none', () => {
    const levels = headingLevelsOf(content);
    expect(levels[0]).toBe(2);
    const skipped = levels.filter((level, at) => level < 2 || level > (levels[at - 1] ?? 1) + 1);
    expect(skipped).toEqual([]);
  });

  it('has tables that fit a phone, with a caption and named rows and columns', () => {
    expect(columnsOf(content)).toBeLessThanOrEqual(3);
    expect(content).not.toMatch(/<table>(?!\s*<caption>)|<th>/);
  });

  it('leads to addresses that are there', () => {
    const outside = linksOf(content).filter((address) => !address.startsWith('/'));
    expect(outside.filter((address) => !address.startsWith('https://'))).toEqual([]);
    const paths = linksOf(content)
      .filter((address) => address.startsWith('/'))
      .map((address) => address.replace(/[?#].*$/, ''));
    expect(paths.filter((path) => !addresses.has(path))).toEqual([]);
  });

  it('opens an example in the calculator that it accepts, with the figures of the text', () => {
    const plans = linksOf(content)
      .filter((address) => address.startsWith('/calculator'))
      .map((address) => readPlanLink(address.replace('/calculator', ''), openedIn));
    expect(plans).not.toEqual([]);
    for (const plan of plans) {
      if (plan === null || plan === 'unreadable') throw new Error('The link holds no plan.');
      const opened = { ...planMonthsOf(plan, openedIn), extraPayment: plan.extraPayment };
      expect(problemsOf(opened)).toEqual([]);
      const missing = figuresOf(opened).filter((figure) => placesOf(figure, text).length === 0);
      expect(missing).toEqual([]);
    }
  });

  it('has a source for every number', () => {
    const statements = sources.map(({ says }) => says);
    expect(unsourcedNumbersOf(text, statements)).toEqual([]);
  });

  it('has each sourced statement word for word', () => {
    const absent = sources.filter(({ says }) => placesOf(says, text).length === 0);
    expect(absent).toEqual([]);
    // A number by itself would vouch for any other use of it.
    expect(sources.filter(({ says }) => /^[\d.,]+$/.test(says))).toEqual([]);
  });

  it('names published sources, or functions that compute the figure', async () => {
    const exported = await figureExports();
    const named = sources.map(({ source }) => source);
    const functions = named.filter((source) => /^\w+$/.test(source));
    expect(functions.filter((name) => !exported.has(name))).toEqual([]);
    expect(named.filter((source) => /uk-facts|\.(?:md|ts)\b|^\s*$/.test(source))).toEqual([]);
  });

  it('informs in plain British words, without advice or blame', () => {
    expect(everyWord.match(adviceAndBlame)).toBeNull();
    expect(everyWord.match(americanSpellings)).toBeNull();
  });
});

type OpenedPlan = { readonly debts: readonly PlannedDebt[]; readonly extraPayment: number };

/** Those of the form, and of the call, which knows what its terms may be. */
function problemsOf({ debts, extraPayment }: OpenedPlan): string[] {
  const problems = debts.flatMap((debt) => [
    calculatorRules.creditor(debt.creditor),
    debtTypeProblem(debt.type),
    calculatorRules.balance(debt.balance),
    rateOfKindProblem(debt.interestRate, debt.rateKind),
    termedPaymentProblem(debt.monthlyPayment, debt),
    calculatorRules.term(debt.type, debt.termMonths),
  ]);
  const { error } = compareStrategiesCall.body.safeParse({ debts, extraPayment });
  return [
    ...problems.filter((problem) => problem !== null),
    ...[amountProblem('Extra payment', extraPayment)].filter((problem) => problem !== null),
    ...(error?.issues ?? []).map(({ message }) => message),
  ];
}

/** Each debt's figures, and the extra payment where there is one, as a text has them. */
function figuresOf({ debts, extraPayment }: OpenedPlan): string[] {
  const extra = extraPayment > 0 ? [poundsOf(extraPayment)] : [];
  return [...debts.flatMap(figuresOfDebt), ...extra];
}

function figuresOfDebt(debt: PlannedDebt): string[] {
  const { balance, interestRate, monthlyPayment, fee, minimum, rateChanges } = debt;
  const amounts = [balance, fee ?? 0, minimum?.floor ?? 0, monthlyPayment];
  const rates = [interestRate, ...(rateChanges ?? []).map(({ thenRate }) => thenRate)];
  // Where the lender asks by a rule, nothing need be paid above it.
  const named = amounts.filter((amount, at) => amount > 0 || (at === 3 && !minimum));
  return [...named.map(poundsOf), ...rates.map((rate) => percent(rate))];
}

async function figureExports(): Promise<Set<string>> {
  const folder = join(import.meta.dirname, 'figures');
  const names = new Set<string>();
  for await (const file of glob('*.ts', { cwd: folder, exclude: ['*.test.ts'] })) {
    const module: object = await import(join(folder, file));
    for (const name of Object.keys(module)) names.add(name);
  }
  return names;
}
