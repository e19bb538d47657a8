/** Takes events to the endpoints that want them: at least once, each endpoint at its own pace. */
import { withAddress } from '../http/address.ts';
import { readSettings, type WebhookBehaviour } from '../store/settings.ts';
import type { Store } from '../store/store.ts';
import {
  type DueDelivery,
  findDueDelivery,
  listDueEndpoints,
  recordImpossible,
  recordRefused,
  recordTaken,
} from './deliveries.ts';
import { type Attempt, postEvent } from './post-event.ts';
import { secretsInForce } from './signature.ts';

export type Deliverer = {
  /** There may be something to deliver. */
  readonly wake: () => void;
};

export type RunningDeliverer = Deliverer & {
  /** Resolves once nothing is due or under way. */
  readonly settled: () => Promise<void>;
  /** Breaks off what is under way; it will be delivered again. */
  readonly stop: () => Promise<void>;
};

const replyWaitMs = 10_000;

/** In order, one waits for the other; where order does not matter, several go at once. */
const lanesByOrder: Readonly<Record<WebhookBehaviour['order'], number>> = {
  as_created: 1,
  reversed: 1,
  shuffled: 4,
};

type DelivererDeps = {
  readonly store: Store;
  readonly address: () => string;
  readonly onError: (error: unknown) => void;
  readonly replyWaitMs?: number;
};

export function createDeliverer(deps: DelivererDeps): RunningDeliverer {
  const { store, onError } = deps;
  const stopping = new AbortController();
  const underWay = new Set<string>();
  const lanes = new Map<string, Set<Promise<void>>>();
  let looking: Promise<void> | null = null;
  let wakes = 0;

  const look = async (): Promise<void> => {
    const { webhooks } = await readSettings(store.pool);
    if (webhooks.isPaused) return;
    for (const endpointId of await listDueEndpoints(store.pool, store.now())) {
      const open = lanes.get(endpointId) ?? new Set();
      lanes.set(endpointId, open);
      while (open.size < lanesByOrder[webhooks.order]) openLane(endpointId, open);
    }
  };

  const openLane = (endpointId: string, open: Set<Promise<void>>): void => {
    const seen = wakes;
    const lane = runLane(endpointId)
      .catch(onError)
      .then(() => {
        open.delete(lane);
        if (open.size === 0) lanes.delete(endpointId);
        // Something may have come after the lane last looked.
        if (wakes !== seen) wake();
      });
    open.add(lane);
  };

  const runLane = async (endpointId: string): Promise<void> => {
    while (!stopping.signal.aborted) {
      const { webhooks } = await readSettings(store.pool);
      if (webhooks.isPaused) return;
      const delivery = await findDueDelivery(store.pool, {
        endpointId,
        order: webhooks.order,
        now: store.now(),
        underWay: [...underWay],
      });
      if (delivery === null) return;
      // Another lane may have found the same.
      if (underWay.has(delivery.id)) continue;
      underWay.add(delivery.id);
      try {
        await deliver(deps, { delivery, endpointId, webhooks, stopping: stopping.signal });
      } finally {
        underWay.delete(delivery.id);
      }
    }
  };

  const wake = (): void => {
    wakes += 1;
    if (stopping.signal.aborted || looking !== null) return;
    const seen = wakes;
    looking = look()
      .catch(onError)
      .then(() => {
        looking = null;
        if (wakes !== seen) wake();
      });
  };

  const settled = async (): Promise<void> => {
    while (looking !== null || lanes.size > 0) {
      await looking;
      await Promise.all([...lanes.values()].flatMap((open) => [...open]));
    }
  };

  return {
    wake,
    settled,
    stop: async () => {
      stopping.abort();
      await settled();
    },
  };
}

async function deliver(
  { store, address, replyWaitMs: waitMs = replyWaitMs }: DelivererDeps,
  {
    delivery,
    endpointId,
    webhooks,
    stopping,
  }: {
    readonly delivery: DueDelivery;
    readonly endpointId: string;
    readonly webhooks: WebhookBehaviour;
    readonly stopping: AbortSignal;
  },
): Promise<void> {
  const { id, attempts } = delivery;
  const found = await store.read(async (tx) => ({
    endpoint: await tx.find('webhook_endpoint', endpointId),
    internal: await tx.internal('webhook_endpoint', endpointId),
    event: await tx.find('event', delivery.event_id),
  }));
  const { endpoint, event } = found;
  if (endpoint === null || event === null || endpoint.status !== 'enabled') {
    const reason =
      event === null
        ? 'the event has been deleted'
        : endpoint === null
          ? 'the endpoint has been deleted'
          : 'the endpoint is disabled';
    await store.write((tx) => recordImpossible(tx, { id, reply: `Not sent: ${reason}.` }));
    return;
  }
  const now = store.now();
  const attempt = await postEvent({
    url: endpoint.url,
    body: withAddress(JSON.stringify(event, null, 2), address()),
    secrets: secretsInForce(found.internal, now),
    at: now,
    allowedHosts: webhooks.allowedHosts,
    signal: AbortSignal.any([stopping, AbortSignal.timeout(waitMs)]),
  });
  if (stopping.aborted && attempt.kind !== 'taken') return;
  await record(store, attempt, { id, now, attempts, duplicates: webhooks.duplicates });
}

async function record(
  store: Store,
  attempt: Attempt,
  known: {
    readonly id: string;
    readonly now: number;
    readonly attempts: number;
    readonly duplicates: number;
  },
): Promise<void> {
  await store.write((tx) => {
    if (attempt.kind === 'taken') return recordTaken(tx, { ...known, ...attempt });
    if (attempt.kind === 'refused') return recordRefused(tx, { ...known, ...attempt });
    return recordImpossible(tx, { ...known, ...attempt });
  });
}
