/** In place of saving: without its terms it would be another plan, and nobody would know. */
import { calculatorTexts } from '@debt-payoff/contract/texts/calculator';
import { termsTexts } from '@debt-payoff/contract/texts/terms';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function TermsNotKept({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={calculatorTexts.save.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p>{termsTexts.notKept}</p>
    </Dialog>
  );
}
