/** What happens by itself: reminders, and recording what has fallen due. Each switch saves when it is pressed. */
import { paymentSettingsAddresses } from '@debt-payoff/contract/payment-addresses';
import type {
  getPaymentSettingsCall,
  PaymentSettings as Settings,
  updatePaymentSettingsCall,
} from '@debt-payoff/contract/payment-settings';
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { paymentTexts } from '@debt-payoff/contract/texts/payments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { replaceFetched } from '../session/fetched-data.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { useAnnouncement } from '../ui/announce.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { RemindersHint } from './reminders-hint.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const texts = paymentTexts.settings;
const { failures, actions } = navigationTexts;
const loading = { failed: texts.loadFailed, networkError: failures.network };
const saving = { failed: texts.saveFailed, networkError: failures.network };

const queryKey = ['payment-settings'];

/** Whether the address is confirmed is known from the account, which changes on the same page. */
export function PaymentSettings({ isEmailConfirmed }: { readonly isEmailConfirmed: boolean }) {
  const settings = useQuery({
    queryKey,
    queryFn: () => signedInCall<typeof getPaymentSettingsCall>(paymentSettingsAddresses.get, {}),
  });
  return (
    <Section title={texts.title} lead={texts.lead}>
      {settings.isPending ? <p className="switches-to-come">{texts.loading}</p> : null}
      {settings.isError && settings.data === undefined ? (
        <Banner
          kind="danger"
          title={failureText(settings.error, loading)}
          actions={
            <Button variant="secondary" size="small" onClick={() => settings.refetch()}>
              {actions.tryAgain}
            </Button>
          }
        />
      ) : null}
      {settings.data === undefined ? null : (
        <Switches stored={settings.data} isEmailConfirmed={isEmailConfirmed} />
      )}
    </Section>
  );
}

type Choice = Partial<Pick<Settings, 'wants_reminders' | 'records_automatically'>>;

function Switches({
  stored,
  isEmailConfirmed,
}: {
  readonly stored: Settings;
  readonly isEmailConfirmed: boolean;
}) {
  const { shown, save, status, failure } = useSaving(stored);
  return (
    <>
      <SettingSwitch
        label={texts.reminders}
        // Without the plan none are sent, whatever was once chosen.
        isOn={shown.can_have_reminders && shown.wants_reminders}
        isAvailable={shown.can_have_reminders}
        onSwitch={(isOn) => save({ wants_reminders: isOn })}
      >
        <RemindersHint settings={shown} isEmailConfirmed={isEmailConfirmed} />
      </SettingSwitch>
      <SettingSwitch
        label={accountTexts.profile.recordAutomatically}
        isOn={shown.records_automatically}
        onSwitch={(isOn) => save({ records_automatically: isOn })}
      >
        {texts.automaticHint}
      </SettingSwitch>
      {failure === null ? null : (
        <Banner kind="danger" title={failure}>
          {texts.unchanged}
        </Banner>
      )}
      <p className="small muted">{status}</p>
    </>
  );
}

/** One change at a time; what could not be saved goes back to what is known to be stored. */
function useSaving(stored: Settings) {
  const client = useQueryClient();
  // Shown from the press on: the state of the call follows a moment later, and the switch would jump back.
  const [pressed, setPressed] = useState<Choice | null>(null);
  const update = useMutation({
    mutationFn: (choice: Choice) =>
      signedInCall<typeof updatePaymentSettingsCall>(paymentSettingsAddresses.update, {
        body: choice,
      }),
    onSuccess: (saved) => replaceFetched(client, queryKey, saved),
    onSettled: () => setPressed(null),
  });
  const { isPending, isSuccess, variables } = update;
  const saved = isSuccess ? savedText(variables) : null;
  useAnnouncement(saved);
  return {
    shown: { ...stored, ...pressed },
    save: (choice: Choice) => {
      if (pressed !== null) return;
      setPressed(choice);
      update.mutate(choice);
    },
    status: isPending ? texts.saving : saved,
    failure: update.isError ? failureText(update.error, saving) : null,
  };
}

function savedText({ wants_reminders, records_automatically }: Choice): string {
  if (wants_reminders !== undefined) {
    return wants_reminders ? texts.remindersOn : texts.remindersOff;
  }
  return records_automatically === true ? texts.automaticOn : texts.automaticOff;
}
