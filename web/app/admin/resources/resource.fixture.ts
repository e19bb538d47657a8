import type { Resource } from '@debt-payoff/contract/resources';

export function aResource(facts: Partial<Resource> = {}): Resource {
  return {
    id: 7,
    name: 'A planner',
    description: 'Plans.',
    url: 'https://planner.example/',
    category: 'budgeting',
    price: '£5 a month',
    status: 'active',
    affiliate: true,
    free: false,
    lowRisk: true,
    features: ['Plans', 'Saves'],
    affiliateNetwork: 'Awin UK',
    commission: '5%',
    notes: 'Ask again in May',
    created_at: '2026-11-03T09:00:00.000Z',
    updated_at: '2026-11-03T09:00:00.000Z',
    version: 'v1',
    ...facts,
  };
}
