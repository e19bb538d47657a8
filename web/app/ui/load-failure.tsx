/** A page that could not be loaded: what failed, that nothing is lost, and another try. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

export function LoadFailure({
  title,
  onRetry,
}: {
  readonly title: string;
  readonly onRetry: () => void;
}) {
  return (
    <Banner
      kind="danger"
      title={title}
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {navigationTexts.actions.tryAgain}
        </Button>
      }
    >
      Nothing is lost. Check your connection, then try again.
    </Banner>
  );
}
