import { wholeCompany } from '@debt-payoff/contract/company.fixture';
import { consentPurposes } from '@debt-payoff/contract/texts/consent';
import { keptByAnalytics } from '@debt-payoff/contract/texts/retention';
import { describe, expect, it } from 'vitest';
import { markupWithFacts } from '../page/markup-with-facts.fixture.tsx';
import Terms from '../routes/terms.tsx';
import { CookieSettings } from './cookie-settings.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

const analytics = { measurementId: 'G-ABC123', scriptOrigin: 'https://scripts.example' };

describe.each([
  ['/privacy', <PrivacyNotice key="page" />],
  ['/terms', <Terms key="page" />],
])('%s', (_path, page) => {
  it('shows in local what is still to be configured', () => {
    const drawn = markupWithFacts(page, { environment: 'local' });
    expect(drawn).toContain('[Company name and address: set TRADER_NAME_AND_ADDRESS]');
    expect(drawn).toContain('[Company number: set COMPANY_NUMBER]');
  });

  it('has its date, and an address that can be pressed', () => {
    const drawn = markupWithFacts(page, { company: wholeCompany });
    expect(drawn).toContain('18 November 2026');
    expect(drawn).toContain('<a href="mailto:team@example.com">team@example.com</a>');
  });
});

describe('the privacy page', () => {
  it('has a period as a row of a table', () => {
    const [{ what, howLong } = { what: '', howLong: '' }] = keptByAnalytics;
    expect(markupWithFacts(<PrivacyNotice />, { analytics })).toContain(
      `<th scope="row">${what}</th><td data-label="How long">${howLong}</td>`,
    );
  });

  it('shows the registration with the ICO, and its number to ring', () => {
    const drawn = markupWithFacts(<PrivacyNotice />, { company: wholeCompany });
    expect(drawn).toContain('ZA123456');
    expect(drawn).toContain('href="tel:03031231113"');
    expect(drawn).toContain('<a href="https://ico.org.uk/make-a-complaint/">');
  });

  it('speaks of Google Analytics only where visitors are measured', () => {
    expect(markupWithFacts(<PrivacyNotice />, { analytics })).toContain('Google Analytics');
    expect(markupWithFacts(<PrivacyNotice />)).not.toContain('Google');
  });
});

it('the notice says the most important before its list of sections', () => {
  const drawn = markupWithFacts(<PrivacyNotice />, { analytics });
  const at = drawn.indexOf('<li>We use Google Analytics only if you accept it.</li>');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(drawn.indexOf('href="#who"'));
});

it('the terms for paid plans are one press from the top of the page', () => {
  const drawn = markupWithFacts(<Terms />);
  expect(drawn.indexOf('href="#paid-plans"')).toBeGreaterThan(0);
  expect(drawn.indexOf('href="#paid-plans"')).toBeLessThan(drawn.indexOf('id="everyone"'));
});

it('the terms for everyone come before those for paid plans', () => {
  const drawn = markupWithFacts(<Terms />);
  expect(drawn.indexOf('id="law"')).toBeLessThan(drawn.indexOf('id="paid-plans"'));
  expect(drawn.indexOf('id="law"')).toBeGreaterThan(0);
});

it('the settings of cookies ask and offer both choices before they say at length what is agreed to', () => {
  const drawn = markupWithFacts(<CookieSettings />, { analytics });
  const parts = [
    'May we use analytics cookies?',
    '>Accept</button>',
    '>Reject</button>',
    'What you would agree to</h3>',
    consentPurposes[0],
  ];
  const places = parts.map((part) => drawn.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
