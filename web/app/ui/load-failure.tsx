/** A page that could not be loaded: what failed, that nothing is lost, and another try. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useState } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export function LoadFailure({
  title,
  onRetry,
}: {
  readonly title: string;
  /** A failure of what it promises is said again. */
  readonly onRetry: () => unknown;
}) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = (): void => {
    const end = onRetry();
    if (!(end instanceof Promise)) return;
    setIsTrying(true);
    void end.finally(() => setIsTrying(false));
  };
  return (
    <Banner
      kind="danger"
      title={title}
      isUnfinished={isTrying}
      actions={
        <Button variant="secondary" size="small" onClick={retry}>
          {navigationTexts.actions.tryAgain}
        </Button>
      }
    >
      Nothing is lost. Check your connection, then try again.
    </Banner>
  );
}
