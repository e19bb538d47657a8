/** What staff can do with a message. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  acceptMessageCall,
  closeMessageCall,
  recordOutcomeCall,
  replyToMessageCall,
} from '@debt-payoff/contract/contact';
import { messageTexts } from '@debt-payoff/contract/texts/messages';
import { quietSignedInCall, quietSignedInCallOnce } from '../../session/signed-in-call.ts';
import { useAct } from '../acts/use-act.ts';

type NewReply = { readonly text: string; readonly seenReplies: number; readonly key: string };

const said = ({ message }: { readonly message: string }): string => message;

export function useReply(id: number, onDone: () => void) {
  return useAct({
    call: ({ text, seenReplies, key }: NewReply) =>
      quietSignedInCallOnce(key)<typeof replyToMessageCall>(adminAddresses.replyToMessage, {
        params: { id },
        body: { reply: text, seen_replies: seenReplies },
      }),
    failed: messageTexts.replyFailed,
    said,
    onDone,
  });
}

export function useRecordOutcome(id: number, onDone: () => void) {
  return useAct({
    call: (outcome: string) =>
      quietSignedInCall<typeof recordOutcomeCall>(adminAddresses.recordOutcome, {
        params: { id },
        body: { outcome },
      }),
    failed: messageTexts.outcomeFailed,
    said,
    onDone,
  });
}

export function useClose() {
  return useAct({
    call: (id: number) =>
      quietSignedInCall<typeof closeMessageCall>(adminAddresses.closeMessage, { params: { id } }),
    failed: messageTexts.closeFailed,
    said,
    onDone: () => {},
  });
}

export function useAccept() {
  return useAct({
    call: (id: number) =>
      quietSignedInCall<typeof acceptMessageCall>(adminAddresses.acceptMessage, {
        params: { id },
      }),
    failed: messageTexts.acceptFailed,
    said,
    onDone: () => {},
  });
}
