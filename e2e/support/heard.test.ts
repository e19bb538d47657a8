import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withPage } from './browser.ts';
import { type Heard, listen } from './heard.ts';

/** A page of its own, in which each button does something to the page. */
function withSample(
  html: string,
  acts: Readonly<Record<string, string>>,
  journey: (
    heard: Heard,
    act: (name: string) => Promise<readonly string[]>,
    page: Page,
  ) => Promise<void>,
): Promise<void> {
  const buttons = Object.entries(acts).map(
    ([name, code]) => `<button onclick="${code}">${name}</button>`,
  );
  const body = `<!doctype html><title>Sample</title><main>${html}<div id="to"></div>${buttons.join('')}</main>`;
  return withPage(async (page) => {
    await page.route('**/sample', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    const heard = await listen(page);
    await page.goto('/sample');
    await journey(
      heard,
      async (name) => {
        await heard.goTo(page.getByRole('button', { name, exact: true }));
        await heard.clear();
        await heard.press('Enter');
        return heard.script();
      },
      page,
    );
  });
}

const insert = (html: string) => `to.innerHTML='${html}'`;

it('hears what comes into a region that was there before, all of it where the region is one piece', () =>
  withSample(
    `<p role=status id=state></p><p aria-live=polite id=live>Two</p><output id=output></output>
     <p aria-live=off id=off></p><p role=status class=when-filled></p>
     <style>.when-filled:empty { display: none }</style>`,
    {
      Status: "state.textContent='Saved.'",
      More: "state.append(' Twice.')",
      Same: "state.innerHTML='<span>Saved. Twice.</span>'",
      Emptied: "state.textContent=''",
      Live: "live.append(' and three')",
      Late: "setTimeout(() => live.append(', and four'), 150)",
      Output: "output.value='£60.00'",
      Off: "off.textContent='Off'",
      Undrawn: "document.querySelector('.when-filled').textContent='Drawn now'",
    },
    async (_, act) => {
      expect(await act('Status')).toEqual(['said: Saved.']);
      expect(await act('More')).toEqual(['said: Saved. Twice.']);
      expect(await act('Same')).toEqual(['said: Saved. Twice.']);
      expect(await act('Emptied')).toEqual([]);
      expect(await act('Live')).toEqual(['said: and three']);
      expect(await act('Late')).toEqual(['said: , and four']);
      expect(await act('Output')).toEqual(['said: £60.00']);
      expect(await act('Off')).toEqual([]);
      expect(await act('Undrawn')).toEqual([]);
    },
  ));

it('hears nothing of a region that arrives filled, unless it is an alert', () =>
  withSample(
    '<p role=alert hidden>Shown</p>',
    {
      Status: insert('<p role=status>Saved.</p>'),
      Live: insert('<p aria-live=polite>Saved.</p>'),
      Assertive: insert('<p aria-live=assertive>Saved.</p>'),
      Alert: insert('<p role=alert>It failed.</p>'),
      Shown: "document.querySelector('[hidden]').hidden=false",
      Empty: insert('<p role=status id=late></p>'),
      Filled: "late.textContent='Saved.'",
    },
    async (_, act) => {
      expect(await act('Status')).toEqual([]);
      expect(await act('Live')).toEqual([]);
      expect(await act('Assertive')).toEqual([]);
      expect(await act('Alert')).toEqual(['said at once: It failed.']);
      expect(await act('Shown')).toEqual(['said at once: Shown']);
      expect(await act('Empty')).toEqual([]);
      expect(await act('Filled')).toEqual(['said: Saved.']);
    },
  ));

it('hears nothing of what is hidden or behind a dialog', () =>
  withSample(
    `<p role=status class=in></p><div hidden><p role=status class=in></p></div>
     <div aria-hidden=true><p role=status class=in></p></div><div inert><p role=alert class=in></p></div>
     <p role=status><span aria-hidden=true class=in></span></p>
     <dialog aria-label="Delete debt" aria-describedby=what><p id=what>Its payments go too.</p>
     <button onclick="fill('Behind')">Cancel</button></dialog>
     <script>function fill(text) { for (const each of document.querySelectorAll('.in')) each.textContent = text }</script>`,
    { Fill: "fill('Seen')", Open: "document.querySelector('dialog').showModal()" },
    async (heard, act, page) => {
      expect(await act('Fill')).toEqual(['said: Seen']);
      expect(await act('Open')).toEqual([
        'Delete debt, dialog, described: Its payments go too.',
        'Cancel, button',
      ]);
      await heard.press('Enter');
      expect(await heard.script()).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await heard.script()).toEqual(['Open, button']);
    },
  ));

it('hears each stop of the focus, what changes under it, and that it is lost', () =>
  withSample(
    `<fieldset><legend>Debt 1</legend><label for=balance>Balance, pounds</label>
     <input id=balance required aria-invalid=true aria-describedby=wrong><span id=wrong>Enter a balance</span>
     <select aria-label=Type><option>Credit Card<option>Overdraft</select></fieldset>
     <input type=checkbox aria-label="Every month"><input type=range aria-label=Extra value=50>
     <h2 tabindex=-1>Debts</h2>`,
    {
      Menu: "this.setAttribute('aria-expanded', 'true')",
      Onward: "balance.focus(); document.querySelector('h2').focus()",
      Gone: 'this.remove()',
      'Switched off': 'this.disabled=true',
    },
    async (heard, act) => {
      expect(await heard.script()).toEqual(['page: Sample']);
      await heard.press(
        'Tab',
        'Tab',
        'ArrowDown',
        'Tab',
        'Space',
        'Tab',
        'ArrowRight',
        'Shift+Tab',
      );
      expect(await heard.script()).toEqual([
        'Debt 1, group',
        'Balance, pounds, edit, required, invalid, described: Enter a balance',
        'Type, combo box: Credit Card',
        'Overdraft',
        'Every month, checkbox, not checked',
        'checked',
        'Extra, slider: 50',
        '51',
        'Every month, checkbox, checked',
      ]);
      expect(await act('Menu')).toEqual(['expanded']);
      expect(await act('Onward')).toEqual(['Debts, heading level 2']);
      expect(await act('Gone')).toEqual(['focus lost']);
      expect(await act('Switched off')).toEqual(['focus lost']);
    },
  ));
