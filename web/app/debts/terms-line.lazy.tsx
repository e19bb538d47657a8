/** The terms of a debt as one line. Few debts have any, so its code comes with the first of them. */
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { DebtTermsLine } from './debt-terms-line.tsx';

type Props = ComponentProps<typeof DebtTermsLine>;

/** Without the code the card is still right: what it says of the debt holds. */
const Line = lazy<ComponentType<Props>>(async () => {
  const parts = await import('./debt-terms-line.tsx').catch(() => null);
  return { default: parts?.DebtTermsLine ?? (() => null) };
});

export function TermsLine(props: Props) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}
