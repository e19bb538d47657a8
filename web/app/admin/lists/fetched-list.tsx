/** A page of a list: waiting for it, what failed, what there is, and the way to the other pages. */
import { count } from '@debt-payoff/contract/counts';
import type { ListPages } from '@debt-payoff/contract/pagination';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { focusOnContent } from '../../forms/focus.ts';
import { useAnnouncedChoice } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { listFailure } from './failures.ts';
import { shownWords } from './in-one-list.ts';

export type ListPage<Row> = { readonly rows: readonly Row[]; readonly pagination: ListPages };

type FetchedListProps<Row> = Pick<ComponentProps<typeof Table<Row>>, 'columns' | 'keyOf'> & {
  /** Says what the table is a list of. */
  readonly caption: string;
  /** One of them: 'user'. */
  readonly noun: string;
  readonly result: Pick<
    UseQueryResult<ListPage<Row>>,
    'data' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'
  >;
  /** Said where the server says nothing: 'Failed to fetch users'. */
  readonly failed: string;
  /** How a failure is said, where not by the words of the server. */
  readonly failureOf?: (error: unknown, failed: string) => string;
  /** What stands there where there are none at all. */
  readonly empty: ReactNode;
  /** What is said where none is as asked for; without it, 'No users match'. */
  readonly noMatch?: string;
  /** Below the table in place of the ways to other pages. */
  readonly foot?: ReactNode;
  /** A wider search for the same, where one is left. */
  readonly widen?: { readonly label: string; readonly onWiden: () => void } | undefined;
  readonly list: {
    /** What is asked for, as one value. */
    readonly query: object;
    readonly isNarrowed: boolean;
    readonly clear: () => void;
    readonly goTo: (page: number) => void;
  };
};

export function FetchedList<Row>({
  caption,
  noun,
  result,
  failed,
  failureOf = listFailure,
  empty,
  noMatch = `No ${noun}s match`,
  foot,
  widen,
  list,
  columns,
  keyOf,
}: FetchedListProps<Row>) {
  const { data, error, isPlaceholderData, refetch } = result;
  const isThere = data !== undefined && !isPlaceholderData;
  // What a search or another page has brought, also where there are as many as before.
  useAnnouncedChoice(
    isThere ? JSON.stringify(list.query) : null,
    isThere
      ? shownInWords({
          ...data,
          noun,
          none: list.isNarrowed ? noMatch : `No ${noun}s`,
          isWhole: foot !== undefined,
        })
      : '',
  );
  if (error !== null) {
    return <LoadFailure title={failureOf(error, failed)} onRetry={() => refetch()} />;
  }
  if (data === undefined) return <Skeleton text={navigationTexts.loading} />;
  const { rows, pagination: pages } = data;
  if (rows.length === 0) return <NoRows {...{ empty, noMatch, widen, pages, list }} />;
  return (
    <div className="stack">
      <div className="card admin-table">
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          isBusy={isPlaceholderData}
        />
      </div>
      {foot ?? (
        <Pagination
          label={`Pages of ${noun}s`}
          shown={isPlaceholderData ? navigationTexts.loading : pageWords(pages, noun)}
          previous={{
            label: 'Previous',
            onGo: pages.has_prev ? () => list.goTo(pages.page - 1) : null,
          }}
          next={{ label: 'Next', onGo: pages.has_next ? () => list.goTo(pages.page + 1) : null }}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  );
}

function shownInWords({
  rows,
  pagination,
  noun,
  none,
  isWhole,
}: ListPage<unknown> & {
  readonly noun: string;
  readonly none: string;
  /** Whether it grows by what is loaded rather than being shown in pages. */
  readonly isWhole: boolean;
}): string {
  if (pagination.total === 0) return none;
  if (!isWhole) return pageWords(pagination, noun);
  return shownWords(rows.length, pagination.total, count(pagination.total, noun));
}

/** 'Page 2 of 40, 1,987 users'; without pages where there is one alone. */
export function pageWords({ page, pages, total }: ListPages, noun: string): string {
  const all = count(total, noun);
  return pages <= 1
    ? all
    : `Page ${page.toLocaleString('en-GB')} of ${pages.toLocaleString('en-GB')}, ${all}`;
}

function NoRows({
  empty,
  noMatch,
  widen,
  pages,
  list,
}: Pick<FetchedListProps<never>, 'empty' | 'widen' | 'list'> & {
  readonly noMatch: string;
  readonly pages: ListPages;
}) {
  if (pages.total > 0) {
    return (
      <div className="card stack">
        <p className="h4">This page of the list is empty now</p>
        <div>
          <Way label="Go to the last page" onGo={() => list.goTo(Math.max(1, pages.pages))} />
        </div>
      </div>
    );
  }
  if (!list.isNarrowed) {
    return <div className="card stack">{empty}</div>;
  }
  return (
    <div className="card stack">
      <p className="h4">{noMatch}</p>
      <p className="muted">Try a shorter search, or fewer filters.</p>
      <div className="row">
        {widen === undefined ? null : <Way label={widen.label} onGo={widen.onWiden} />}
        <Way label="Clear search and filters" onGo={list.clear} />
      </div>
    </div>
  );
}

/** It goes away with what it leads to, and the focus must not. */
function Way({ label, onGo }: { readonly label: string; readonly onGo: () => void }) {
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        focusOnContent();
        onGo();
      }}
    >
      {label}
    </Button>
  );
}
