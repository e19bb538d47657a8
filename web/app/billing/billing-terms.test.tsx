import { wholeCompany } from '@debt-payoff/contract/company.fixture';
import { billingTermsSections } from '@debt-payoff/contract/terms-anchors';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BillingTerms } from './billing-terms.tsx';

const drawn = renderToStaticMarkup(
  <MemoryRouter>
    <BillingTerms company={wholeCompany} />
  </MemoryRouter>,
);

it('has an anchor for each section, and a link to it', () => {
  for (const id of billingTermsSections) {
    expect(drawn).toContain(`<section class="terms-section" id="${id}"`);
    expect(drawn).toContain(`<a href="#${id}">`);
  }
});

it('has the plans as a table, the form, and addresses that can be pressed', () => {
  expect(drawn).toMatch(
    /<th scope="row">Basic<\/th><td class="n" data-label="Price a month">£4.99/,
  );
  expect(drawn).toContain('London N1 1AA, team@example.com:');
  expect(drawn).toContain('<a href="mailto:team@example.com">');
  expect(drawn).toContain('<a href="/subscription-management" data-discover="true">');
});
