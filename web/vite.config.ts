import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanRouter } from './lean-router.ts';

/**
 * What a page loads first comes in a few files rather than in dozens: on a phone each request costs more
 * than its bytes, and small files compress badly. With each module comes what it imports; what only
 * one page needs, and what comes later, is split by itself.
 */
const files: readonly { readonly name: string; readonly modules: RegExp }[] = [
  { name: 'react', modules: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
  {
    name: 'frame',
    modules: anyOf(
      /[\\/]app[\\/]admin-only\.ts$/,
      /[\\/]app[\\/]site[\\/](?:frame|admin-only-frame|header|footer|error-view|failed-navigation-notice|page-focus|not-found)\.tsx?$/,
      /[\\/]app[\\/](?:analytics[\\/]events|consent[\\/](?:consent-loader|stored-consent)|forms[\\/]problems|debts[\\/]portfolio-pages|page[\\/](?:page-meta|script-mark|structured-data))\.tsx?$/,
      /[\\/]app[\\/]session[\\/](?:own-path|use-start-up)\.ts$/,
      /[\\/]app[\\/]ui[\\/](?:announce|announced-at-rest|announcer|badge|banner|button|early-presses|error-summary|field|into-view|lazy-hydrate|create-icon|lazy-notice|ledger|question-list|select-field|typed-name|use-hydrated|use-printing)\.tsx?$/,
      /[\\/]contract[\\/]src[\\/](?:counts|joined-words|limits|texts[\\/](?:create-portfolio|estimate|fields|session))\.ts$/,
      /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:icons[\\/](?:arrow-left|check|chevron-down|download))\b/,
    ),
  },
  // By itself, so that the menu of an account brings nothing of the admin area's.
  { name: 'drop-menu', modules: /[\\/]app[\\/]ui[\\/]drop-menu\.tsx$/ },
  {
    // As files of their own these would be smaller than what asks for them.
    name: 'admin-menu',
    modules: anyOf(
      /[\\/]app[\\/]site[\\/]admin-menu\.tsx$/,
      /[\\/]app[\\/]admin[\\/]admin-paths\.ts$/,
      /[\\/]contract[\\/]src[\\/]texts[\\/]admin-site\.ts$/,
    ),
  },
  {
    // In one file, and not by its name, which lists of things to be blocked have in them.
    name: 'asking',
    modules: anyOf(
      /[\\/]app[\\/]consent[\\/](?:choice|consent-banner|consent-prompt|sync-analytics)\.tsx?$/,
      /[\\/]contract[\\/]src[\\/]texts[\\/]consent\.ts$/,
    ),
  },
  {
    // Visitors need none of it before they press something.
    name: 'calls',
    modules: anyOf(
      /[\\/]app[\\/](?:forms[\\/]call-failure|session[\\/](?:calls|left-page|pending-sign-out))\.ts$/,
      /[\\/]contract[\\/]src[\\/](?:account-addresses|client|failure-reply|idempotency-header)\.ts$/,
    ),
  },
  {
    name: 'plan',
    modules: anyOf(
      /[\\/]engine[\\/]src[\\/](?!affordability|clearing-payment|first-|forecast|one-debt|terms[\\/])/,
      /[\\/]contract[\\/]src[\\/]planned-debt\.ts$/,
      /[\\/]app[\\/]payoff-plan[\\/](?:calendar-plan|example|strategies-state|termed\.lazy)\.tsx?$/,
      /[\\/]charts[\\/]src[\\/](?:balance-series|scale)\.ts$/,
    ),
  },
  // By themselves, so that pages that show a plan do not bring the rules for typing one.
  {
    name: 'debt-rules',
    modules: anyOf(
      /[\\/]contract[\\/]src[\\/](?:amounts|debt-rules|texts[\\/]calculator)\.ts$/,
      /[\\/]app[\\/]debts[\\/]debt-form\.ts$/,
    ),
  },
  {
    // By themselves, so that pages to read bring neither records nor billing.
    name: 'parts',
    modules: anyOf(
      /[\\/]app[\\/]ui[\\/](?:back-link|load-failure|new-tab|page-failure)\.tsx$/,
      /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]external-link\b/,
    ),
  },
  { name: 'shapes', modules: /[\\/]@visx[\\/]shape[\\/]/ },
  { name: 'dialog', modules: /[\\/]app[\\/]ui[\\/](?:dialog|part-failure)\.tsx$/ },
  {
    name: 'chart',
    modules: anyOf(
      /[\\/]app[\\/]charts[\\/]balance-chart\.tsx$/,
      /[\\/]charts[\\/]src[\\/]balance-finding\.ts$/,
    ),
  },
  // By themselves, so that charts elsewhere do not bring the comparison with them.
  { name: 'durations', modules: /[\\/]contract[\\/]src[\\/]durations\.ts$/ },
  { name: 'names', modules: /[\\/]contract[\\/]src[\\/]names-in-sentences\.ts$/ },
  { name: 'chart-parts', modules: /[\\/]app[\\/]charts[\\/](?:key-list|pill)\.tsx$/ },
  {
    name: 'comparison',
    modules:
      /[\\/]app[\\/]strategies[\\/](?:comparison-table|lower-charts\.lazy|never-clears|opening|print-slot|tiles|verdict|way-back)\.tsx?$/,
  },
  // By themselves, so that the terms bring neither portfolios nor signing in.
  { name: 'plans', modules: /[\\/]contract[\\/]src[\\/]plans\.ts$/ },
  {
    name: 'billing-facts',
    modules: /[\\/]contract[\\/]src[\\/](?:billing-limits|texts[\\/]billing)\.ts$/,
  },
  {
    // The menu loads it on every page, for those who are signed in.
    name: 'signed-in-calls',
    modules: anyOf(
      /[\\/]app[\\/]session[\\/](?:fetch-account|renew-session|signed-in-call)\.ts$/,
      /[\\/]contract[\\/]src[\\/]portfolio-addresses\.ts$/,
    ),
  },
  {
    name: 'own-account',
    modules: /[\\/]app[\\/](?:session[\\/]use-account|billing[\\/]use-entitlements)\.ts$/,
  },
  {
    name: 'queries',
    modules: anyOf(
      /[\\/]@tanstack[\\/]/,
      /[\\/]app[\\/]billing[\\/]billing-keys\.ts$/,
      /[\\/]contract[\\/]src[\\/]payment-addresses\.ts$/,
    ),
  },
  // By itself, so that the contact form brings no forms over records.
  {
    name: 'form-parts',
    modules:
      /[\\/]app[\\/](?:forms[\\/](?:failure-banner|focus|submission)|ui[\\/](?:check-input|form-problems|text-area))\.tsx?$/,
  },
  // By themselves, so that it does not bring signing in either.
  { name: 'typed-text', modules: /[\\/]contract[\\/]src[\\/](?:email-rules|shown-text)\.ts$/ },
  {
    // For the contact form, and for staff who reply.
    name: 'contact-rules',
    modules: /[\\/]contract[\\/]src[\\/](?:contact-limits|contact-rules|texts[\\/]contact)\.ts$/,
  },
  { name: 'sign-in', modules: /[\\/]app[\\/]accounts[\\/](?:login|register|reset)-screen\.tsx$/ },
  {
    // The kit for forms over records, and what a page shows while its records come.
    name: 'records',
    modules: anyOf(
      /[\\/]app[\\/]debts[\\/]queries\.ts$/,
      /[\\/]app[\\/]forms[\\/](?:record-\w+|remove-record|use-record-\w+)\.tsx?$/,
      /[\\/]app[\\/]ui[\\/]skeleton\.tsx$/,
    ),
  },
  {
    // What a plan needs on its way: as files of their own these would be smaller than what asks for them.
    name: 'plan-link',
    modules: /[\\/]contract[\\/]src[\\/](?:plan-link|order-of-debts|order-sentences)\.ts$/,
  },
  {
    // By themselves, so that charts and printed plans do not bring an account's pages with them, nor tabs the admin area.
    name: 'dates',
    modules: anyOf(
      /[\\/]app[\\/](?:words[\\/]dates|ui[\\/]tabs)\.tsx?$/,
      /[\\/]contract[\\/]src[\\/](?:strategy-explanations|texts[\\/]printed-plan)\.ts$/,
    ),
  },
  {
    // What the pages of plans share.
    name: 'billing',
    modules:
      /[\\/]app[\\/]billing[\\/](?:finish-payment-link|plan-features|queries|use-stripe-redirect|checkout[\\/](?:checkout-session|current-plan|use-refresh-after-checkout))\.tsx?$/,
  },
  {
    name: 'portfolio',
    modules: /[\\/]app[\\/]portfolios[\\/](?:use-create-dialog|remove-portfolio)\.tsx?$/,
  },
  {
    name: 'calculator',
    modules:
      /[\\/]app[\\/]calculator[\\/](?:calculator-section|debt-row|use-submit|draft-actions)\.tsx?$/,
  },
  {
    // What both pages with the calculator have below it.
    name: 'explanations',
    modules: /[\\/]app[\\/]home[\\/](?:explanations\.lazy|questions)\.tsx?$/,
  },
  // By themselves, so that pages for everyone bring nothing of the admin area's.
  {
    name: 'content-words',
    modules:
      /[\\/]contract[\\/]src[\\/](?:article-limits|resource-categories|slugs|texts[\\/]content)\.ts$/,
  },
  {
    name: 'sign-out',
    modules: anyOf(
      /[\\/]app[\\/]session[\\/]sign-out(?:-notice)?\.tsx?$/,
      /[\\/]contract[\\/]src[\\/]texts[\\/]sign-out\.ts$/,
    ),
  },
  {
    name: 'days',
    modules: anyOf(
      /[\\/]app[\\/](?:session[\\/]today|words[\\/]ranges)\.ts$/,
      /[\\/]contract[\\/]src[\\/]days\.ts$/,
    ),
  },
  {
    name: 'code-field',
    modules: anyOf(
      /[\\/]app[\\/]accounts[\\/]code-field\.tsx$/,
      /[\\/]contract[\\/]src[\\/](?:roles|texts[\\/]gates)\.ts$/,
    ),
  },
  {
    name: 'marks',
    modules:
      /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:circle-(?:dashed|dot|exclamation-point|pause|x)|clock|star)\b/,
  },
  { name: 'confirm-dialog', modules: /[\\/]app[\\/]ui[\\/]confirm-dialog\.tsx$/ },
  {
    name: 'undo',
    modules: anyOf(
      /[\\/]app[\\/]ui[\\/](?:undo-offer|use-undo)\.tsx$/,
      /[\\/]contract[\\/]src[\\/]texts[\\/]undo\.ts$/,
    ),
  },
  { name: 'fact-list', modules: /[\\/]app[\\/]ui[\\/]fact-list\.tsx$/ },
  { name: 'section', modules: /[\\/]app[\\/]ui[\\/]section\.tsx$/ },
  { name: 'table', modules: /[\\/]app[\\/]ui[\\/]table\.tsx$/ },
  { name: 'save-file', modules: /[\\/]app[\\/]ui[\\/]save-file\.ts$/ },
  { name: 'pagination', modules: /[\\/]app[\\/]ui[\\/]pagination\.tsx$/ },
  {
    // The admin area without its editor and its charts, in one file: what a route names stands in a list that every visitor loads.
    name: 'admin',
    modules: anyOf(
      /[\\/]app[\\/]admin[\\/](?!articles[\\/]editor[\\/]|analytics[\\/]charts[\\/])/,
      /[\\/]contract[\\/]src[\\/](?:admin-addresses|admin-limits|audit-actions|content-vocabulary|job-times|staff-reasons|texts[\\/](?:admin|audit|health))\.ts$/,
    ),
  },
  // By itself, so that forecasts, which are made with it, bring none of what is said of plans with terms.
  { name: 'termed-engine', modules: /[\\/]engine[\\/]src[\\/]terms[\\/]/ },
  {
    // By themselves, so that lists and forms of saved debts bring no plans with terms.
    name: 'term-rules',
    modules:
      /[\\/]contract[\\/]src[\\/](?:rate-words|saved-calendar-terms|term-limits|term-rules|texts[\\/](?:custom-order|debt-terms))\.ts$/,
  },
  {
    // By themselves, so that pages of portfolios bring no calculator and no comparison.
    name: 'kept-terms',
    modules: anyOf(
      /[\\/]contract[\\/]src[\\/](?:clearing-sentences|kept-terms-sentences|one-off-and-pause-words|priority-sentences|rising-payments|shortfall-sentences|texts[\\/](?:kept-terms|priority-debts|shortfall|termed-plan))\.ts$/,
      /[\\/]engine[\\/]src[\\/]clearing-payment\.ts$/,
      /[\\/]app[\\/](?:debt-help[\\/](?:not-advice-line|priority-link)|ui[\\/]idle-steps)\.tsx?$/,
    ),
  },
  {
    // For the form of a debt, wherever it stands.
    name: 'terms-form',
    modules: anyOf(
      /[\\/]app[\\/]debts[\\/](?:debt-field-words|rate-changes-form|terms-form)\.tsx?$/,
      /[\\/]contract[\\/]src[\\/]texts[\\/]debt-terms-form\.ts$/,
    ),
  },
  {
    // What is under 'More about this debt', in the calculator and in dialogs.
    name: 'terms-fields',
    modules:
      /[\\/]app[\\/]debts[\\/](?:kind-hint|kind-offer|minimum-rule-fields|more-about-debt|rate-change-fields)\.tsx?$/,
  },
  {
    // Last, since earlier files hold much of what they import. Reading a plan, wherever it has been kept, with its terms by months of the calendar.
    name: 'linked-plan',
    modules: anyOf(
      /[\\/]app[\\/]calculator[\\/](?:draft-now|linked-draft)\.ts$/,
      /[\\/]contract[\\/]src[\\/](?:calendar-terms|read-calendar-terms|read-plan-link)\.ts$/,
    ),
  },
  {
    // Plans with terms only: each part by itself would be smaller than what asks for it.
    name: 'termed',
    modules: anyOf(
      /[\\/]contract[\\/]src[\\/](?:goal-sentences|shortfall-sentences|given-terms|termed-[\w-]+|terms-in-words|texts[\\/](?:termed-plan|terms))\.ts$/,
      /[\\/]app[\\/]payoff-plan[\\/](?:before-plan|clearing-goals|plan-at|plan-check|termed-notes|termed-parts|termed-rules|terms-lines)\.tsx?$/,
    ),
  },
  {
    // By themselves, so that lists of saved debts bring no comparison and no marks of charts.
    name: 'termed-pages',
    modules: anyOf(
      /[\\/]charts[\\/]src[\\/]deal-[\w-]+\.ts$/,
      /[\\/]engine[\\/]src[\\/]first-[\w-]+\.ts$/,
      /[\\/]contract[\\/]src[\\/](?:first-debt-words|rate-change-words|texts[\\/]first-debt)\.ts$/,
      /[\\/]app[\\/]payoff-plan[\\/](?:chart-deals|first-line|termed-words|terms-list)\.tsx?$/,
      /[\\/]app[\\/](?:calculator[\\/](?:termed-parts|termed-plan)|strategies[\\/]termed-comparison)\.tsx?$/,
    ),
  },
];

function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
}

const codeSplitting = {
  groups: files.map(({ name, modules }, at) => ({
    name,
    test: modules,
    priority: files.length - at,
  })),
};

/** What the server's build holds: as files of their own, these take longer to find than all pages to load. */
const bundled = ['lucide-react', /^@visx\//, /^@tanstack\//, /^d3-/];
const ours = /^@debt-payoff\//;

const inApp = (path: string): string => fileURLToPath(new URL(`app/${path}`, import.meta.url));

/** The staff's own site has a frame of its own, and nothing of the other. */
const frame = { find: /^.*\/frame\.tsx$/, replacement: inApp('site/admin-only-frame.tsx') };
const icons = {
  find: /^.*\/createLucideIcon\.mjs$/,
  replacement: inApp('ui/create-icon.ts'),
};
/** Beside the files that are served: which modules each of them holds, for tests of what a visitor loads. */
const listModules: Plugin = {
  name: 'list-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, files) {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const held = Object.values(files).flatMap((file) =>
      file.type === 'chunk'
        ? [[`/${file.fileName}`, file.moduleIds.map((id) => relative(root, id))] as const]
        : [],
    );
    await writeFile(join(dir, '../modules.json'), JSON.stringify(Object.fromEntries(held)));
  },
};

const isAdminOnly = process.env.VITE_ADMIN_ONLY === 'true';

/** Every visitor loads a list of all files. What hashes have of chance in them is what does not get smaller. */
const hashCharacters = 'hex';

export default defineConfig(({ command }) => ({
  resolve: {
    alias: [...(isAdminOnly ? [frame] : []), ...(command === 'build' ? [icons] : [])],
  },
  plugins: [tailwindcss(), reactRouter(), leanRouter, listModules],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, hashCharacters } } } },
  },
  ssr: { noExternal: command === 'build' ? [ours, ...bundled] : [ours] },
}));
