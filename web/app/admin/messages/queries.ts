/** What is fetched about messages to us. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type { CallInput } from '@debt-payoff/contract/call';
import type { getMessageCall, listMessagesCall } from '@debt-payoff/contract/contact';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { quietSignedInCall } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';

export type MessageListQuery = CallInput<typeof listMessagesCall>['query'];

const noun = 'messages';

export function messageListQuery(query: MessageListQuery) {
  return queryOptions({
    queryKey: adminKey(noun, 'list', query),
    queryFn: () =>
      quietSignedInCall<typeof listMessagesCall>(adminAddresses.listMessages, { query }),
    select: ({ messages, pagination }) => ({ rows: messages, pagination }),
    placeholderData: keepPreviousData,
  });
}

export function messageQuery(id: number) {
  return queryOptions({
    queryKey: adminKey(noun, id),
    queryFn: () =>
      quietSignedInCall<typeof getMessageCall>(adminAddresses.getMessage, { params: { id } }),
  });
}
