/** From a message to the field that it is about. */
import type { ReactNode } from 'react';
import { focusInView } from './into-view.ts';

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
        if (field === null || press.ctrlKey || press.metaKey) return;
        // The browser's own jump would put it at the upper edge, with its label and message above that.
        press.preventDefault();
        focusInView(field);
      }}
    >
      {children}
    </a>
  );
}
