import { crisisLine, helplines, nations } from '@debt-payoff/contract/debt-help';
import { describe, expect, it } from 'vitest';
import { anArticle } from '../articles/builders.fixture.ts';
import { markupWithFacts as markupOf } from '../page/markup-with-facts.fixture.tsx';
import { About } from './about.tsx';
import { AccessibilityStatement } from './accessibility-statement.tsx';
import { DebtHelp } from './debt-help.tsx';
import { findHelpArticles } from './help-articles.server.ts';
import { informationMeta } from './information-meta.ts';

const without = { priority: null, schemes: null };

describe('the page about debt help', () => {
  it('begins with the numbers, each of which can be pressed, and names every nation', () => {
    const markup = markupOf(<DebtHelp articles={without} />);
    const numbers = [...markup.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number);
    expect(numbers).toEqual(
      [...helplines, crisisLine].map(({ phone }) => phone.replaceAll(' ', '')),
    );
    expect(markup.indexOf('href="tel:')).toBeLessThan(markup.indexOf('When you ring'));
    for (const nation of nations) expect(markup).toContain(nation);
    expect(markup).toContain('We are not a debt advice service');
  });

  it('leads to its articles only where they are there to be read', async () => {
    expect(markupOf(<DebtHelp articles={without} />)).not.toContain('/articles/');
    const found = await findHelpArticles({
      // One of them under the slug that it has had since.
      findArticle: async (slug) =>
        slug.startsWith('priority')
          ? { article: anArticle({ slug: 'urgent-debts' }), related: [] }
          : null,
    });
    expect(found).toEqual({ priority: '/articles/urgent-debts', schemes: null });
    expect(markupOf(<DebtHelp articles={found} />)).toContain('href="/articles/urgent-debts"');
  });
});

describe('the page about us', () => {
  it('leads to the places that it names, and to free help', () => {
    const markup = markupOf(<About hasAffiliateLinks={false} />);
    for (const path of ['/', '/articles', '/resources', '/contact', '/debt-help']) {
      expect(markup).toContain(`href="${path}"`);
    }
  });

  it('says no more about commissions than holds', () => {
    const none = 'No link on this site pays us a commission today.';
    expect(markupOf(<About hasAffiliateLinks={false} />)).toContain(none);
    const some = markupOf(<About hasAffiliateLinks />);
    expect(some).not.toContain(none);
    expect(some).toContain('pay us a commission');
    // That is what the database refuses; of the others nobody checks who lends.
    expect(some).toContain('No link under Debt Consolidation does');
  });
});

it('the accessibility statement has its day, an address to write to, and what was not tested', () => {
  const markup = markupOf(<AccessibilityStatement />);
  expect(markup).toContain('19 November 2026');
  expect(markup).toContain('href="mailto:');
  expect(markup).toContain('Nobody who uses a screen reader every day has tested');
});

it('a page of information has a title, a canonical address and its place on the site', () => {
  const page = {
    name: 'Debt help',
    title: 'Free debt help in the UK',
    description: 'Who helps for free.',
    origin: 'https://debts.example',
    path: '/debt-help',
  };
  const meta = informationMeta({ ...page, search: '' });
  expect(meta).toContainEqual({ title: 'Free debt help in the UK | Debt Payoff' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://debts.example/debt-help',
  });
  expect(JSON.stringify(meta)).not.toContain('noindex');
  expect(JSON.stringify(meta)).toContain('BreadcrumbList');
  expect(JSON.stringify(informationMeta({ ...page, search: '?a=1' }))).toContain('noindex');
});
