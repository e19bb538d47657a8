import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { useId, useState } from 'react';
import { StrengthHint } from '../accounts/strength-hint.tsx';
import { RepaidBar } from '../debts/repaid-bar.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Tabs } from '../ui/tabs.tsx';

const { actions, confirmations } = navigationTexts;

export function Banners() {
  const [isShown, setIsShown] = useState(true);
  return (
    <div>
      <Banner kind="info" title="Sample Strategies Shown">
        These figures are an example. Enter your own debts to see your months.
      </Banner>
      <Banner kind="success" title="Payment added successfully">
        Your overdraft is down to £164.60.
      </Banner>
      {isShown ? (
        <Banner
          kind="warning"
          title="At £60.00 a month this debt would not go down"
          actions={
            <Button variant="quiet" size="small" onClick={() => setIsShown(false)}>
              {actions.dismiss}
            </Button>
          }
        >
          Interest is about £86.11 a month.
        </Banner>
      ) : null}
      <Banner
        kind="danger"
        title="Failed to load portfolios"
        actions={
          <Button variant="secondary" size="small">
            {actions.tryAgain}
          </Button>
        }
      >
        Nothing is lost. Check your connection, then try again.
      </Banner>
    </div>
  );
}

export function Dialogs() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      {isOpen ? (
        <Dialog
          title="Delete this portfolio?"
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {actions.cancel}
              </Button>
              <Button variant="danger" onClick={close}>
                {actions.delete}
              </Button>
            </>
          }
        >
          <p>{confirmations.cannotBeUndone}</p>
        </Dialog>
      ) : null}
    </>
  );
}

const tabs = [
  { key: 'first', label: 'Avalanche' },
  { key: 'second', label: 'Snowball' },
  { key: 'third', label: 'Minimum' },
] as const;

export function TabSet() {
  const panelId = useId();
  const [chosen, choose] = useState<(typeof tabs)[number]['key']>('first');
  const label = tabs.find(({ key }) => key === chosen)?.label;
  return (
    <>
      <Tabs label="Strategy" tabs={tabs} chosen={chosen} onChoose={choose} panelId={panelId} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a tab's panel takes the focus, so that it is next after its tab */}
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${chosen}`} tabIndex={0}>
        <p>The panel of {label}.</p>
      </div>
    </>
  );
}

export function Bars() {
  return (
    <div className="card grid max-w-form gap-4">
      <RepaidBar label="Repaid of Northgate" balancePence={310_000} originalPence={415_000} />
      <StrengthHint password="copper kettle" />
      <div className="download-progress">
        <p>About 40% of the report</p>
        <progress aria-label="The report" max={100} value={40} />
      </div>
    </div>
  );
}

export function ExampleSkeleton() {
  return (
    <div className="card stack" aria-busy="true">
      <p className="vh">{navigationTexts.loading}</p>
      <div className="bone w-2/5" />
      <div className="bone" />
      <div className="bone w-11/12" />
    </div>
  );
}
