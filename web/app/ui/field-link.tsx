/** From a message to the field that it is about. */
import type { ReactNode } from 'react';
import { focusInView } from './into-view.ts';
import { opensElsewhere } from './opens-elsewhere.ts';

export function FieldLink({
  fieldId,
  children,
}: {
  readonly fieldId: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={`#${fieldId}`}
      onClick={(press) => {
        const field = document.getElementById(fieldId);
        if (field === null || opensElsewhere(press)) return;
        // The browser's own jump would put it at the upper edge, with its label and message above that.
        press.preventDefault();
        focusInView(field);
      }}
    >
      {children}
    </a>
  );
}
