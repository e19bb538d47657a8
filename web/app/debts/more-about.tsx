/** The disclosure under the six fields of a debt. Few open it, so that what is in it comes when it is opened. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';

export function MoreAbout(props: {
  /** Of its summary, for what has to bring people there. */
  readonly id: string;
  /** Closed, what was said reads as one line. */
  readonly line: ReactNode;
  /** What is wrong must be seen. */
  readonly hasProblems: boolean;
  readonly fields: ReactNode;
  /** Beside it, open or closed. */
  readonly children?: ReactNode;
}) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || props.hasProblems;
  return (
    <div className="wide more-about">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary id={props.id}>
          <span>
            More about this debt
            {isOpen ? null : <Suspense>{props.line}</Suspense>}
          </span>
          <ChevronDown className="icon" aria-hidden="true" />
        </summary>
        {isOpen ? (
          <div className="more-fields">
            <Suspense fallback={<p className="hint">Loading...</p>}>{props.fields}</Suspense>
          </div>
        ) : null}
      </details>
      <Suspense>{props.children}</Suspense>
    </div>
  );
}
