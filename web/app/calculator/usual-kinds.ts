/** A new row takes the kind of rate that was last chosen for its type. */
import type { RateKind } from '@debt-payoff/engine/terms';
import { rateKindOf } from '../debts/terms-form.ts';
import { whenPersonChanges } from '../session/person.ts';
import type { Draft } from './draft.ts';
import type { Row } from './rows.ts';

/** In this visit, by type. */
const lastChosen = new Map<string, string>();

whenPersonChanges(() => lastChosen.clear());

export function noticeKind(type: string, rateKind: string): void {
  lastChosen.set(type, rateKind);
}

/** One that was chosen for the row itself stays. One that it took for another type goes. */
export function withUsualKind(row: Row, { rows }: Pick<Draft, 'rows'>): Row {
  const isOwn = row.rateKind !== '' && row.hasUsualKind !== true;
  if (isOwn) return row;
  const kind = rateKindOf(lastChosen.get(row.type) ?? typedFor(row, rows));
  return kind === null && row.rateKind === '' ? row : withKind(row, kind);
}

/** Before anything was chosen in this visit: what the rows have. */
function typedFor({ id, type }: Row, rows: readonly Row[]): string {
  const typed = rows.findLast(
    (other) => other.id !== id && other.type === type && other.rateKind !== '',
  );
  return typed?.rateKind ?? '';
}

function withKind(row: Row, kind: RateKind | null): Row {
  const { hasUsualKind: _, terms, ...fields } = row;
  const { rateKind: __, ...others } = terms ?? {};
  const left = { ...others, ...(kind !== null && { rateKind: kind }) };
  return {
    ...fields,
    rateKind: kind ?? '',
    ...(kind !== null && { hasUsualKind: true }),
    ...(Object.keys(left).length > 0 && { terms: left }),
  };
}
