import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withQuickImports } from '../support/server-process.ts';
import { startTestStripe } from '../support/test-stripe.ts';

it('the command sets up the emulator of the local environment, and says what it did', async () => {
  const { databaseUrl } = await startTestStripe();
  const variables = { DATABASE_URL: databaseUrl };
  const checked = await runCommand(variables, '--check');
  expect(checked).toMatchObject({ code: 1, errors: '' });
  expect(checked.output).toMatch(/^In the emulator at http:\S+ .*, for http:\/\/localhost:5001:\n/);
  expect(checked.output).toContain('differs: price basic_monthly; is missing\n');
  expect(checked.output).toContain('Nothing was written.');
  const made = await runCommand(variables);
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.output).toMatch(/^made: product Basic Plan \(prod_\w+\)$/m);
  expect(made.output).toMatch(/STRIPE_WEBHOOK_SECRET.*\n {2}whsec_\w+\n/);
});

it('the command asks for a key elsewhere, and for a word before it touches real money', async () => {
  const live = await runCommand({ STRIPE_SECRET_KEY: 'sk_live_51abcdefghijk' });
  expect(live).toMatchObject({ code: 1, errors: expect.stringContaining('Add --live') });
  expect(live.errors).not.toContain('51abcdefghijk');
  const missing = await runCommand({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://debts.example',
    JWT_SECRET: 'a-secret-of-at-least-32-characters',
  });
  expect(missing.errors).toContain('STRIPE_SECRET_KEY is missing');
  expect((await runCommand({}, '--chekc')).errors).toContain('The options are --check');
});

it('the command says where it worked, and what stands, when Stripe cannot be reached', async () => {
  const { code, output, errors } = await runCommand({
    HTTPS_PROXY: 'http://127.0.0.1:9',
    NODE_USE_ENV_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_test_51abcdefghijk',
  });
  expect(code).toBe(1);
  expect(output).toBe('In your Stripe account, test mode, for http://localhost:5001:\n\n');
  expect(errors).toContain('What is listed above is done.');
  expect(output + errors).not.toContain('51abcdefghijk');
});

function runCommand(
  variables: Record<string, string>,
  ...options: string[]
): Promise<{ readonly code: number; readonly output: string; readonly errors: string }> {
  const program = [...withQuickImports, 'scripts/stripe-setup.ts', ...options];
  const cwd = join(import.meta.dirname, '../..');
  const env = { PATH: process.env.PATH, ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd, env }, (error, output, errors) => {
      resolve({ code: error === null ? 0 : Number(error.code), output, errors });
    });
  });
}
