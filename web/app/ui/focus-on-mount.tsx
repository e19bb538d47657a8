/** Takes the focus when it appears: the control that was pressed for it may be gone. */
import { type ReactNode, useEffect, useRef } from 'react';
import { focusOnHeading } from './focus-heading.ts';

export function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className="plain-focus">
      {children}
    </div>
  );
}

/** Gives the focus to its heading, or where it has none, to that of what it stands in. */
export function HeadingFocusOnMount({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => focusOnHeading(element.current), []);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
