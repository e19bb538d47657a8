/** Where anyone accepts or rejects analytics, and changes their mind. */
import { paths } from '@debt-payoff/contract/paths';
import { consentTexts } from '@debt-payoff/contract/texts/consent';
import { Link } from 'react-router';
import { ConsentSettings } from '../consent/consent-settings.tsx';
import { InformationPage, InformationSection } from './information-page.tsx';

const { settings } = consentTexts;

export function CookieSettings() {
  return (
    <InformationPage title={settings.title} lead={settings.lead}>
      <InformationSection title={settings.analytics}>
        <ConsentSettings />
      </InformationSection>
      <InformationSection title={settings.moreTitle}>
        <p>
          {settings.more} <Link to={paths.cookies}>{settings.moreLink}</Link>
        </p>
      </InformationSection>
    </InformationPage>
  );
}
