/** What narrows the list of articles: a category, and the tag whose link was followed. */

import type { ArticleFilter } from '@debt-payoff/contract/page-content';
import { paths } from '@debt-payoff/contract/paths';
import { contentTexts } from '@debt-payoff/contract/texts/content';
import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { findFailedNavigation, subscribeToFailedNavigation } from '../page/failed-navigation.ts';
import { Button } from '../ui/button.tsx';
import { listPath } from './addresses.ts';

const noFailure = () => null;

type Props = { readonly filter: ArticleFilter; readonly categories: readonly string[] };

export function ListFilter({ filter, categories }: Props) {
  return (
    <div className="article-filter">
      <CategoryChoice filter={filter} categories={categories} />
      {filter.tag === null ? null : <TagChip filter={filter} tag={filter.tag} />}
    </div>
  );
}

/**
 * Without scripts it is a form with a button; with them a choice counts at once. The field of the kit
 * would bring the calculator's code with it.
 */
function CategoryChoice({ filter, categories }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const category = filter.category ?? '';
  const open = (chosen: string) =>
    navigate(listPath({ ...filter, category: chosen || null, page: 1 }));
  const openNow = useRef(open);
  openNow.current = open;
  const isFirst = useRef(true);
  const failed = useSyncExternalStore(subscribeToFailedNavigation, findFailedNavigation, noFailure);
  useEffect(() => {
    // A list that did not come can still be tried again; once it is let go, the one on the page counts.
    if (failed !== null) return;
    if (select.current === null) return;
    // What was chosen before the page's code came counts too; later the list decides, as after the back button.
    if (isFirst.current && select.current.value !== category) openNow.current(select.current.value);
    else select.current.value = category;
    isFirst.current = false;
  }, [category, failed]);
  return (
    <search aria-label="Filter">
      <form action={paths.articles} className="row">
        {filter.tag === null ? null : <input type="hidden" name="tag" value={filter.tag} />}
        <div className="field">
          <label htmlFor="category">Category</label>
          <select
            ref={select}
            className="input"
            id="category"
            name="category"
            autoComplete="off"
            defaultValue={category}
            onChange={(event) => open(event.currentTarget.value)}
          >
            <option value="">{contentTexts.articles.all}</option>
            {optionsOf(filter, categories).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
        <div className="without-scripts">
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </div>
      </form>
    </search>
  );
}

/** A category that no longer exists is still shown as chosen, because the empty list is about it. */
function optionsOf({ category }: ArticleFilter, categories: readonly string[]): readonly string[] {
  const isGone = category !== null && !categories.includes(category);
  return isGone ? [...categories, category] : categories;
}

function TagChip({ filter, tag }: { readonly filter: ArticleFilter; readonly tag: string }) {
  return (
    <Link
      className="chip"
      to={listPath({ ...filter, tag: null, page: 1 })}
      aria-label={`Remove tag ${tag}`}
    >
      {tag}
      <X className="icon" aria-hidden="true" />
    </Link>
  );
}
