/** How the product is doing, for staff. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getHealthCall,
  retryMailCall,
  retryWebhooksCall,
  runJobCall,
} from '@debt-payoff/contract/admin-health';
import { healthTexts } from '@debt-payoff/contract/texts/health';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorOf } from '../../audit/actor.ts';
import { callerOf } from '../../platform/access.ts';
import { serveCall } from '../../platform/calls.ts';
import { findCommit } from '../../platform/commit.ts';
import { createTurns } from '../../platform/turns.ts';
import { type HealthActDeps, retryMail, retryWebhooks, runJob } from './health-acts.ts';
import { type ReadHealthDeps, readHealth } from './read-health.ts';

export type HealthDeps = HealthActDeps &
  ReadHealthDeps & { readonly config: { readonly commit: string | null } };

const checkout = join(import.meta.dirname, '../../../..');

export function serveStaffHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { config, clock } = deps;
  const facts = {
    version: readVersion(),
    commit: config.commit ?? findCommit(checkout),
    node: process.versions.node,
    environment: config.environment,
    started_at: clock.now().toISOString(),
  };
  const by = (request: FastifyRequest) => ({ actor: actorOf(callerOf(request)) });

  // It looks through whole tables: however often it is asked for, others keep their connections.
  const { inTurn } = createTurns({ atOnceMax: 2, waitingMax: 20, retryAfterSeconds: 5 });
  serveCall(app, getHealthCall, () => inTurn(() => readHealth(deps, facts)));

  serveCall(app, retryMailCall, async ({ params, request }) => {
    await retryMail(deps, { id: params.id, ...by(request) });
    return { message: healthTexts.mailRetried };
  });

  serveCall(app, runJobCall, async ({ params: { name }, request }) => {
    await runJob(deps, { name, ...by(request) });
    return { message: healthTexts.jobStarted(name) };
  });

  serveCall(app, retryWebhooksCall, async ({ request }) => ({
    message: healthTexts.webhooksRetried(await retryWebhooks(deps, by(request))),
  }));
}

function readVersion(): string {
  const text = readFileSync(join(checkout, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
