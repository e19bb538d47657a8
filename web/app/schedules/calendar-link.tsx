/** The secret address under which calendar programs read the due dates. */
import type { CalendarLink as Link } from '@debt-payoff/contract/schedules';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Section } from '../ui/section.tsx';
import { type LinkChange, LinkChangeDialog } from './link-change-dialog.tsx';
import { useCalendarLink } from './queries.ts';
import { useCalendarSettings } from './use-calendar-settings.ts';

const { calendar: texts } = paymentTexts;

export function CalendarLink({ portfolioId }: { readonly portfolioId: number }) {
  const { data, error, isError, refetch } = useCalendarLink(portfolioId);
  return (
    <Section
      title={texts.title}
      lead="See the due dates in the calendar on your phone or computer. It asks for changes by itself, a few times a day."
    >
      {data === undefined && !isError ? <p className="muted">{navigationTexts.loading}</p> : null}
      {data === undefined && isError ? (
        <LoadFailure title={failureText(error, texts.fetchFailed)} onRetry={() => refetch()} />
      ) : null}
      {data === undefined ? null : <Content portfolioId={portfolioId} link={data} />}
    </Section>
  );
}

function Content({ portfolioId, link }: { readonly portfolioId: number; readonly link: Link }) {
  const settings = useCalendarSettings(portfolioId, link);
  const { ids, showsAmounts, isBusy } = settings;
  return (
    <>
      <p>
        The link is secret. Anyone who has it can see your creditors and the dates
        {showsAmounts ? ' and amounts' : ''} without signing in, so give it to nobody else. You can
        replace or remove it at any time.
      </p>
      {link.url === null ? null : <Address id={ids.address} url={link.url} onSaid={settings.say} />}
      <label className="check">
        <input
          type="checkbox"
          checked={showsAmounts}
          onChange={({ target }) => settings.showAmounts(target.checked)}
        />
        <span>Show amounts in the calendar</span>
      </label>
      <div className="row">
        {link.url === null ? (
          <Button id={ids.create} variant="secondary" busy={isBusy} onClick={settings.create}>
            Create calendar link
          </Button>
        ) : (
          <LinkActions isBusy={isBusy} onRenew={settings.renew} onRemove={settings.remove} />
        )}
      </div>
      <p className="small muted">{settings.said}</p>
      {settings.failure === null ? null : <Banner kind="danger" title={settings.failure} />}
    </>
  );
}

function LinkActions(props: {
  readonly isBusy: boolean;
  readonly onRenew: () => void;
  readonly onRemove: () => void;
}) {
  const [change, setChange] = useState<LinkChange | null>(null);
  const confirm = (): void => {
    setChange(null);
    if (change === 'renew') props.onRenew();
    else props.onRemove();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={props.isBusy}
        onClick={() => setChange('renew')}
      >
        New link
      </Button>
      <Button variant="quiet" size="small" busy={props.isBusy} onClick={() => setChange('remove')}>
        Remove link
      </Button>
      {change === null ? null : (
        <LinkChangeDialog change={change} onConfirm={confirm} onClose={() => setChange(null)} />
      )}
    </>
  );
}

function Address({
  id,
  url,
  onSaid,
}: {
  readonly id: string;
  readonly url: string;
  readonly onSaid: (said: string) => void;
}) {
  // Browsers refuse on pages without a secure connection, and where people have said no.
  const copy = (): void => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => onSaid('Copied.'),
        () => {
          document.getElementById(id)?.focus();
          onSaid('Your browser did not allow copying. The link is marked: copy it from the field.');
        },
      );
  };
  return (
    <div className="calendar-address">
      <div className="field">
        <label htmlFor={id}>Calendar link</label>
        <p className="hint" id={`${id}-hint`}>
          In your calendar, look for 'Subscribe', 'From URL' or 'From web', and paste it there.
        </p>
        <input
          className="input"
          id={id}
          aria-describedby={`${id}-hint`}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <Button variant="secondary" onClick={copy}>
        Copy link
      </Button>
    </div>
  );
}
