/** What is done with a resource from the list. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  deleteResourceCall,
  Resource,
  updateResourceStatusCall,
} from '@debt-payoff/contract/resources';
import { adminTexts } from '@debt-payoff/contract/texts/admin';
import { useState } from 'react';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { announce } from '../../ui/announce.ts';
import { useAct } from '../acts/use-act.ts';
import { plainFailure } from '../lists/failures.ts';
import { toggledStatus, toggledWords } from './resource-words.ts';

const texts = adminTexts.resources;

export function useToggle() {
  const [pressedId, setPressedId] = useState<number | null>(null);
  const { isBusy, failure, run } = useAct({
    call: ({ id, status }: Pick<Resource, 'id' | 'status'>) =>
      quietSignedInCall<typeof updateResourceStatusCall>(adminAddresses.updateResourceStatus, {
        params: { id },
        body: { status: toggledStatus(status) },
      }),
    failed: texts.statusFailed,
    failureOf: plainFailure,
    said: () => null,
    // For those who do not see the row.
    onDone: ({ name, status }) => announce(toggledWords({ name, status })),
  });
  return {
    failure,
    /** While one is changed, its own button says so, and the others wait. */
    busyId: isBusy ? pressedId : null,
    run: (resource: Pick<Resource, 'id' | 'status'>): void => {
      if (isBusy) return;
      setPressedId(resource.id);
      run(resource);
    },
  };
}

export function useDeletion(onDone: () => void) {
  return useAct({
    call: ({ id }: Pick<Resource, 'id'>) =>
      quietSignedInCall<typeof deleteResourceCall>(adminAddresses.deleteResource, {
        params: { id },
      }),
    failed: texts.deleteFailed,
    failureOf: plainFailure,
    said: () => texts.deleted,
    onDone,
  });
}
