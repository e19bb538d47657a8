/** A resource: what it is, what it costs, and the link to it, with an honest mark where it pays us. */
import type { ResourceCategory } from '@debt-payoff/contract/resource-categories';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { ExternalLink } from 'lucide-react';
import { raiseEvent } from '../analytics/events.ts';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { newTab, opensNewTab } from '../ui/new-tab.tsx';
import type { ShownResource } from './shown-resources.ts';

type Props = { readonly resource: ShownResource; readonly category: ResourceCategory };

export function ResourceCard({ resource, category }: Props) {
  const { name, description, price, features } = resource;
  return (
    <li className="card card-tight resource-card">
      <h3 className="h4">{name}</h3>
      <Marks resource={resource} />
      <p className="muted">{description}</p>
      {price === '' ? null : <p className="small">Price: {price}</p>}
      {features.length === 0 ? null : (
        <ul className="resource-features small muted">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <ResourceLink resource={resource} category={category} />
    </li>
  );
}

/** The risk is what those think who keep the list; nobody has measured it. */
function Marks({ resource: { free, lowRisk } }: { readonly resource: ShownResource }) {
  if (!free && !lowRisk) return null;
  return (
    <p className="row">
      {free ? <Badge kind="go">Free</Badge> : null}
      {lowRisk ? <Badge kind="line">Low risk, in our view</Badge> : null}
    </p>
  );
}

function ResourceLink({ resource, category }: Props) {
  const { name, url, affiliate } = resource;
  if (url === null)
    return <p className="small muted resource-visit">There is no link to it yet.</p>;
  const report = (): void => {
    raiseEvent('resource_clicked', { category });
    if (affiliate) raiseEvent('affiliate_clicked', { category });
  };
  return (
    <p className="row resource-visit">
      {affiliate ? <Badge kind="warn">{contentTexts.resources.adMark}</Badge> : null}
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={url}
        {...newTab}
        rel={affiliate ? `sponsored nofollow ${newTab.rel}` : newTab.rel}
        onClick={report}
      >
        Visit {name}
        {opensNewTab}
        <ExternalLink className="icon" aria-hidden="true" />
      </a>
    </p>
  );
}
