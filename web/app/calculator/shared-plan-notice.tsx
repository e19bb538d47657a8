/** Says that a plan from a link stands in the form, and leads back to the figures that stood there before. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { formTitleId } from './field-ids.ts';
import type { SetAside } from './set-aside.ts';

const { sharedPlan } = calculatorTexts;

export function SharedPlanNotice(props: { readonly aside: SetAside; readonly onBack: () => void }) {
  const [isDismissed, setDismissed] = useState(false);
  // The button that was pressed goes, and the focus must not go with it.
  const leave = (act: () => void) => (): void => {
    act();
    document.getElementById(formTitleId)?.focus();
  };
  if (isDismissed) return null;
  const isShared = props.aside.shows === 'shared';
  return (
    <div className="mb-6">
      <Banner
        kind="info"
        title={isShared ? sharedPlan.opened : sharedPlan.changesKept}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={leave(props.onBack)}>
              {isShared ? sharedPlan.backToOwn : sharedPlan.backToChanged}
            </Button>
            <Button variant="quiet" size="small" onClick={leave(() => setDismissed(true))}>
              {navigationTexts.actions.dismiss}
            </Button>
          </>
        }
      />
    </div>
  );
}
