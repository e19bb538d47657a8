/** For what takes the place of the control that was pressed for it: the focus goes to its heading. */
import { type ReactNode, useEffect, useRef } from 'react';
import { focusOnHeading } from './focus-heading.ts';
import { hasGoneOn, intoView } from './into-view.ts';

/** Where it has no heading, to that of what it stands in. */
export function HeadingFocusOnMount({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasGoneOn()) return;
    focusOnHeading(element.current);
    intoView(element.current);
  }, []);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
