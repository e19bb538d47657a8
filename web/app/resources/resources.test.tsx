import type { PublicResource } from '@debt-payoff/contract/resources';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { contentWith } from '../articles/builders.fixture.ts';
import { loadResources } from './load-resources.server.ts';
import { ResourceList } from './resource-list.tsx';
import { disclosureOf } from './resource-words.ts';
import type { ResourcesPage } from './shown-resources.ts';

function aResource(given: Partial<PublicResource> = {}): PublicResource {
  return {
    id: 1,
    name: 'Budget planner',
    description: 'Shows where the money goes.',
    url: 'https://planner.example/',
    category: 'budgeting',
    price: 'Free',
    status: 'active',
    affiliate: false,
    free: false,
    lowRisk: false,
    features: [],
    created_at: '2026-11-01T09:00:00.000Z',
    ...given,
  };
}
const markupOf = (given: Partial<ResourcesPage> = {}) => {
  const element = <ResourceList category="budgeting" resources={[aResource()]} {...given} />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  );
};

describe('the page', () => {
  it('has five tabs with their addresses, and marks the one that is shown', () => {
    const tabs =
      /<nav class="tabs".*?<\/nav>/.exec(markupOf({ category: 'side-hustle' }))?.[0] ?? '';
    expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/resources',
      '/resources?category=credit-monitoring',
      '/resources?category=cashback-savings',
      '/resources?category=debt-consolidation',
      '/resources?category=side-hustle',
    ]);
    expect(tabs.match(/aria-current="page"[^>]*>[^<]*/g)).toEqual([
      expect.stringContaining('Side Hustle'),
    ]);
  });

  it('says that a category is empty, and leads to another', () => {
    const markup = markupOf({ category: 'side-hustle', resources: [] });
    expect(markup).toContain('No active resources found');
    expect(markup).not.toContain('pays us');
    expect(markup).toContain('>See Budgeting</a>');
  });

  it('points to free debt help where it is about borrowing to repay', () => {
    expect(markupOf({ category: 'debt-consolidation' })).toContain('href="/debt-help"');
    expect(markupOf()).not.toContain('href="/debt-help"');
  });
});

describe('a resource', () => {
  it('shows what it is, what it costs, and a link that leaves this page open', () => {
    const markup = markupOf({
      resources: [aResource({ free: true, lowRisk: true, features: ['Works offline'] })],
    });
    for (const text of [
      ...['Budget planner', 'Shows where the money goes.', 'Price: Free', 'Works offline'],
      ...['>Free</span>', '>Low risk, in our view</span>'],
    ]) {
      expect(markup).toContain(text);
    }
    expect(markup).toMatch(
      /href="https:\/\/planner.example\/" target="_blank" rel="noopener">Visit Budget planner/,
    );
    expect(markup).toContain('(opens a new tab)');
    expect(markup).not.toContain('>Ad<');
  });

  it('that pays us says Ad before its link, and tells search engines', () => {
    const markup = markupOf({ resources: [aResource({ affiliate: true })] });
    expect(markup).toMatch(/>Ad<\/span><a[^>]*rel="sponsored nofollow noopener"/);
  });

  it('without a link says so', () => {
    const markup = markupOf({ resources: [aResource({ url: null, affiliate: true })] });
    expect(markup).toContain('There is no link to it yet.');
    expect(markup).not.toMatch(/Visit Budget|>Ad</);
  });
});

it.each([
  ['none pays', [aResource()], /^None of these links pays us\./],
  [
    'some pay',
    [aResource(), aResource({ affiliate: true })],
    /marked ‘Ad’.*The other links do not/,
  ],
  ['all pay', [aResource({ affiliate: true })], /marked ‘Ad’(?!.*The other links)/],
])('the disclosure is true to what is shown: %s', (_name, resources, words) => {
  expect(disclosureOf(resources)).toMatch(words);
});

it('nothing is disclosed where there is no link', () => {
  expect(disclosureOf([aResource({ url: null, affiliate: true })])).toBeNull();
});

describe('loading', () => {
  const content = {
    ...contentWith([]),
    listResources: async () => [aResource(), aResource({ id: 2, category: 'side-hustle' })],
  };
  const load = (query: string) => loadResources(content, new URLSearchParams(query));

  it.each([
    ['', 'budgeting', [1]],
    ['?category=side-hustle', 'side-hustle', [2]],
    ['?category=credit-monitoring&other=', 'credit-monitoring', []],
  ])('%s shows its category, and may be kept', async (query, category, ids) => {
    const { data, init } = await load(query);
    expect(data.category).toBe(category);
    expect(data.resources.map(({ id }) => id)).toEqual(ids);
    expect(init?.headers).toBeUndefined();
  });

  it.each(['?category=made-up', '?category='])(
    '%s shows the first and is not kept',
    async (query) => {
      const { data, init } = await load(query);
      expect(data.category).toBe('budgeting');
      expect(init?.headers).toEqual({ 'cache-control': 'no-store' });
    },
  );
});
