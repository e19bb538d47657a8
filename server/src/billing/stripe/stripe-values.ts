/** Instants and ids as Stripe writes them. */

export function instantOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}

export function instantOrNull(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : instantOf(seconds);
}

export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}

/** Of a field that holds an object, or only its id. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

export function idOrNull(
  reference: string | { readonly id: string } | null | undefined,
): string | null {
  return reference === null || reference === undefined ? null : idOf(reference);
}

/** In the metadata of what must be made once: the key that it was made with. */
export const keyMark = 'debt_payoff_key';

/** Pages are read until so many are there: nobody who uses the product has more. */
export const readingBound = { limit: 1_000 } as const;
export const pageSize = 100;
