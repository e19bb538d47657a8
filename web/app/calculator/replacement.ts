/** What saving does to the debts that a portfolio holds already, so that people can read it first. */

/** One that is saved again under the same creditor and type keeps its history. */
export type Replacement<Saved> = {
  readonly kept: readonly Saved[];
  readonly addedCount: number;
  readonly deleted: readonly Saved[];
};

type Named = { readonly creditor: string; readonly debt_type: string };

/** As the server pairs them: two debts of one name and type pair off in their order. */
export function replacementOf<Saved extends Named>(
  saved: readonly Saved[],
  next: readonly Named[],
): Replacement<Saved> {
  const waiting = new Map<string, Saved[]>();
  for (const debt of saved) {
    const name = nameOf(debt);
    waiting.set(name, [...(waiting.get(name) ?? []), debt]);
  }
  const kept = next.flatMap((debt) => waiting.get(nameOf(debt))?.shift() ?? []);
  return {
    kept,
    addedCount: next.length - kept.length,
    deleted: saved.filter((debt) => !kept.includes(debt)),
  };
}

function nameOf({ creditor, debt_type }: Named): string {
  return `${debt_type}\n${creditor.trim().toLowerCase()}`;
}
