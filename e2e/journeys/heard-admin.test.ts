import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { visit, withPage } from '../support/browser.ts';
import { listen } from '../support/heard.ts';

it('somebody of the staff hears where a field is wrong, again when it still is, and that all is saved', () =>
  withPage(async (page) => {
    const name = `Planner ${randomUUID().slice(0, 8)}`;
    const made = await page.request.post('/api/resources', {
      data: { name, description: 'Plans what comes in.', category: 'side-hustle', status: 'draft' },
    });
    expect(made.status()).toBe(201);
    const heard = await listen(page);
    await visit(page, `/admin/resources?search=${name}`);
    await heard.goTo(page.locator('tbody tr').filter({ hasText: name }).locator('summary'));
    await heard.press('Enter', 'Tab', 'Enter');
    expect(await heard.script()).toEqual([
      'page: Resources | Admin | Debt Payoff',
      `Actions, ${name}, disclosure, collapsed`,
      'expanded',
      'Edit, link',
      `Edit ${name}, heading level 1`,
    ]);

    await heard.goTo(page.getByLabel('URL'));
    await heard.type('planner');
    await heard.press('Enter', 'Enter');
    const wrong = 'Enter a web address that begins with https:// or http://';
    expect(await heard.script()).toEqual([
      'URL, edit, described: Leave it empty if there is no affiliate link yet.',
      `said: ${wrong}`,
      'invalid',
      `said: ${wrong}`,
    ]);

    await heard.press('Control+a');
    await heard.type('https://planner.example/');
    await heard.press('Enter');
    await page.waitForURL('**/admin/resources*');
    expect(await heard.script()).toEqual([
      'said: Resource updated successfully!',
      'Resources, heading level 1',
    ]);
  }));
