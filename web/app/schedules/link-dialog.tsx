/** Which payment of the history a missed date was paid by. */
import { formatPounds } from '@debt-payoff/contract/money';
import { scheduleAddresses } from '@debt-payoff/contract/payment-addresses';
import type { LinkablePayment, linkablePaymentsCall } from '@debt-payoff/contract/settled-dates';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { portfolioKeys } from '../debts/queries.ts';
import { failureText } from '../forms/call-failure.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogActions } from '../ui/dialog-actions.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { TypedName } from '../ui/typed-name.tsx';
import { formatDay } from '../words/dates.ts';
import type { DateAt } from './settling-calls.ts';

export function LinkDialog(props: {
  readonly at: DateAt;
  readonly creditor: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onLink: (payment: LinkablePayment) => void;
  readonly onClose: () => void;
}) {
  const { at, creditor, isBusy, onClose } = props;
  const { data, error, isError, refetch } = useLinkable(at);
  const descriptionId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  // The nearest is the likeliest.
  const picked = data?.find(({ id }) => id === chosen) ?? data?.[0] ?? null;
  return (
    <Dialog
      title="Link a payment"
      descriptionId={descriptionId}
      isBusy={isBusy}
      isChanged={picked?.id !== data?.[0]?.id}
      onClose={onClose}
      actions={
        picked === null ? (
          <Button variant="secondary" onClick={onClose}>
            {navigationTexts.actions.cancel}
          </Button>
        ) : (
          <DialogActions
            label="Link this payment"
            isBusy={isBusy}
            onClick={() => props.onLink(picked)}
            onCancel={onClose}
          />
        )
      }
    >
      {props.failure === null ? null : <Banner kind="danger" title={props.failure} />}
      <p className="any-name few-lines" id={descriptionId}>
        <b>
          <TypedName name={creditor} />
        </b>
        , due on {formatDay(at.due_date)}
      </p>
      {data === undefined && isError ? (
        <LoadFailure
          title={failureText(error, paymentTexts.payment.fetchFailed)}
          onRetry={() => refetch()}
        />
      ) : null}
      {data === undefined && !isError ? <p className="muted">{navigationTexts.loading}</p> : null}
      {data === undefined ? null : <Choices payments={data} picked={picked} onPick={setChosen} />}
    </Dialog>
  );
}

function useLinkable({
  portfolioId: id,
  scheduled_payment_id: scheduleId,
  due_date: dueDate,
}: DateAt) {
  return useQuery({
    queryKey: [...portfolioKeys.all, 'linkable', id, scheduleId, dueDate],
    queryFn: () =>
      signedInCall<typeof linkablePaymentsCall>(scheduleAddresses.linkable, {
        params: { id, scheduleId, dueDate },
      }),
    gcTime: 0,
  });
}

function NothingToLink() {
  const words =
    'No payment within a month of that date is free to be linked. If you paid it, record it instead.';
  useAnnouncement(words);
  return <p>{words}</p>;
}

function Choices(props: {
  readonly payments: readonly LinkablePayment[];
  readonly picked: LinkablePayment | null;
  readonly onPick: (id: number) => void;
}) {
  if (props.payments.length === 0) {
    return <NothingToLink />;
  }
  return (
    <fieldset className="link-choices">
      <legend>Which payment was it?</legend>
      {props.payments.map(({ id, payment_date, payment_amount, notes }) => (
        <label className="check" key={id}>
          <input
            type="radio"
            name="payment"
            checked={props.picked?.id === id}
            onChange={() => props.onPick(id)}
          />
          <span>
            {formatDay(payment_date)}
            {notes === '' ? null : (
              <span className="hint any-name few-lines">
                <bdi>{notes}</bdi>
              </span>
            )}
          </span>
          <b className="num">{formatPounds(payment_amount)}</b>
        </label>
      ))}
    </fieldset>
  );
}
