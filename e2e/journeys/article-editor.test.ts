import { adminTexts } from '@debt-payoff/contract/texts/admin';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { htmlAttacks } from '../../server/src/content/articles/html-attacks.fixture.ts';
import { aPng } from '../../server/src/content/images/png.fixture.ts';
import { seedArticles } from '../../server/src/content/seed/seed-articles.ts';
import { outlineOf } from '../../web/app/admin/articles/editor/outline.ts';
import { untilIdle, visit, withPage } from '../support/browser.ts';
import { auditPage } from '../support/page-audits.ts';

const texts = adminTexts.articles;

it('what is pasted is clean and harmless, and no article that we have loses anything in the editor', () =>
  withPage(async (page) => {
    const editor = await openEditor(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(page.url()).origin)
        elsewhere.push(request.url());
    });
    await editor.text.focus();

    await editor.paste(
      `<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml/><![endif]--><h1>Fees<o:p></o:p></h1><p class=MsoNormal style='margin:0'><b>Late</b> fees&nbsp;&nbsp; are <del>£10</del><ins>£12</ins>.</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Ask</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Pay</p><table><tr><td><p><b>Card</b></p></td><td>Fee</td></tr><tr><td>A</td><td>£12</td></tr></table></body></html>`,
    );
    await page.keyboard.press('Control+End');
    await editor.paste(
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">Help</span></h2><p dir="ltr"><span style="font-weight:700">Free</span><span style="font-style:italic"> advice</span> at <a href="https://www.google.com/url?q=https://www.gov.uk/&amp;sa=D"><span>GOV.UK</span></a><img src="https://elsewhere.example/x.png"></p></b>',
    );
    await page.getByText('An image was left out, since it is on another site.').waitFor();
    expect(await editor.html()).toBe(
      [
        '<h2>Fees</h2>',
        '<p><strong>Late</strong> fees are £12.</p>',
        '<ol><li>Ask</li><li>Pay</li></ol>',
        '<table><thead><tr><th scope="col">Card</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>A</td><td>£12</td></tr></tbody></table>',
        '<h2>Help</h2>',
        '<p><strong>Free</strong><em> advice</em> at <a href="https://www.gov.uk/">GOV.UK</a></p>',
      ].join('\n'),
    );

    await page.evaluate(() =>
      Reflect.set(window, 'attack', () => Reflect.set(window, 'hit', true)),
    );
    // Some attacks come with an image of ours, which is none that there is.
    await page.route('**/images/*/*.webp', (route) =>
      route.fulfill({ contentType: 'image/png', body: aPng() }),
    );
    for (const { name, html } of htmlAttacks) {
      await editor.text.press('Control+A');
      await editor.paste(html);
      expect(await page.evaluate(oddPartsOf), name).toEqual([]);
      // An image within the HTML is asked about.
      const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true });
      if (html.startsWith('<img src="data:image')) await cancel.click();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
    expect(elsewhere).toEqual([]);

    for (const { slug, content } of seedArticles) {
      await editor.set(content);
      const kept = await editor.html();
      expect(outlineOf(kept), slug).toEqual(outlineOf(content));
    }
    await editor.set('<p>Kept</p><video src="/x"></video>');
    await page.getByRole('dialog').getByText('<video src="/x">').waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    expect(await page.getByLabel('HTML of the article').inputValue()).toContain('<video');
  }));

it('by keyboard alone: marks, a link, a table and images, which fail without losing a word', () =>
  withPage(
    async (page) => {
      const editor = await openEditor(page);
      const { keyboard } = page;
      const field = (name: string) => page.getByRole('dialog').getByLabel(name);
      const tool = async (name: string) => {
        await keyboard.press('Alt+F10');
        await keyboard.press('Home');
        const wanted = page
          .getByRole('toolbar', { name: 'Tools', exact: true })
          .getByLabel(name, { exact: true });
        for (let presses = 0; presses < 30; presses += 1) {
          if (await wanted.evaluate((button) => button === document.activeElement)) break;
          await keyboard.press('ArrowRight');
        }
        await keyboard.press('Enter');
      };
      await editor.text.focus();
      await keyboard.type('Plain ');
      await tool('Bold');
      await keyboard.type('bold');
      await tool('Bold');
      await keyboard.type(' ');
      await tool('Link');
      await field('Address').fill('javascript:alert(1)');
      await field('Text').fill('our calculator');
      await keyboard.press('Enter');
      await page.getByText('Enter a web address that begins with https://').waitFor();
      await field('Address').fill('/calculator');
      await keyboard.press('Enter');
      await editor.hasFocus();
      await keyboard.press('Enter');
      await tool('Heading 2');
      await keyboard.type('Rates');
      await keyboard.press('Enter');
      await tool('Table');
      await field('Caption').fill('Rates of cards');
      await field('Columns').fill('2');
      await field('Rows below the head').fill('1');
      await keyboard.press('Enter');
      await editor.hasFocus();
      for (const cell of ['Card', 'Rate', 'A', '20%']) {
        await keyboard.type(cell);
        if (cell !== '20%') await keyboard.press('Tab');
      }
      await keyboard.press('Alt+F10');
      await keyboard.press('Tab');
      for (let presses = 0; presses < 7; presses += 1) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await auditPage(page);
      expect(await editor.html()).toBe(
        [
          '<p>Plain <strong>bold</strong> <a href="/calculator">our calculator</a></p>',
          '<h2>Rates</h2>',
          '<table><caption>Rates of cards</caption><thead><tr><th scope="col">Card</th><th scope="col">Rate</th></tr></thead><tbody><tr><th scope="row">A</th><td>20%</td></tr></tbody></table>',
        ].join('\n'),
      );

      await editor.set('<p>Before</p>');
      const choose = (name: string, buffer: Buffer) =>
        page.getByLabel('Image files').setInputFiles({ name, mimeType: 'image/png', buffer });
      const describeIt = async () => {
        await field('Alt text').fill('A chart');
        await field('Caption (optional)').fill('Rates fall');
        await page.getByRole('button', { name: 'Add image' }).click();
      };
      await choose('large.png', Buffer.alloc(5_242_881));
      await page.getByText(texts.imageTooLarge).waitFor();
      await choose('broken.png', Buffer.from('<svg onload="x">'));
      await page.getByRole('button', { name: 'Add image' }).click();
      await page.getByText('Say what the image shows').waitFor();
      await describeIt();
      await page.getByText(texts.imageFailed).waitFor();
      await page.route('**/api/admin/images', async (route) => {
        await editor.text.focus();
        await keyboard.type('more');
        await route.continue();
      });
      await choose('chart.png', aPng({ width: 600, height: 300 }));
      await describeIt();
      const image = editor.text.getByRole('img', { name: 'A chart' });
      await image.waitFor();
      expect(
        await image.evaluate((shown: HTMLImageElement) =>
          shown.decode().then(() => shown.naturalWidth),
        ),
      ).toBe(600);
      const html = await editor.html();
      expect(html).toContain('more');
      expect(html).toMatch(
        /<figure><img src="\/images\/[0-9a-f]{64}\/600\.webp" alt="A chart" width="600" height="300"><figcaption>Rates fall<\/figcaption><\/figure>/,
      );
      const withoutCaption = html.replace(/<figcaption>.*<\/figcaption>/, '');
      await editor.set(withoutCaption);
      expect(await editor.html()).toBe(withoutCaption);
      await page.getByRole('tab', { name: 'Preview' }).click();
      await page.locator('.article-preview').getByRole('img', { name: 'A chart' }).waitFor();
      await auditPage(page);
    },
    { expects: /status of 400/ },
  ));

async function openEditor(page: Page) {
  await visit(page, '/admin/articles/new');
  const text = page.locator('.ProseMirror');
  await text.waitFor();
  const view = (name: string) => page.getByRole('tab', { name }).click();
  const area = page.getByLabel('HTML of the article');
  return {
    text,
    hasFocus: () =>
      expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true),
    paste: async (html: string) => {
      // The editor hears of a caret that has been moved a moment after the press.
      await untilIdle(page);
      await text.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', pasted);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
    },
    html: async () => {
      await view('HTML');
      const written = await area.inputValue();
      await view('Write');
      return written;
    },
    set: async (html: string) => {
      await view('HTML');
      await area.fill(html);
      await view('Write');
    },
  };
}

/** All that is in the text and should not be. */
function oddPartsOf(): string[] {
  const allowed =
    /^(?:P|H2|H3|UL|OL|LI|DL|DT|DD|BLOCKQUOTE|PRE|HR|BR|A|STRONG|EM|SUP|SUB|ABBR|CODE|FIGURE|FIGCAPTION|IMG|TABLE|CAPTION|TBODY|TR|TH|TD|DIV)$/;
  const names =
    /^(?:href|title|scope|src|alt|width|height|class|contenteditable|draggable|data-(?:head|pending-image|placeholder))$/;
  const addresses = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;
  return [...document.querySelectorAll('.ProseMirror *')].flatMap((element) => [
    ...(allowed.test(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name, value }) => {
        if (name === 'href') return !addresses.test(value);
        if (name === 'src') return !value.startsWith('/images/');
        return !names.test(name);
      })
      .map(({ name, value }) => `${name}="${value}"`),
  ]);
}
