/** The disclosure under the six fields of a debt. Few open it, so that what is in it comes when it is opened. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';

export function MoreAbout(props: {
  /** Of its summary, for what has to bring people there. */
  readonly id: string;
  /** Closed, what was said reads as one line. */
  readonly line: ReactNode;
  /** What is wrong must be seen, also by those who have closed it since. */
  readonly hasProblems: boolean;
  /** How often it was tried to send the form. */
  readonly attempt: number;
  readonly fields: ReactNode;
  /** Beside it, open or closed. */
  readonly children?: ReactNode;
}) {
  const { hasProblems, attempt } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const follow = (): void => setOpen(details.current?.open === true);
  // It may have been opened before the scripts ran.
  useEffect(follow, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again
  useLayoutEffect(() => {
    if (hasProblems && details.current) details.current.open = true;
  }, [hasProblems, attempt]);
  return (
    <div className="more-about">
      <details ref={details} onToggle={follow}>
        <summary id={props.id}>
          <span>
            More about this debt
            <Suspense>{props.line}</Suspense>
          </span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        <div className="more-fields">
          <Suspense fallback="Loading...">{isOpen || hasProblems ? props.fields : null}</Suspense>
        </div>
      </details>
      <Suspense>{props.children}</Suspense>
    </div>
  );
}
