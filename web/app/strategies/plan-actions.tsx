/** Taking the plan along: as a link that holds it, or on paper. */

import { writePlanLink } from '@debt-payoff/contract/plan-link';
import { strategyTexts } from '@debt-payoff/contract/texts/strategies';
import { Link as LinkIcon, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import type { StrategiesState } from '../payoff-plan/strategies-state.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';

const { share } = strategyTexts;

type CopyResult = {
  readonly outcome: 'none' | 'copied' | 'refused';
  readonly link: string;
  readonly tries: number;
};

const untried: CopyResult = { outcome: 'none', link: '', tries: 0 };

export function PlanActions({ state }: { readonly state: StrategiesState }) {
  const [{ outcome, link, tries }, setResult] = useState<CopyResult>(untried);
  const copy = async (): Promise<void> => {
    const made = new URL(writePlanLink(state), window.location.origin).href;
    const isCopied = await copyText(made);
    setResult({ outcome: isCopied ? 'copied' : 'refused', link: made, tries: tries + 1 });
    if (isCopied) announce(`${share.copied} ${share.whoSees}`);
  };
  return (
    <section className="plan-actions needs-scripts screen-only" aria-label={share.title}>
      <div className="row">
        <Button variant="secondary" onClick={copy}>
          <LinkIcon className="icon" aria-hidden="true" />
          {share.copyLink}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden="true" />
          {share.print}
        </Button>
      </div>
      {outcome === 'copied' ? (
        <p className="small muted">
          {share.copied} {share.whoSees}
        </p>
      ) : null}
      {outcome === 'refused' ? <LinkToCopy key={tries} link={link} /> : null}
    </section>
  );
}

/** Browsers refuse on pages without a secure connection, and where people have said no. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** It is selected with the focus, for the keys that copy. */
function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

function LinkToCopy({ link }: { readonly link: string }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{share.copyByHand}</label>
      <input
        className="input"
        id={id}
        readOnly
        aria-describedby={`${id}-hint`}
        ref={focusAtOnce}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="hint" id={`${id}-hint`}>
        {share.whoSees}
      </p>
    </div>
  );
}
