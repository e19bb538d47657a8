/** `npm run billing:price-change -- --plan basic --price 5.49 --from 2027-02-01`: another price for those who pay already. */
import { parseArgs } from 'node:util';
import { billingLimits } from '@debt-payoff/contract/billing-limits';
import { formatPence } from '@debt-payoff/contract/money';
import { plans, tiers } from '@debt-payoff/contract/plans';
import type { PriceChangeRequest } from '../server/src/billing/price-changes/price-change-rules.ts';
import {
  type PriceChangePlan,
  PriceChangeRefusedError,
  planPriceChange,
  schedulePriceChange,
} from '../server/src/billing/price-changes/price-changes.ts';
import { isLiveKey } from '../server/src/billing/stripe/stripe-key.ts';
import { type Config, readConfig } from '../server/src/config.ts';
import { DomainError } from '../server/src/platform/domain-error.ts';
import { runProcess } from '../server/src/platform/lifecycle.ts';
import { StartupError } from '../server/src/platform/startup-error.ts';
import { openCommandBilling } from './command-billing.ts';

await runProcess(async (lifecycle) => {
  const { isCheckOnly, ...request } = readRequest();
  const config = readConfig(process.env);
  const deps = await openCommandBilling(config, { lifecycle, isCheckOnly });
  console.log(`${placeOf(config)}:\n`);
  await orStartupError(async () => {
    const plan = await planPriceChange(deps, request);
    if (plan.problems.length > 0) throw new PriceChangeRefusedError(plan.problems);
    console.log(describe(request, plan));
    if (isCheckOnly) {
      console.log('\nNothing was written. Without --check, it is scheduled and everyone is told.');
      return;
    }
    const by = process.env.USER ?? process.env.LOGNAME ?? 'command line';
    const { change, notices } = await schedulePriceChange(deps, { ...request, by });
    console.log(`\nScheduled. Mails put into the outbox: ${notices.doneCount}.`);
    console.log(`The new price at Stripe is ${change.priceId}.`);
    if (notices.failedCount === 0) return;
    process.exitCode = 1;
    console.error(`${notices.failedCount} could not be told; the log says why. Run this again.`);
  });
  return 'is done';
});

function readRequest(): PriceChangeRequest & { readonly isCheckOnly: boolean } {
  const values = readOptions();
  const tier = tiers.find((name) => name === values.plan && name !== 'free');
  const amountPence = readPence(values.price ?? '');
  const { from: effectiveOn = '' } = values;
  if (tier === undefined || amountPence === null || effectiveOn === '') throw usage();
  return { tier, amountPence, effectiveOn, isCheckOnly: values.check };
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        plan: { type: 'string' },
        price: { type: 'string' },
        from: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch {
    throw usage();
  }
}

/** Null for what is no price, such as '5,49'. */
function readPence(text: string): number | null {
  const [, pounds, pence = ''] = /^£?(\d{1,4})(?:\.(\d{2}))?$/.exec(text) ?? [];
  return pounds === undefined ? null : Number(pounds) * 100 + Number(pence);
}

function usage(): StartupError {
  return new StartupError([
    'Say which plan, its new price in pounds and the first day: --plan basic --price 5.49 --from 2027-02-01. Add --check to see what would happen.',
  ]);
}

function describe(request: PriceChangeRequest, plan: PriceChangePlan): string {
  const { tier, amountPence, effectiveOn } = request;
  const { label } = plans[tier];
  const lines = [
    `${label}: ${formatPence(plan.listPence ?? 0)} a month becomes ${formatPence(amountPence)} a month from ${effectiveOn}.`,
    `Subscribers who pay another price today: ${plan.subscribersCount}.`,
    `Each is told by mail, and pays the new price from the first renewal after ${effectiveOn} that is more than ${billingLimits.feeChangeNoticeDays} days after their mail.`,
  ];
  if (plan.scheduled !== null)
    lines.push('It was scheduled before: those who were not told yet are.');
  return lines.join('\n');
}

/** Anyone who took the wrong key should see it before the first line. */
function placeOf(config: Config): string {
  const { secretKey } = config.stripe;
  if (secretKey === null) return 'In the emulator (STRIPE_SECRET_KEY chooses Stripe)';
  return `In your Stripe account, ${isLiveKey(secretKey) ? 'live' : 'test'} mode`;
}

/** What staff can mend is said in a sentence, without a trace. */
async function orStartupError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof PriceChangeRefusedError) throw new StartupError(error.problems);
    if (error instanceof DomainError) throw new StartupError([error.message]);
    throw error;
  }
}
