/** The categories of resources. Each is an address of its own, so they are links, and work without scripts. */
import {
  type ResourceCategory,
  resourceCategories,
  resourceCategoryLabels,
} from '@debt-payoff/contract/resource-categories';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { intoView } from '../ui/into-view.ts';
import { categoryPath } from './categories.ts';

export function ResourceTabs({ chosen }: { readonly chosen: ResourceCategory }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the chosen one may stand beyond the edge.
    if (bar.current !== null)
      intoView(bar.current.querySelector(`[href="${categoryPath(chosen)}"]`));
  }, [chosen]);
  return (
    <nav className="tabs" aria-label="Categories" ref={bar}>
      {resourceCategories.map((category) => (
        <Link
          key={category}
          to={categoryPath(category)}
          preventScrollReset
          aria-current={category === chosen ? 'page' : undefined}
          onClick={() => {
            if (category !== chosen) raiseEvent('resource_category_changed', { category });
          }}
        >
          {resourceCategoryLabels[category]}
        </Link>
      ))}
    </nav>
  );
}
