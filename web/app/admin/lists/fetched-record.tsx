/** The page of one person or thing: waiting for it, what failed, that there is none, and what was fetched. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '../../forms/call-failure.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listFailure } from './failures.ts';
import { isId } from './is-id.ts';

type FetchedRecordProps<Data> = {
  /** What stands at the top until it has a name: 'User'. */
  readonly title: string;
  readonly result: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Said where the server says nothing: 'Failed to fetch user'. */
  readonly failed: string;
  /** How a failure is said, where not by the words of the server. */
  readonly failureOf?: (error: unknown, failed: string) => string;
  readonly missing: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What is shown stays while a later fetch fails: acts on it are refused where it is out of date. */
export function FetchedRecord<Data>(props: FetchedRecordProps<Data>) {
  const { failureOf = listFailure } = props;
  const { data, error, refetch } = props.result;
  if (isMissing(error)) return props.missing;
  return (
    <>
      {data === undefined ? <h1 className="h2">{props.title}</h1> : null}
      {error === null ? null : (
        <LoadFailure title={failureOf(error, props.failed)} onRetry={() => refetch()} />
      )}
      {data === undefined && error === null ? <Skeleton text={navigationTexts.loading} /> : null}
      {data === undefined ? null : props.children(data)}
    </>
  );
}

export function MissingRecord({ title, why }: { readonly title: string; readonly why: string }) {
  return (
    <div className="card stack">
      <h1 className="h4">{title}</h1>
      <p className="muted">{why}</p>
    </div>
  );
}

/** Null where the address has no id that there could be. */
export function useRecordId(param: string): number | null {
  const { [param]: text = '' } = useParams();
  return isId(text) ? Number(text) : null;
}
