import { describe, expect, it } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const head = { to: 'ana@example.com', subject: 'Reset your password' };
const content = {
  greeting: 'Hello Ana,',
  paragraphs: ['You asked for a new password.', 'The link works for one hour.'],
  action: { label: 'Choose a new password', url: 'https://debts.example/reset?token=a&from=mail' },
  closing: ['Kind regards', 'The Debt Payoff Team'],
};

describe('the plain text', () => {
  it('has every part, with the bare address of the action', () => {
    expect(layOutMail(head, content).text).toBe(`Hello Ana,

You asked for a new password.

The link works for one hour.

Choose a new password:
https://debts.example/reset?token=a&from=mail

Kind regards
The Debt Payoff Team

-- 
You get this mail because of your account at Debt Payoff.
`);
  });

  it('says what people wrote as they wrote it', () => {
    const { text } = layOutMail(head, { ...content, greeting: "Hello <b>Zoë & O'Neill</b>," });
    expect(text).toContain("Hello <b>Zoë & O'Neill</b>,");
  });
});

describe('the HTML', () => {
  it('says its language, the product and that it suits dark screens', () => {
    const { html } = layOutMail(head, content);
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('>Debt Payoff</p>');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<title>Reset your password</title>');
  });

  it('links the action twice: as a button, and as an address to copy', () => {
    const { html } = layOutMail(head, content);
    const href = 'href="https://debts.example/reset?token=a&amp;from=mail"';
    expect(html.split(href)).toHaveLength(3);
    expect(html).toContain('>Choose a new password</a>');
    expect(html).toContain('>https://debts.example/reset?token=a&amp;from=mail</a>');
  });

  it('has no link when nothing is asked for', () => {
    const { action: _action, ...without } = content;
    const { text, html } = layOutMail(head, without);
    expect(html).not.toContain('<a ');
    expect(text).not.toContain('https:');
  });

  it.each([
    ['the subject', layOutMail({ ...head, subject: '<img src=x onerror="a">' }, content)],
    ['the greeting', layOutMail(head, { ...content, greeting: '<img src=x onerror="a">' })],
    ['a paragraph', layOutMail(head, { ...content, paragraphs: ['<img src=x onerror="a">'] })],
    ['the closing', layOutMail(head, { ...content, closing: ['<img src=x onerror="a">'] })],
    [
      'the label',
      layOutMail(head, {
        ...content,
        action: { ...content.action, label: '<img src=x onerror="a">' },
      }),
    ],
  ])('shows markup in %s as text', (_part, { html }) => {
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;a&quot;&gt;');
  });

  it('keeps an address inside its attribute', () => {
    const url = 'https://debts.example/?a="><script>b</script>\'';
    const { html } = layOutMail(head, { ...content, action: { label: 'Go', url } });
    expect(html).not.toContain('<script');
    expect(html).toContain('href="https://debts.example/?a=%22%3E%3Cscript%3Eb%3C/script%3E');
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi'])('refuses to link to %s', (url) => {
    expect(() => layOutMail(head, { ...content, action: { label: 'Go', url } })).toThrow(
      'A mail links to web pages only',
    );
  });
});

describe('what a mail may add', () => {
  const added = layOutMail(head, {
    ...content,
    otherAction: { label: 'Cancel <b>my plan', url: 'https://debts.example/plan?a=1&b=2' },
    appendices: [
      { title: 'A form', lines: ['To: Debt Payoff & Co', 'Date:'] },
      { title: 'Terms', lines: ['You can leave.'] },
    ],
  });

  it('is another link below the button, which is no button itself', () => {
    expect(added.text).toContain('Cancel <b>my plan:\nhttps://debts.example/plan?a=1&b=2\n\nKind');
    expect(added.html).toContain(
      '<a href="https://debts.example/plan?a=1&amp;b=2">Cancel &lt;b&gt;my plan</a>',
    );
  });

  it('is a form below the closing, and terms below that', () => {
    expect(added.text).toContain(
      'Team\n\nA form\n\nTo: Debt Payoff & Co\n\nDate:\n\nTerms\n\nYou can leave.\n\n-- \n',
    );
    expect(added.html.match(/<hr/g)).toHaveLength(2);
    expect(added.html).toContain('<b>Terms</b>');
    expect(added.html).toContain('<b>A form</b>');
    expect(added.html).toContain('>To: Debt Payoff &amp; Co</p>');
  });

  it('leads to web pages only', () => {
    const otherAction = { label: 'Cancel', url: 'javascript:alert(1)' };
    expect(() => layOutMail(head, { ...content, otherAction })).toThrow('web pages only');
  });
});
