import type { Resource } from '@debt-payoff/contract/resources';
import { describe, expect, it } from 'vitest';
import { loadAfreshInEachTest, type Reply } from '../../session/browser.fixture.ts';
import { buttonsOf, menuOf, requiredOf, shownPage } from '../lists/shown-page.fixture.tsx';
import { aResource } from './resource.fixture.ts';
import { toggledStatus, toggledWords } from './resource-words.ts';

loadAfreshInEachTest();

const listReply = (resources: readonly Resource[]): Reply => ({ status: 200, body: { resources } });

function shownList(reply: Reply, query = ''): Promise<string> {
  return shownPage({
    reply,
    address: `/admin/resources${query}`,
    path: '/admin/resources',
    load: async () => (await import('./resource-list.tsx')).ResourceList,
    fetch: async (queries) => {
      const { resourceListOptions } = await import('./resource-queries.ts');
      await queries.prefetchQuery(resourceListOptions);
    },
  });
}

function shownForm(reply: Reply, mode = 'edit/7'): Promise<string> {
  return shownPage({
    reply,
    address: `/admin/resources/${mode}`,
    path: '/admin/resources/:mode/:resourceId?',
    load: async () => (await import('./resource-form.tsx')).ResourceForm,
    fetch: async (queries) => {
      const { resourceOptions } = await import('./resource-queries.ts');
      await queries.prefetchQuery(resourceOptions(7));
    },
  });
}

const refused = { status: 500, body: { error: 'No', code: 'internal', request_id: 'r1' } };

describe('the list of resources', () => {
  const planner = aResource();
  const draft = aResource({ id: 8, name: 'A draft', status: 'draft', description: 'Budgets.' });
  const gone = aResource({ id: 9, name: 'Gone', status: 'archived', category: 'side-hustle' });

  it('shows each with its state and what can be done', async () => {
    const markup = await shownList(listReply([planner]));
    for (const text of ['A planner', 'Budgeting', '£5 a month', '>Ad<', '>Active<', '1 resource']) {
      expect(markup).toContain(text);
    }
    expect(markup).toContain('href="/admin/resources/edit/7"');
    expect(markup).toContain('href="/admin/resources/new"');
    expect(menuOf(markup)).toEqual(['Edit', 'Delete']);
  });

  it.each([
    ['active', 'Set to draft'],
    ['draft', 'Set to active'],
    ['archived', 'Set to active'],
  ] as const)('offers of one that is %s: %s', async (status, label) => {
    const markup = await shownList(listReply([aResource({ status })]));
    expect(buttonsOf(markup)).toContain(label);
  });

  it.each([
    ['active', 'draft'],
    ['draft', 'active'],
    ['archived', 'active'],
  ] as const)('what is %s becomes %s', (status, becomes) => {
    expect(toggledStatus(status)).toBe(becomes);
  });

  it('what has become of one is spoken, and no notice pushes the rows away from the pointer', () => {
    expect(toggledWords({ name: 'Planner', status: 'active' })).toBe('Planner is active now');
    expect(toggledWords({ name: 'Planner', status: 'draft' })).toBe('Planner is a draft now');
  });

  it.each([
    ['', ['Gone', 'A draft', 'A planner']],
    ['?search=BUDGETS', ['A draft']],
    ['?search=planner', ['A planner']],
    ['?status=archived', ['Gone']],
    ['?category=budgeting', ['A draft', 'A planner']],
    ['?category=budgeting&status=draft', ['A draft']],
  ])('%s shows what its address asks for, the newest first', async (query, names) => {
    const markup = await shownList(listReply([planner, draft, gone]), query);
    const shown = [...markup.matchAll(/<th scope="row"><a[^>]*><bdi[^>]*>([^<]*)/g)];
    expect(shown.map(([, name]) => name)).toEqual(names);
  });

  it.each(['', '?search=nothing', '?status=draft'])(
    'says where there is none: %s',
    async (query) => {
      const markup = await shownList(listReply(query === '' ? [] : [planner]), query);
      expect(markup).toContain('>No resources found<');
    },
  );

  it.each(['unreachable', refused, { status: 502 }] as const)(
    'says that it could not be loaded, and offers another try: %j',
    async (reply) => {
      const markup = await shownList(reply);
      expect(markup).toContain('<b>Failed to load resources</b>');
      expect(buttonsOf(markup)).toContain('Try Again');
    },
  );
});

describe('the form of a resource', () => {
  it('holds what is stored, and what each field is for', async () => {
    const markup = await shownForm({ status: 200, body: aResource() });
    expect(markup).toContain('Leave it empty if there is no affiliate link yet.');
    for (const value of ['A planner', 'https://planner.example/', '5%', 'Plans', 'Saves']) {
      expect(markup).toContain(`value="${value}"`);
    }
    expect(markup).toMatch(/<option[^>]*selected[^>]*>Awin UK</);
    const statuses = [...markup.matchAll(/<option value="(draft|active|archived)"/g)];
    expect(statuses.map(([, status]) => status)).toEqual(['draft', 'active', 'archived']);
  });

  it('marks what is required', async () => {
    const markup = await shownForm({ status: 200, body: aResource() });
    expect(requiredOf(markup)).toEqual(['Name', 'Description']);
  });

  it('asks for network and commission of an affiliate one alone', async () => {
    const markup = await shownForm({ status: 200, body: aResource({ affiliate: false }) });
    expect(markup).not.toContain('Affiliate network');
    expect(markup).not.toContain('Commission');
  });

  it('says that it could not be loaded', async () => {
    for (const reply of ['unreachable', refused] as const) {
      expect(await shownForm(reply)).toContain('<b>Failed to load resource</b>');
    }
  });

  it.each([
    ['edit/7', { status: 404, body: { error: 'No', code: 'not_found', request_id: 'r1' } }],
    ['edit/x', refused],
    ['edit', refused],
    ['new/7', refused],
    ['other', refused],
  ])('%s leads to none', async (mode, reply) => {
    expect(await shownForm(reply, mode)).toContain('Resource not found</h1>');
  });
});
