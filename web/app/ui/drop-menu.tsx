/** A menu that drops from the bar: the browser's own disclosure, which works before scripts run. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from './button.tsx';
import { useClosing } from './use-closing.ts';

export function DropMenu({
  button,
  children,
}: {
  readonly button: ReactNode;
  readonly children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  // A new page makes a new element, which is closed.
  const { key } = useLocation();
  return (
    <details className="drop-menu" ref={details} key={key}>
      <summary className={buttonClass({ variant: 'quiet', size: 'small' })}>
        {button}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}
