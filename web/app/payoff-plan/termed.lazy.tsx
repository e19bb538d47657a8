/** What only plans with terms need. Its code comes with the first of them, in one file. */
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { useAnnouncement } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';

/** Without the code there are no figures, and it is said in place of any of them. */
export function lazyTermed<Props>(
  part: () => Promise<ComponentType<Props>>,
  Failure: () => ReactElement = PlanFailure,
) {
  return lazy<ComponentType<Props>>(async () => ({ default: await part().catch(() => Failure) }));
}

/** In place of the answer until there is one. */
export function AnswerWait() {
  return <p className="answer-label">{navigationTexts.loading}</p>;
}

const failed = 'This plan could not be worked out. Nothing that you typed is lost.';

/** What is typed is kept, and so are results: the page can be loaded again. */
export function PlanFailure() {
  useAnnouncement(failed);
  return (
    <div>
      <p className="mb-4">{failed}</p>
      <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
        {navigationTexts.actions.tryAgain}
      </Button>
    </div>
  );
}
