import { wholeCompany } from '@debt-payoff/contract/company.fixture';
import { expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import { Footer } from './footer.tsx';

it('the foot of every page names the company, its number, office and address', () => {
  const drawn = markupWithFacts(<Footer />, { company: wholeCompany });
  expect(drawn).toContain('Example Ltd, 1 High Street, London N1 1AA.');
  expect(drawn).toContain('Registered in England and Wales, company number 01234567.');
  expect(drawn).toContain('01234567. team@example.com');
  expect(drawn).toContain('<a href="mailto:team@example.com">Email us</a>');
});

it.each(['local', 'production'] as const)(
  'names nothing that is not configured in %s',
  (environment) => {
    const drawn = markupWithFacts(<Footer />, { environment });
    expect(drawn).not.toMatch(/Registered in|null|set [A-Z_]+/);
  },
);
