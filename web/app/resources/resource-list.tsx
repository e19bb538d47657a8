/** The page of resources: the categories, who pays us for what, and the resources of one category. */

import { paths } from '@debt-payoff/contract/paths';
import {
  resourceCategoryDefault,
  resourceCategoryLabels,
} from '@debt-payoff/contract/resource-categories';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Link, useNavigation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { ResourceCard } from './resource-card.tsx';
import { ResourceTabs } from './resource-tabs.tsx';
import { categoryDescriptions, disclosureOf, resourcesLead } from './resource-words.ts';
import type { ResourcesPage } from './shown-resources.ts';

export function ResourceList({ category, resources }: ResourcesPage) {
  const isBusy = useNavigation().location?.pathname === paths.resources;
  const disclosure = disclosureOf(resources);
  return (
    <div className="page resources-page stack-8">
      <div className="stack">
        <h1 className="h2">{navigationTexts.menu.resources}</h1>
        <p className="muted lead">{resourcesLead}</p>
      </div>
      <div>
        <ResourceTabs chosen={category} />
        <section className="fetched-list stack" aria-labelledby="category-title" aria-busy={isBusy}>
          <h2 className="h3" id="category-title">
            {resourceCategoryLabels[category]}
          </h2>
          <p className="muted">
            {categoryDescriptions[category]}
            {category === 'debt-consolidation' ? <DebtHelp /> : null}
          </p>
          {disclosure === null ? null : <p className="small muted disclosure">{disclosure}</p>}
          {resources.length === 0 ? (
            <EmptyCategory isDefault={category === resourceCategoryDefault} />
          ) : (
            <ul className="resource-cards">
              {resources.map((resource) => (
                <ResourceCard key={resource.id} resource={resource} category={category} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </div>
  );
}

function DebtHelp() {
  return (
    <>
      {' '}
      Free debt advisers look at all your options with you:{' '}
      <Link to={paths.debtHelp}>where to get free debt help</Link>.
    </>
  );
}

function EmptyCategory({ isDefault }: { readonly isDefault: boolean }) {
  return (
    <div className="card stack">
      <p className="h4">{contentTexts.resources.emptyCategory}</p>
      <p className="muted">
        {isDefault
          ? 'The other categories may have something for you.'
          : 'Another category may have something for you.'}
      </p>
      <ButtonLink variant="secondary" to={isDefault ? paths.articles : paths.resources}>
        {isDefault ? 'See all articles' : `See ${resourceCategoryLabels[resourceCategoryDefault]}`}
      </ButtonLink>
    </div>
  );
}
