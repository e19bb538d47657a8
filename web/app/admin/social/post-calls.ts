/** One post as staff fetch and send it. */
import { adminAddresses } from '@debt-payoff/contract/admin-addresses';
import type {
  createSocialPostCall,
  getSocialPostCall,
  scheduleSocialPostCall,
  updateSocialPostCall,
} from '@debt-payoff/contract/social-posts';
import { queryOptions } from '@tanstack/react-query';
import { quietSignedInCall, quietSignedInCallOnce } from '../../session/signed-in-call.ts';
import { adminKey } from '../lists/admin-queries.ts';
import type { PostCalls } from './save-post.ts';

export const postCalls: PostCalls = {
  create: ({ key, body }) =>
    quietSignedInCallOnce(key)<typeof createSocialPostCall>(adminAddresses.createSocialPost, {
      body,
    }),
  update: (id, body) =>
    quietSignedInCall<typeof updateSocialPostCall>(adminAddresses.updateSocialPost, {
      params: { id },
      body,
    }),
  schedule: (id) =>
    quietSignedInCall<typeof scheduleSocialPostCall>(adminAddresses.scheduleSocialPost, {
      params: { id },
    }),
};

export function fetchPost(id: number) {
  return quietSignedInCall<typeof getSocialPostCall>(adminAddresses.getSocialPost, {
    params: { id },
  });
}

export function postOptions(id: number) {
  return queryOptions({ queryKey: adminKey('post', id), queryFn: () => fetchPost(id) });
}
