/** The devices that are signed in, and how to sign them out. */
import { accountAddresses } from '@debt-payoff/contract/account-addresses';
import type {
  Device,
  endOtherSessionsCall,
  endSessionCall,
  listSessionsCall,
} from '@debt-payoff/contract/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../forms/call-failure.ts';
import { scheduleKeys } from '../schedules/queries.ts';
import { signedInCall } from '../session/signed-in-call.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Section } from '../ui/section.tsx';
import { DeviceList } from './device-list.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const { devices: texts } = profilePageTexts;

type SignOutTarget = Device | 'others';

export function Devices() {
  const devices = useQuery({
    queryKey: ['sessions'],
    queryFn: () => signedInCall<typeof listSessionsCall>(accountAddresses.listSessions, {}),
  });
  const [target, setTarget] = useState<SignOutTarget | null>(null);
  const [endsLinks, setEndsLinks] = useState(false);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (which: SignOutTarget) => endSession(which, endsLinks),
    onSuccess: () => {
      if (endsLinks) queries.removeQueries({ queryKey: scheduleKeys.calendars });
      return devices.refetch();
    },
  });
  const sessions = devices.data?.sessions ?? [];
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  const open = (which: SignOutTarget): void => {
    end.reset();
    setEndsLinks(false);
    setTarget(which);
  };
  return (
    <Section title="Devices" lead="Where your account is signed in.">
      {end.isSuccess ? <Banner kind="success" title={end.data.message} /> : null}
      {devices.isPending ? <p className="device-to-come">Loading your devices</p> : null}
      {devices.isError ? (
        <Banner
          kind="danger"
          title={failureText(devices.error)}
          actions={
            <Button variant="secondary" size="small" onClick={() => devices.refetch()}>
              {navigationTexts.actions.tryAgain}
            </Button>
          }
        />
      ) : null}
      <DeviceList devices={sessions} onSignOut={open} />
      {hasOthers ? (
        <Button variant="secondary" onClick={() => open('others')}>
          Sign out all other devices
        </Button>
      ) : null}
      {target === null ? null : (
        <ConfirmDialog
          title={target === 'others' ? 'Sign out all other devices?' : 'Sign out this device?'}
          confirm="Sign out"
          isBusy={end.isPending}
          failure={end.isError ? failureText(end.error) : null}
          onClose={() => setTarget(null)}
          onConfirm={() => end.mutate(target, { onSuccess: () => setTarget(null) })}
          below={
            target === 'others' ? (
              <SettingSwitch label={texts.endLinks} isOn={endsLinks} onSwitch={setEndsLinks}>
                {texts.endLinksHint}
              </SettingSwitch>
            ) : null
          }
        >
          {target === 'others' ? (
            <p>This device stays signed in. Every other one has to sign in again.</p>
          ) : (
            <p>
              <b>{target.device}</b> has to sign in again.
            </p>
          )}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function endSession(which: SignOutTarget, endsLinks: boolean) {
  return which === 'others'
    ? signedInCall<typeof endOtherSessionsCall>(accountAddresses.endOtherSessions, {
        query: endsLinks ? { calendar_links: 'end' } : {},
      })
    : signedInCall<typeof endSessionCall>(accountAddresses.endSession, {
        params: { id: which.id },
      });
}
