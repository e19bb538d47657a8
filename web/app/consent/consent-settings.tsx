/** What is chosen about measuring, since when, and two equal ways to choose again. */
import type { ConsentChoice } from '@debt-payoff/contract/consent-choice';
import { isDay } from '@debt-payoff/contract/days';
import { consentPurposes, consentTexts } from '@debt-payoff/contract/texts/consent';
import { Check } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useServerFacts } from '../page/server-facts.ts';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { formatDay } from '../words/dates.ts';
import { chooseConsent, parseConsent, type StoredConsent, subscribeToConsent } from './choice.ts';
import { storedText } from './stored-consent.ts';

const { accept, reject, banner, settings } = consentTexts;

export function ConsentSettings() {
  if (useServerFacts().analytics === null) return <p>{settings.notMeasured}</p>;
  return (
    <>
      <p>
        <b>{banner.question}</b>
      </p>
      <p className="without-scripts">{settings.withoutScripts}</p>
      <ConsentControls />
      <h3 className="h4">{settings.agreedTo}</h3>
      <ul className="terms-list">
        {consentPurposes.map((purpose) => (
          <li key={purpose}>{purpose}</li>
        ))}
      </ul>
    </>
  );
}

function ConsentControls() {
  const text = useSyncExternalStore(subscribeToConsent, storedText, () => null);
  const kept = useMemo(() => parseConsent(text), [text]);
  const isHydrated = useHydrated();
  const [pressed, setPressed] = useState<ConsentChoice | null>(null);
  const choose = (choice: ConsentChoice): void => {
    if (kept?.choice !== choice) chooseConsent(choice);
    setPressed(choice);
    // A browser that keeps nothing has not kept this either.
    if (parseConsent(storedText())?.choice === choice) announce(doneText(choice));
  };
  // Chosen again in another tab: what was said here holds no longer.
  const isStill = pressed !== null && pressed === kept?.choice;
  return (
    <div className="consent-settings needs-scripts">
      <p>{isHydrated ? stateSentence(kept) : ' '}</p>
      <div className="consent-choices">
        <ChoiceButton choice="accepted" kept={kept} choose={choose} />
        <ChoiceButton choice="rejected" kept={kept} choose={choose} />
      </div>
      {isStill ? <p>{doneText(pressed)}</p> : null}
      <p className="small muted">{settings.forBrowser}</p>
    </div>
  );
}

function ChoiceButton({
  choice,
  kept,
  choose,
}: {
  readonly choice: ConsentChoice;
  readonly kept: StoredConsent | null;
  readonly choose: (choice: ConsentChoice) => void;
}) {
  const isChosen = kept?.choice === choice;
  return (
    <Button variant="secondary" aria-pressed={isChosen} onClick={() => choose(choice)}>
      {isChosen ? <Check className="icon" aria-hidden="true" /> : null}
      {choice === 'accepted' ? accept : reject}
    </Button>
  );
}

function doneText(choice: ConsentChoice): string {
  return choice === 'accepted' ? settings.nowAccepted : settings.nowRejected;
}

function stateSentence(kept: StoredConsent | null): string {
  if (kept === null) return settings.notChosen;
  // What is stored may not be ours.
  const isKnown = isDay(String(kept.chosenOn));
  return settings[kept.choice](isKnown ? settings.on(formatDay(kept.chosenOn)) : '');
}
