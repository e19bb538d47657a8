import { analyticsEvents } from '@debt-payoff/contract/analytics-events';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  aPerson,
  badGateway,
  type Person,
  refusedCall,
  register,
  signIn,
} from '../support/accounts.ts';
import { openAnalyticsProduct } from '../support/analytics-product.ts';
import { holdRedirect, subscribe, untilCheckout } from '../support/billing.ts';
import { visit as open, untilAtRest } from '../support/browser.ts';
import { connectToBuiltIn } from '../support/built-in-database.ts';
import { fillDebt, submit } from '../support/calculator-page.ts';
import { savedFile } from '../support/downloads.ts';
import {
  card,
  debtCard,
  dialog,
  fillDebt as fillSavedDebt,
  loan,
  makePortfolio,
  press,
  pressIn,
} from '../support/portfolios.ts';
import {
  event,
  reportedByJourneys,
  type Visit,
  withAnalyticsVisit,
} from '../support/reported-events.ts';
import { choose, save, saveTitle } from '../support/save-dialog.ts';

const typed = {
  Creditor: 'Quillfeather Finance',
  Type: 'Credit Card',
  Balance: '48,217.63',
  'Interest rate': '23.4',
  'Monthly payment': '1,512.40',
};
const typedMessage = {
  Name: 'Osgood Pennywhistle',
  Email: 'osgood@pennywhistle.example',
  Subject: 'A letter from the bailiff',
  Message: 'It came on Tuesday.',
};
const typedWords = ['Quillfeather', '48,217', '48217', '4821763', '23.4', '1,512', '1512.4'];

const follow = (page: Page, link: Locator) => untilAtRest(page, () => link.click());
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first();
const inAddress = (page: Page) => Number(/\/portfolios\/(\d+)/.exec(page.url())?.[1]);
const pageOf = (path: string) => event('page_viewed', { page_path: path });
const cameTo = (path: string) => [event('landing_page_viewed', { page_path: path }), pageOf(path)];
const went = (path: string) => [event('navigation_clicked', { page_path: path }), pageOf(path)];
const signedIn = [event('user_login_attempt', { success: true }), event('user_login_success')];

it('a visitor calculates, reads, looks at resources, writes to us and registers', () =>
  withAnalyticsVisit(
    async (visit) => {
      await calculate(visit);
      const titles = await readArticles(visit);
      const resource = await followResource(visit);
      await writeToUs(visit);
      const { username, email } = await signUp(visit);
      await visit.neverReports(
        ...[...typedWords, ...Object.values(typedMessage)],
        ...[...titles, resource, username, email],
      );
    },
    { expects: refusedCall },
  ));

async function calculate({ page, reports }: Visit): Promise<void> {
  await open(page, '/');
  await reports(...cameTo('/'), event('homepage_viewed'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Calculate Now' }).click();
  await fillDebt(page, 1, typed);
  await press(page, 'Add Another Debt');
  await reports(event('sticky_cta_clicked'), event('debt_added', { debt_count: 2 }));
  await untilAtRest(page, () => submit(page));
  const one = { debt_count: 1 };
  await reports(
    ...[event('calculator_start', one), event('calculator_complete', one)],
    ...[pageOf('/strategies'), event('strategy_comparison_viewed', one)],
  );
}

/** From the list, from one article to the next, and by a tag; gives their titles. */
async function readArticles({ page, reports }: Visit): Promise<string[]> {
  await follow(page, menu(page, 'Articles'));
  await reports(...went('/articles'), event('article_list_viewed'));
  const titles: string[] = [];
  let article_slug = '';
  while (titles.length < 2) {
    const article = page.locator('.article-card a').first();
    titles.push(await article.innerText());
    article_slug = (await article.getAttribute('href'))?.split('/').at(-1) ?? '';
    await follow(page, article);
    await reports(
      event('article_clicked', { article_slug }),
      ...[pageOf('/articles/:slug'), event('article_viewed', { article_slug })],
    );
  }
  await follow(page, page.getByRole('list', { name: 'Tags' }).getByRole('link').first());
  await reports(
    event('article_tag_clicked', { article_slug }),
    ...[pageOf('/articles'), event('article_list_viewed')],
  );
  return titles;
}

/** Gives its name. */
async function followResource({ page, reports }: Visit): Promise<string> {
  const name = await sellResource();
  const category = 'side-hustle';
  await follow(page, menu(page, 'Resources'));
  await follow(page, link(page, 'Side Hustle'));
  await reports(...went('/resources'), event('resource_category_changed', { category }));
  await page.context().route(/^https:/, (route) => route.fulfill({ body: 'Elsewhere' }));
  const opening = page.waitForEvent('popup');
  await link(page, `Visit ${name}`).click();
  await (await opening).close();
  await reports(event('resource_clicked', { category }), event('affiliate_clicked', { category }));
  return name;
}

async function writeToUs({ page, reports }: Visit): Promise<void> {
  await follow(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }));
  for (const [name, value] of Object.entries(typedMessage)) {
    await page.getByLabel(name, { exact: true }).fill(value);
  }
  const call = '**/api/contact';
  await page.route(call, badGateway);
  await untilAtRest(page, () => press(page, 'Send message'));
  await page.unroute(call);
  await untilAtRest(page, () => press(page, 'Send message'));
  await reports(
    ...[...went('/contact'), event('contact_form_viewed')],
    ...[event('contact_form_failed'), event('contact_form_submitted')],
  );
}

async function signUp({ page, reports }: Visit): Promise<Person> {
  const person = aPerson();
  await follow(page, menu(page, 'Sign In'));
  await follow(page, link(page, 'Create one here'));
  await reports(...went('/login'), pageOf('/register'));
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await press(page, 'Start My Debt-Free Journey');
  await reports(
    ...[event('user_register_start'), event('user_register_complete'), ...signedIn],
    ...[pageOf('/subscription'), event('subscription_plans_viewed')],
  );
  return person;
}

it('somebody keeps a portfolio, looks at the plans, leaves, and comes back with a new password', () =>
  withAnalyticsVisit(
    async (visit) => {
      const person = await arrive(visit);
      const portfolio_id = await keepPortfolio(visit);
      await leaveCheckout(visit);
      await deletePortfolio(visit, portfolio_id);
      const username = await changeNameAndLeave(visit);
      await resetPassword(visit, { ...person, username });
      await visit.neverReports(
        ...[...typedWords, 'Wren', 'Osgood', 'boiler', 'Marrowby', 'kettle', 'token'],
        ...[person.username, username, person.email],
      );
    },
    { expects: refusedCall },
  ));

/** Gives its id. */
async function keepPortfolio({ page, reports }: Visit): Promise<number> {
  await open(page, '/dashboard');
  await reports(...cameTo('/dashboard'), event('dashboard_viewed'));
  const title = 'Create Portfolio';
  await press(page, title);
  await dialog(page, title).getByLabel('Name').fill('Wren and Osgood');
  await dialog(page, title).getByLabel('Description').fill('After the boiler');
  await pressIn(page, title, title);
  await follow(page, page.getByRole('button', { name: 'Add Manually' }));
  const portfolio_id = inAddress(page);
  const empty = { portfolio_id, debt_count: 0 };
  await reports(
    ...[event('modal_opened'), event('portfolio_created', empty), event('modal_opened')],
    ...[pageOf('/portfolios/:id'), event('portfolio_viewed', empty)],
  );
  await press(page, 'Add Debt');
  await fillSavedDebt(page, typed);
  await untilAtRest(page, () => pressIn(page, 'Add Debt', 'Add Debt'));
  await debtCard(page, typed.Creditor).getByRole('button', { name: /^Edit/ }).click();
  await fillSavedDebt(page, { Creditor: 'Marrowby Stores' });
  await untilAtRest(page, () => press(page, 'Save Debt'));
  const one = { portfolio_id, debt_count: 1 };
  await reports(
    ...[event('modal_opened'), event('debt_added', one)],
    ...[event('modal_opened'), event('portfolio_updated', { portfolio_id })],
  );
  await untilAtRest(page, () => press(page, 'Calculate Strategies'));
  await reports(
    ...[event('calculator_start', one), event('calculator_complete', one)],
    ...[pageOf('/strategies'), event('strategy_comparison_viewed', one)],
  );
  return portfolio_id;
}

async function leaveCheckout({ page, reports }: Visit): Promise<void> {
  await follow(page, link(page, 'Upgrade to Pro'));
  await page.getByRole('article', { name: 'Basic' }).getByRole('button').click();
  await untilCheckout(page);
  await follow(page, page.getByRole('link', { name: 'Back to Debt Payoff' }));
  await reports(
    ...[event('subscription_upgrade_clicked'), pageOf('/subscription')],
    event('subscription_plans_viewed'),
    event('subscription_upgrade_clicked', { plan_type: 'basic' }),
    ...[...cameTo('/subscription/cancel'), event('subscription_checkout_cancelled')],
  );
}

async function deletePortfolio({ page, reports }: Visit, portfolio_id: number): Promise<void> {
  await follow(page, menu(page, 'Manage Portfolios'));
  await page.getByRole('button', { name: /^Delete, / }).click();
  await follow(page, page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
  await reports(
    ...[...went('/portfolios'), event('portfolio_list_viewed')],
    ...[event('modal_opened'), event('portfolio_deleted', { portfolio_id })],
  );
}

/** Gives the new name. */
async function changeNameAndLeave({ page, reports }: Visit): Promise<string> {
  const { username } = aPerson();
  await openAccountMenu(page, 'Profile Settings');
  await press(page, 'Edit profile');
  await page.getByLabel('Username').fill(username);
  await untilAtRest(page, () => press(page, 'Save changes'));
  await untilAtRest(page, () => press(page, 'Sign Out'));
  await reports(
    ...[...went('/profile'), event('profile_view'), event('profile_update')],
    ...[event('user_logout'), pageOf('/login')],
  );
  return username;
}

/** After a wrong one. The page on which it is chosen has a secret in its address, and is left out. */
async function resetPassword({ page, reports }: Visit, { username, email }: Person): Promise<void> {
  const send = page.locator('form button[type=submit]');
  const signInWith = async (password: string) => {
    await page.getByLabel('Username or email').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await untilAtRest(page, () => send.click());
  };
  await signInWith('not the password');
  await follow(page, link(page, 'Forgot your password?'));
  await page.getByLabel('Email').fill(email);
  await follow(page, send);
  await reports(event('user_login_attempt', { success: false }), event('password_reset_request'));
  await follow(page, page.locator('.b-go').getByRole('link'));
  await page.getByLabel('New password').fill('kettle orbit mango');
  await page.getByLabel('Confirm password').fill('kettle orbit mango');
  await send.click();
  await reports(event('password_reset_complete'), pageOf('/login'));
  await signInWith('kettle orbit mango');
  await reports(...signedIn, pageOf('/dashboard'), event('dashboard_viewed'));
}

it('a customer saves files and a calculation, and changes, cancels and keeps the plan', () =>
  withAnalyticsVisit(async (visit) => {
    const { username, email } = await arrive(visit);
    await saveFiles(visit);
    await saveCalculation(visit);
    await managePlan(visit);
    await visit.neverReports(
      ...[...typedWords, 'Wren', 'Osgood', username, email],
      ...[card.creditor, loan.creditor, '2,640', '2640.55', 'Household', 'What we owe'],
    );
  }));

async function saveFiles({ page, reports }: Visit): Promise<void> {
  const { id: portfolio_id } = await makePortfolio(page, { debts: [card, loan] });
  await subscribe(page, { tier: 'basic' });
  await holdRedirect(page);
  await open(page, `/portfolios/${portfolio_id}`);
  for (const name of ['Export PDF', 'Export Excel']) {
    await savedFile(page, () => press(page, name));
  }
  await reports(
    ...[...cameTo('/portfolios/:id'), event('portfolio_viewed', { portfolio_id, debt_count: 2 })],
    event('export_portfolio_report', { portfolio_id }),
    event('export_excel', { portfolio_id }),
  );
}

async function saveCalculation({ page, reports }: Visit): Promise<void> {
  await follow(page, menu(page, 'Calculator'));
  await fillDebt(page, 1, typed);
  await press(page, 'Export');
  const title = 'Export this calculation';
  for (const format of ['PDF', 'CSV', 'Excel']) {
    await dialog(page, title).getByLabel(format).check();
    await savedFile(page, () => pressIn(page, title, 'Download'));
  }
  await pressIn(page, title, 'Done');
  const one = { debt_count: 1 };
  await reports(
    ...[...went('/'), event('homepage_viewed'), event('modal_opened')],
    ...[event('export_pdf', one), event('export_csv', one), event('export_excel', one)],
  );
  await press(page, 'Create Portfolio');
  await choose(page, /new portfolio/i);
  await dialog(page, saveTitle).getByLabel('Name').fill('Wren and Osgood');
  await untilAtRest(page, () => save(page));
  const saved = { portfolio_id: inAddress(page), debt_count: 1 };
  await reports(
    ...[event('modal_opened'), event('portfolio_created', saved)],
    ...[pageOf('/portfolios/:id'), event('portfolio_viewed', saved)],
  );
}

async function managePlan({ page, reports }: Visit): Promise<void> {
  await openAccountMenu(page, 'Manage Subscription');
  await press(page, 'Upgrade to Premium');
  await pressIn(page, 'Confirm Subscription Change', 'Cancel');
  await press(page, 'Cancel subscription');
  await pressIn(page, 'Cancel subscription', 'Cancel subscription');
  await press(page, 'Keep my plan');
  const plan = { plan_type: 'basic' } as const;
  await reports(
    ...[...went('/subscription-management'), event('modal_opened'), event('modal_opened')],
    event('subscription_upgrade_clicked', { plan_type: 'premium' }),
    ...[event('subscription_cancelled', plan), event('subscription_managed', plan)],
  );
  await press(page, 'Manage payment details');
  await reports(event('subscription_managed', plan));
}

it('every event is raised by one of these journeys', () => {
  expect([...reportedByJourneys].sort()).toEqual(Object.keys(analyticsEvents).sort());
});

/** Signed in, with a new account. */
async function arrive({ page }: Visit): Promise<Person> {
  const person = aPerson();
  await register(page.request, person);
  await signIn(page, person);
  return person;
}

async function openAccountMenu(page: Page, place: string): Promise<void> {
  await page.locator('.nav .account-corner summary').click();
  await follow(page, page.getByRole('link', { name: place }));
}

/** A resource that pays us, of which the product comes with none; gives its name. */
async function sellResource(): Promise<string> {
  const database = await connectToBuiltIn((await openAnalyticsProduct()).dataFolder);
  const { rows } = await database.query(
    `update resources set is_affiliate = true where id = (
      select min(id) from resources where category = 'side-hustle' and url is not null
    ) returning name`,
  );
  await database.end();
  return rows[0].name;
}
