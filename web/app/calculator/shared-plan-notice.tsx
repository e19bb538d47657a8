/** Says why other figures stand in the form, and leads back to those that stood there before. */
import { keptFiguresTexts } from '@debt-payoff/contract/texts/kept-figures';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { formTitleId } from './form-fields.ts';
import type { SetAside } from './set-aside.ts';
import { goBack } from './swapped-drafts.ts';
import type { CalculatorActions } from './use-calculator.ts';

export function SharedPlanNotice(props: {
  readonly aside: SetAside;
  readonly replace: CalculatorActions['replaceSaved'];
}) {
  const { shows, linked } = props.aside;
  // Another plan, or the way back from it, is news again.
  const subject = JSON.stringify([shows, linked]);
  const [dismissed, setDismissed] = useState<string | null>(null);
  // The button that was pressed goes, and the focus must not go with it.
  const leave = (act: () => void) => (): void => {
    act();
    document.getElementById(formTitleId)?.focus();
  };
  if (dismissed === subject) return null;
  const isShared = shows === 'shared';
  const texts = linked === null ? keptFiguresTexts.brought : keptFiguresTexts.shared;
  return (
    <div className="mb-6">
      <Banner
        kind="info"
        isStanding={false}
        title={isShared ? texts.opened : texts.changesKept}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={leave(() => props.replace(goBack))}>
              {isShared ? texts.backToOwn : texts.backToChanged}
            </Button>
            <Button variant="quiet" size="small" onClick={leave(() => setDismissed(subject))}>
              {navigationTexts.actions.dismiss}
            </Button>
          </>
        }
      />
    </div>
  );
}
