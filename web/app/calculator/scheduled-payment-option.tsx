/** For people who are signed in: the payment is put on a schedule when the debt is saved. */
import { paymentLimits } from '@debt-payoff/contract/limits';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { SelectField } from '../ui/select-field.tsx';
import type { Row } from './rows.ts';

const { paymentDayMax } = paymentLimits;
const days = Array.from({ length: paymentDayMax }, (_, at) => String(at + 1));

export function ScheduledPaymentOption({
  row,
  onEdit,
}: {
  readonly row: Row;
  readonly onEdit: (change: Partial<Row>) => void;
}) {
  return (
    <div className="wide grid gap-4">
      <label className="check">
        <input
          type="checkbox"
          checked={row.hasAutoPayment}
          onChange={(event) => onEdit({ hasAutoPayment: event.target.checked })}
        />
        <span>
          I pay this debt every month
          <br />
          <span className="hint">It is ready to record on its day. No money moves from here.</span>
        </span>
      </label>
      {row.hasAutoPayment ? (
        <div className="max-w-40">
          <SelectField
            label={fieldNames.paymentDay}
            options={days}
            value={row.paymentDay}
            onChange={(event) => onEdit({ paymentDay: event.target.value })}
          />
        </div>
      ) : null}
    </div>
  );
}
