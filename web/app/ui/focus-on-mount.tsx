/** Takes the focus when it appears: the control that was pressed for it may be gone. */
import { type ReactNode, useEffect, useRef } from 'react';

export function FocusOnMount({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1} className="plain-focus">
      {children}
    </div>
  );
}
