/** What time alone does, one step after another, each at the moment at which it was due. */
import { isDatabaseFault } from '../store/database-fault.ts';
import type { Kind } from '../store/kinds.ts';
import { schemaName } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';
import { StripeError } from '../stripe-error.ts';

/** By kind: brings the object with this id past the moment at which it was due. */
export type DueWork = {
  readonly [K in Kind]?: (tx: Transaction, id: string, now: number) => Promise<void>;
};

type Step = { readonly id: string; readonly kind: Kind; readonly dueAt: number };

export type TimeKeeper = {
  /** Catches up with the clock of the product. */
  readonly catchUp: () => Promise<void>;
  /** Moves a test clock as far as it was asked to go, also where a process ended on the way. */
  readonly advanceTestClocks: () => Promise<void>;
};

export function createTimeKeeper(deps: {
  readonly store: Store;
  readonly dueWork: DueWork;
  readonly onError: (error: unknown, step: Step) => void;
  /** What is under way is left where it is; anyone who asked for it is told to try again. */
  readonly stopping?: AbortSignal;
}): TimeKeeper {
  const { store, stopping } = deps;

  const runUntil = async (testClock: string | null, until: number): Promise<void> => {
    for (;;) {
      const step = await findStep(store, testClock, until);
      if (step === null) return;
      if (stopping?.aborted) throw isEnding();
      await runStep(deps, testClock, step);
    }
  };

  const advanceTestClocks = async (): Promise<void> => {
    const clocks = await store.read((tx) =>
      tx.all('test_helpers.test_clock', { status: 'advancing' }),
    );
    for (const { id } of clocks) {
      const { target } = await store.read((tx) => tx.internal('test_helpers.test_clock', id));
      if (target == null) continue;
      await runUntil(id, target);
      await store.write((tx) => arrive(tx, id, target));
    }
  };

  // Requests that come together catch up once.
  let catchingUp: Promise<void> | null = null;
  const catchUp = (): Promise<void> => {
    catchingUp ??= runUntil(null, store.now()).finally(() => {
      catchingUp = null;
    });
    return catchingUp;
  };

  return { catchUp, advanceTestClocks };
}

async function arrive(tx: Transaction, id: string, target: number): Promise<void> {
  const clock = await tx.find('test_helpers.test_clock', id);
  if (clock === null || clock.status !== 'advancing') return;
  const ready = await tx.update(
    'test_helpers.test_clock',
    { ...clock, frozen_time: target, status: 'ready', status_details: {} },
    { target: null },
  );
  await tx.emit({ type: 'test_helpers.test_clock.ready', object: ready, now: target });
}

type StepRow = { readonly id: string; readonly kind: Kind; readonly due_at: string };

async function findStep(
  { pool }: Store,
  testClock: string | null,
  until: number,
): Promise<Step | null> {
  // 'IS NOT DISTINCT FROM' would not use the index.
  const { rows } = await pool.query<StepRow>(
    `SELECT id, kind, due_at FROM ${schemaName}.objects
     WHERE due_at <= $1 AND test_clock ${testClock === null ? 'IS NULL' : '= $2'}
     ORDER BY due_at, seq LIMIT 1`,
    testClock === null ? [until] : [until, testClock],
  );
  const [row] = rows;
  return row === undefined ? null : { id: row.id, kind: row.kind, dueAt: Number(row.due_at) };
}

function isEnding(): StripeError {
  return new StripeError(503, 'api_error', 'The emulator is ending. Please try again.');
}

async function runStep(
  { store, dueWork, onError }: Parameters<typeof createTimeKeeper>[0],
  testClock: string | null,
  step: Step,
): Promise<void> {
  try {
    await store.write(
      async (tx) => {
        if (!(await isStillDue(tx, step))) return;
        if (testClock !== null) await moveTestClock(tx, testClock, step.dueAt);
        await dueWork[step.kind]?.(tx, step.id, step.dueAt);
        if (await isStillDue(tx, step)) throw new Error(`${step.id} is due again at once`);
      },
      { now: step.dueAt },
    );
  } catch (error) {
    // A database that is away, or another process that has taken over, says nothing about the object.
    if (isDatabaseFault(error)) throw error;
    onError(error, step);
    await store.write((tx) => skip(tx, step));
  }
}

/** One object that cannot go on must not hold up all others. */
async function skip(tx: Transaction, { id, dueAt }: Step): Promise<void> {
  await tx.client.query(
    `UPDATE ${schemaName}.objects SET due_at = NULL WHERE id = $1 AND due_at = $2`,
    [id, dueAt],
  );
}

async function isStillDue(tx: Transaction, { id, dueAt }: Step): Promise<boolean> {
  const { rows } = await tx.client.query(
    `SELECT 1 FROM ${schemaName}.objects WHERE id = $1 AND due_at = $2`,
    [id, dueAt],
  );
  return rows.length > 0;
}

async function moveTestClock(tx: Transaction, id: string, to: number): Promise<void> {
  const clock = await tx.get('test_helpers.test_clock', id);
  if (to <= clock.frozen_time) return;
  await tx.update('test_helpers.test_clock', { ...clock, frozen_time: to });
}
