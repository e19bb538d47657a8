import { DomainError } from './errors.ts';

/** An edit names the version that it was made from: what others have saved since then must not be lost. */
export function requireSameVersion(
  stored: { readonly version: number },
  editedVersion: number | undefined,
): void {
  if (editedVersion !== undefined && editedVersion !== stored.version) {
    throw new DomainError('conflict');
  }
}
