/** The frame of the screens for signing in: the form, and beside it what the product is for. */
import { plans } from '@debt-payoff/contract/plans';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { currentSession } from '../session/session.ts';
import { announce } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { Scene } from '../ui/scene.tsx';

const { panel, register, needsScripts } = accountTexts;

export function AccountPage({
  title,
  lead,
  message = null,
  aside = null,
  children,
}: {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Why the visitor was sent here. */
  readonly message?: string | null;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const messageId = useId();
  useEffect(() => {
    // Where the page was loaded anew, as after signing out, no focus comes to the title. Who is signed in is led on.
    const isHeard = () =>
      document.activeElement === document.body && currentSession().status !== 'signed-in';
    if (message !== null) announce(() => (isHeard() ? message : ''));
  }, [message]);
  return (
    <div className={aside === null ? 'page account-page account-page-lone' : 'page account-page'}>
      <div className="account-main">
        {message === null ? null : (
          <div id={messageId}>
            <Banner kind="info" title={message} />
          </div>
        )}
        <div className="card">
          {/* Anyone who has just come starts at the title, and would not hear what stands before it. */}
          <h1 className="h2" aria-describedby={message === null ? undefined : messageId}>
            {title}
          </h1>
          {lead === undefined ? null : <p className="muted">{lead}</p>}
          <p className="without-scripts">{needsScripts}</p>
          {children}
        </div>
      </div>
      {aside}
    </div>
  );
}

const registerPoints = [register.freeToStart, register.noCreditCard];
const points = [panel.strategies, panel.progress, panel.control];

export function MarketingPanel({ isForNewcomers = false }: { readonly isForNewcomers?: boolean }) {
  const shown = isForNewcomers ? [...registerPoints, ...points] : points;
  return (
    <aside className="account-panel" aria-labelledby="panel-title">
      <Scene />
      <h2 className="h3" id="panel-title">
        {panel.title}
      </h2>
      <ul>
        {shown.map((point) => (
          <li key={point}>
            <Check className="icon" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <p className="small">
        Keeping a custom order with your debts is part of {plans.premium.name}.
      </p>
    </aside>
  );
}
