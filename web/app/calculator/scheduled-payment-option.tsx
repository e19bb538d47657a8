/** For people who are signed in: the payment is put on a schedule when the debt is saved. */
import { Field } from '../ui/field.tsx';
import type { Row } from './rows.ts';

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
          <Field
            label="Payment day"
            inputMode="numeric"
            value={row.paymentDay}
            onChange={(event) => onEdit({ paymentDay: event.target.value })}
          />
        </div>
      ) : null}
    </div>
  );
}
