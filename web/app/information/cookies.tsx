/** All that is kept in the browser, drawn from the list that the code is held to. */
import { paths } from '@debt-payoff/contract/paths';
import {
  type StorageEntry,
  type StorageGroup,
  storageEntriesOf,
  storageGroups,
} from '@debt-payoff/contract/storage-purposes';
import { cookiesTexts } from '@debt-payoff/contract/texts/cookies';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useServerFacts } from '../page/server-facts.ts';
import { BulletList, InformationPage, InformationSection } from './information-page.tsx';

const { inShort, groups, others, control } = cookiesTexts;

/** Longer lists are opened by those who want to read them. */
const shortListMax = 2;

export function Cookies() {
  const hasAnalytics = useServerFacts().analytics !== null;
  return (
    <InformationPage title={cookiesTexts.title} lead={cookiesTexts.lead}>
      <InformationSection title={inShort.title}>
        <BulletList items={inShort.items(hasAnalytics)} />
      </InformationSection>
      <InformationSection title={control.title}>
        <p>
          {control.settings} <Link to={paths.cookieSettings}>{control.settingsLink}</Link>.
        </p>
        <p>{control.browser}</p>
      </InformationSection>
      {storageGroups.map((group) => (
        <Group key={group} group={group} hasAnalytics={hasAnalytics} />
      ))}
      <InformationSection title={others.title}>
        <p>
          {others.stripe} <a href={others.stripeUrl}>{others.stripeLink}</a>. {others.links}
        </p>
      </InformationSection>
    </InformationPage>
  );
}

function Group({
  group,
  hasAnalytics,
}: {
  readonly group: StorageGroup;
  readonly hasAnalytics: boolean;
}) {
  const { title, about } = groups[group];
  const entries = storageEntriesOf(group);
  return (
    <InformationSection title={title}>
      <p>{about}</p>
      <details className="storage-details" open={entries.length <= shortListMax}>
        <summary>{cookiesTexts.show(title)}</summary>
        <ul className="storage-list">
          {entries.map((entry) => (
            <Entry key={entry.purpose} entry={entry} hasAnalytics={hasAnalytics} />
          ))}
        </ul>
      </details>
    </InformationSection>
  );
}

function Entry({
  entry: { names, purpose, life, place, basis },
  hasAnalytics,
}: {
  readonly entry: StorageEntry;
  readonly hasAnalytics: boolean;
}) {
  const isUnused = basis === 'consent' && !hasAnalytics;
  return (
    <li>
      <p>{isUnused ? `${cookiesTexts.notMeasured} ${purpose}` : purpose}</p>
      <p className="small">
        <b>{cookiesTexts.life}:</b> {life}
      </p>
      <p className="small muted">
        {cookiesTexts.bases[basis]}. {cookiesTexts.places[place]}:{' '}
        {names.map((name, at) => (
          <Fragment key={name}>
            {at === 0 ? null : ', '}
            <code>{name}</code>
          </Fragment>
        ))}
      </p>
    </li>
  );
}
