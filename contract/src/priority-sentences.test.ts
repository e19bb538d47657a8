import { expect, it } from 'vitest';
import { prioritySentence } from './priority-sentences.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, takesExtra: true }));

it('a priority debt is one by what can follow, which differs by nation', () => {
  expect(prioritySentence(named('Council tax'))).toBe(
    'Council tax is a priority debt, because of what can follow if it is not paid, not because of the rate. Debts like this can cost you your home, your liberty, your energy supply, or goods that you cannot do without. What can follow differs between the nations of the UK. Extra money goes there first, whatever the strategy.',
  );
});

it('of several, three are named', () => {
  expect(prioritySentence(named('Gas', 'Rent'))).toMatch(/^Gas and Rent are priority debts, /);
  expect(prioritySentence(named('Gas', 'Rent', 'A fine', 'HMRC', 'TV licence'))).toMatch(
    /^Gas, Rent, A fine and 2 other debts are priority debts, /,
  );
});

it('nothing extra is said to go where none is sent, and nothing is said without any', () => {
  const [debt] = named('Rent');
  expect(prioritySentence([{ name: 'Rent', takesExtra: false }])).not.toContain('Extra');
  expect(debt && prioritySentence([debt])).toContain('Extra');
  expect(prioritySentence([])).toBeNull();
});
