/** What we know about people, why, who else sees it, how long it is kept, and what they can do about it. */
import { product } from '@debt-payoff/contract/product';
import {
  privacyDate,
  privacyInShort,
  privacyLead,
  privacyNotice,
} from '@debt-payoff/contract/texts/privacy';
import { LegalSections } from '../legal/legal-sections.tsx';
import { useServerFacts } from '../page/server-facts.ts';
import { useCompany } from '../page/use-company.ts';
import { formatDay } from '../words/dates.ts';
import { BulletList, InformationPage, InformationSection } from './information-page.tsx';

export function PrivacyNotice() {
  const company = useCompany();
  const hasAnalytics = useServerFacts().analytics !== null;
  return (
    <InformationPage title={`Privacy at ${product.name}`} lead={privacyLead}>
      <p className="muted">We last changed this notice on {formatDay(privacyDate)}.</p>
      <InformationSection title="In short">
        <BulletList items={privacyInShort(hasAnalytics)} />
      </InformationSection>
      <LegalSections
        label="In this notice"
        sections={privacyNotice({ company, hasAnalytics })}
        email={company.email}
        level={2}
      />
    </InformationPage>
  );
}
