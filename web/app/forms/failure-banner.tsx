import { Banner } from '../ui/banner.tsx';
import { intoView } from '../ui/into-view.ts';
import type { Failure } from './call-failure.ts';

/** What is said beside a field is not said twice. */
export function FailureBanner({ failure }: { readonly failure: Failure | null }) {
  if (failure === null || Object.values(failure.fields).includes(failure.message)) return null;
  const { message, advice } = failure;
  return (
    <Banner ref={intoView} kind="danger" title={message} {...(advice && { children: advice })} />
  );
}
