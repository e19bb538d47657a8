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
    expect(await heard.script()).toEqual(['x']);
    await heard.goTo(page.getByLabel('URL'));
    await heard.type('planner');
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await heard.press('Control+a');
    await heard.type('https://planner.example/');
    await heard.press('Enter');
    expect(await heard.script()).toEqual(['x']);
    await page.waitForURL('**/admin/resources*');
    expect(await heard.script()).toEqual(['x']);
  }));
