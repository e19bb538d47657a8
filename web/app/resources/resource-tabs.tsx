/** The categories of resources. Each is an address of its own, so they are links, and work without scripts. */
import {
  type ResourceCategory,
  resourceCategories,
  resourceCategoryLabels,
} from '@debt-payoff/contract/resource-categories';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { raiseEvent } from '../analytics/events.ts';
import { categoryPath } from './categories.ts';

export function ResourceTabs({ chosen }: { readonly chosen: ResourceCategory }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector(`[href="${categoryPath(chosen)}"]`);
    if (bar.current && link) scrollTo(bar.current, link);
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

/** On a phone the chosen one may stand beyond the edge. By `scrollIntoView` Tab would go on from there. */
function scrollTo(bar: Element, link: Element): void {
  const edge = bar.getBoundingClientRect();
  const { left, right } = link.getBoundingClientRect();
  bar.scrollLeft += Math.max(0, right - edge.right) + Math.min(0, left - edge.left);
}
