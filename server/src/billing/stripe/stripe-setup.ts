/** Makes or checks everything that billing needs in a Stripe account. It can be run again at any time. */
import { setUpPortal } from './setup-portal.ts';
import { setUpPrice } from './setup-prices.ts';
import { setUpProduct } from './setup-products.ts';
import { orRefusal, type SetupContext, type SetupStep } from './setup-step.ts';
import { setUpWebhook } from './setup-webhook.ts';

/** What is not ours is never touched, and nothing that people pay is changed without being asked for. */
export async function setUpStripe(
  context: SetupContext,
  /** Called for each as it is done: a later one may fail. */
  onStep: (step: SetupStep) => void = () => {},
): Promise<SetupStep[]> {
  const steps: SetupStep[] = [];
  const run = async (subject: string, work: () => Promise<SetupStep>): Promise<void> => {
    const step = await orRefusal(subject, work);
    steps.push(step);
    onStep(step);
  };
  for (const plan of context.wanted.plans) {
    await run(`product ${plan.name}`, () => setUpProduct(context, plan));
    await run(`price ${plan.lookupKey}`, () => setUpPrice(context, plan));
  }
  await run('portal configuration', () => setUpPortal(context));
  await run('webhook endpoint', () => setUpWebhook(context));
  return steps;
}
