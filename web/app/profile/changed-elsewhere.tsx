/** Somebody, perhaps the same person in another tab, was faster: what the profile is now stands beside what was typed. */
import type { AccountUser } from '@debt-payoff/contract/accounts';
import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { profilePageTexts } from '@debt-payoff/contract/texts/profile-page';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { intoView } from '../ui/into-view.ts';

const { form: texts, confirmation } = profilePageTexts;

export function ChangedElsewhere({
  user,
  state,
}: {
  /** The newest, once it has been loaded. */
  readonly user: AccountUser;
  readonly state: {
    readonly isChangedElsewhere: boolean;
    readonly loadFailure: string | null;
    readonly loadNewest: () => void;
  };
}) {
  if (state.loadFailure !== null) {
    return (
      <Banner
        ref={intoView}
        kind="danger"
        title={texts.changedElsewhere}
        actions={
          <Button variant="secondary" size="small" onClick={state.loadNewest}>
            {navigationTexts.actions.tryAgain}
          </Button>
        }
      >
        {state.loadFailure}
      </Banner>
    );
  }
  if (!state.isChangedElsewhere) return null;
  const { pending_email: pending } = user;
  return (
    <Banner ref={intoView} kind="warning" title={texts.changedElsewhere}>
      {texts.newest(user)} {pending === null ? null : `${confirmation.pending(pending)}. `}
      {texts.compareThenSave}
    </Banner>
  );
}
