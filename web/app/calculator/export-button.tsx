/** Where there is nothing to export yet, the button says why. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';

const { export: texts } = calculatorTexts;

export function ExportButton({
  isComplete,
  isBusy,
  onPress,
}: {
  readonly isComplete: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const reasonId = useId();
  return (
    <>
      <Button
        variant="quiet"
        disabled={!isComplete}
        aria-disabled={isBusy}
        aria-describedby={isComplete ? undefined : reasonId}
        onClick={onPress}
      >
        <Download className="icon" aria-hidden="true" />
        {texts.start}
      </Button>
      {isComplete ? null : (
        <p className="hint" id={reasonId}>
          {texts.needsCompleteForm}
        </p>
      )}
    </>
  );
}
