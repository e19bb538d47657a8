import { CallError, NetworkFailure } from '@debt-payoff/contract/client';
import { describe, expect, it } from 'vitest';
import { aResource } from './resource.fixture.ts';
import {
  blankForm,
  formOf,
  isOutdated,
  resourceProblems,
  saveFailure,
  updateOf,
  wordsOf,
  writeFeatures,
} from './resource-form-rules.ts';

const form = formOf(aResource());

describe('what is sent', () => {
  it('is what was read, where nothing was typed', () => {
    const { id, created_at, updated_at, ...fields } = aResource();
    expect(updateOf(form)).toEqual(fields);
  });

  it('leaves out network and commission without the flag, and the form keeps them', () => {
    const off = { ...form, affiliate: '' };
    expect(updateOf(off)).toMatchObject({
      affiliate: false,
      affiliateNetwork: null,
      commission: '',
    });
    expect(updateOf({ ...off, affiliate: 'yes' })).toMatchObject({
      affiliateNetwork: 'Awin UK',
      commission: '5%',
    });
  });

  it('has features trimmed, and no empty ones', () => {
    const features = writeFeatures([' Plans ', '', '  ']);
    expect(updateOf({ ...form, features }).features).toEqual(['Plans']);
  });

  it('of a new one has no version, and no address where none is typed', () => {
    const update = updateOf({ ...blankForm, name: ' A ', description: 'B', url: ' ' });
    expect(update).toMatchObject({ name: 'A', url: null, status: 'draft', category: 'budgeting' });
    expect(update).not.toHaveProperty('version');
  });
});

describe('what is wrong', () => {
  it.each([
    [{ name: ' ' }, { name: 'Name and description are required' }],
    [{ description: '' }, { description: 'Name and description are required' }],
    [
      { url: 'javascript:attack()' },
      { url: 'Enter a web address that begins with https:// or http://' },
    ],
    [
      { category: 'debt-consolidation' },
      { affiliate: 'A resource about debt consolidation cannot be an affiliate one.' },
    ],
    [{ category: 'debt-consolidation', affiliate: '' }, {}],
    [{ url: '' }, {}],
    [
      { features: writeFeatures(Array.from({ length: 21 }, () => 'Plans')) },
      { features: 'A resource can have at most 20 features' },
    ],
  ])('%o: %o', (changes, problems) => {
    expect(resourceProblems({ ...form, ...changes })).toEqual(problems);
  });
});

describe('what is said where it was not saved', () => {
  const refusal = (error: string, fields?: Record<string, string>) =>
    new CallError(400, {
      ...{ error, code: 'conflict', request_id: 'r1' },
      ...(fields && { fields }),
    });

  it.each([
    ['Failed to create resource', new NetworkFailure(null)],
    [
      'Failed to create resource',
      new CallError(502, { error: 'Bad', code: 'internal', request_id: '' }),
    ],
    ['Too many', refusal('Too many')],
    ['Not there', refusal('Wrong', { other: 'Not there' })],
    [null, refusal('Wrong', { url: 'Not a web address' })],
    [null, null],
  ])('%s', (said, error) => {
    expect(saveFailure(error, 'Failed to create resource')).toBe(said);
  });

  it('is said otherwise where somebody else was faster', () => {
    const outdated = refusal(
      'This resource has since been changed by somebody else, or by you in another tab. Nothing was overwritten, and what you typed is still here.',
    );
    expect(isOutdated(outdated)).toBe(true);
    expect(saveFailure(outdated, 'Failed')).toBeNull();
  });
});

it.each([
  ['category', 'Budgeting'],
  ['status', 'Active'],
  ['features', 'Plans, Saves'],
  ['affiliate', 'ticked'],
  ['free', 'not ticked'],
  ['name', 'A planner'],
] as const)('%s reads as %s', (field, words) => {
  expect(wordsOf(field, { form })).toBe(words);
});
