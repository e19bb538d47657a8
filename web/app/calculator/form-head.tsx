/** What stands above the debts: what they are, where their figures are found, and a quick start. */
import { formTitleId } from './form-fields.ts';
import { Presets } from './presets.tsx';
import type { Calculator } from './use-calculator.ts';

export function FormHead({ calculator }: { readonly calculator: Calculator }) {
  return (
    <>
      <h2 className="h4" id={formTitleId} tabIndex={-1}>
        Your debts
      </h2>
      <p className="hint mb-4">
        A recent statement or your banking app has these figures. A good guess is fine to start
        with. The term, in months, is only for a mortgage or a personal loan.
      </p>
      <p className="hint mb-4 without-scripts">
        Calculating with your own figures needs JavaScript, which is off in this browser. The
        example and the explanations below work without.
      </p>
      <div className="mb-6">
        <Presets rows={calculator.rows} actions={calculator.actions} />
      </div>
    </>
  );
}
