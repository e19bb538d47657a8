/**
 * What becomes of the debts of a portfolio when a list replaces them. The browser says by it what will be
 * deleted, and the server deletes by it.
 */

type NameAndType = { readonly creditor: string; readonly debt_type: string };

export type DebtPairing<Saved, Next> = {
  /** Saved again under the same creditor and type: such a debt keeps its history. */
  readonly kept: readonly { readonly saved: Saved; readonly next: Next }[];
  readonly added: readonly Next[];
  readonly deleted: readonly Saved[];
};

/** Two debts of one name and type pair off in their order. */
export function pairDebts<Saved extends NameAndType, Next extends NameAndType>(
  savedDebts: readonly Saved[],
  nextDebts: readonly Next[],
): DebtPairing<Saved, Next> {
  const unpaired = new Map<string, Saved[]>();
  for (const debt of savedDebts) {
    const name = nameOf(debt);
    unpaired.set(name, [...(unpaired.get(name) ?? []), debt]);
  }
  const kept: { saved: Saved; next: Next }[] = [];
  const added: Next[] = [];
  for (const next of nextDebts) {
    const saved = unpaired.get(nameOf(next))?.shift();
    if (saved === undefined) added.push(next);
    else kept.push({ saved, next });
  }
  const staying = new Set(kept.map(({ saved }) => saved));
  return { kept, added, deleted: savedDebts.filter((debt) => !staying.has(debt)) };
}

function nameOf({ creditor, debt_type }: NameAndType): string {
  return `${debt_type}\n${creditor.trim().toLowerCase()}`;
}
