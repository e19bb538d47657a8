/** What was typed in the profile before the session ended, with what it was typed over. Passwords do not wait. */
import { findUnsent } from '../session/unsent.ts';
import type { ProfileFields } from './profile-rules.ts';

export const unsentProfile = 'profile';

type State = {
  readonly typed: ProfileFields;
  readonly base: ProfileFields;
  readonly version: number;
};

/** Without the base, a field that was left alone would be taken for a change of what is there by now. */
export function unsentProfileOf({ typed, base, version }: State) {
  return {
    username: typed.username,
    email: typed.email,
    baseUsername: base.username,
    baseEmail: base.email,
    version: String(version),
  };
}

export function findUnsentProfile(
  user: ProfileFields & { readonly version: number },
): State | null {
  const like = unsentProfileOf({ typed: user, base: user, version: user.version });
  const found = findUnsent(unsentProfile, like);
  return found === null ? null : stateOf(found);
}

export function stateOf(waited: ReturnType<typeof unsentProfileOf>): State {
  const { username, email, baseUsername, baseEmail, version } = waited;
  return {
    typed: { username, email },
    base: { username: baseUsername, email: baseEmail },
    version: Number(version),
  };
}
