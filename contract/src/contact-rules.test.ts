import { describe, expect, it } from 'vitest';
import { contactLimits } from './contact-limits.ts';
import {
  contactProblems,
  contactRules,
  tidyContactForm,
  tidyLine,
  tidyMessage,
} from './contact-rules.ts';

const good = {
  name: 'Zoë',
  email: 'zoe@example.com',
  subject: 'A question',
  message: 'How do I begin?',
};

it('all four fields are required', () => {
  expect(contactProblems(good)).toEqual({});
  expect(contactProblems({ name: '', email: '', subject: '', message: '' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  });
});

it.each([' ', '\r\n\t', '\u00A0', '\u200B\uFEFF', '\u202E', '\u3164', '\u0007'])(
  'what nobody sees is nothing: %j',
  (blank) => {
    const problems = contactProblems({ name: blank, email: blank, subject: blank, message: blank });
    expect(Object.keys(problems)).toEqual(['name', 'email', 'subject', 'message']);
    expect(problems.email).toBe('Email is required');
  },
);

it('the email must be an address', () => {
  for (const email of [
    'zoe',
    'zoe@',
    'zoe@example.com, bob@example.com',
    'zoe@example.com\r\nBcc: x',
  ])
    expect(contactRules.email(email), email).toBe('Please enter a valid email address');
  expect(contactRules.email(' <Zoe@Example.com> ')).toBeNull();
});

it.each([
  ['name', contactLimits.nameMaxLength, 'Name can have at most 100 characters'],
  ['subject', contactLimits.subjectMaxLength, 'Subject can have at most 200 characters'],
  ['message', contactLimits.messageMaxLength, 'Message can have at most 20000 characters'],
] as const)('the %s has at most %i characters, once it is in order', (field, max, message) => {
  expect(contactRules[field](`  ${'a'.repeat(max)}\r\n`)).toBeNull();
  expect(contactRules[field]('a'.repeat(max + 1))).toBe(message);
});

describe('what was typed is put in order', () => {
  it.each([
    ['A\r\nB', 'A B'],
    ['A\u2028\u0085\v B\t\tC', 'A B C'],
    [' A\u0000\u001B[31mB ', 'A [31mB'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['\u2066A\u2069\u200F\u061C', 'A'],
    ['👩‍👧 and क्‍ष', '👩‍👧 and क्‍ष'],
    ['Zoë  Müller', 'Zoë Müller'],
  ])('on one line: %j is %j', (typed, line) => {
    expect(tidyLine(typed)).toBe(line);
    expect(tidyLine(line)).toBe(line);
  });

  it.each([
    ['\n\nA\r\nB\rC\u2028D\n\nE \n', 'A\nB\nC\nD\n\nE'],
    ['A\tB\u0008\u001BC', 'A\tBC'],
    ['pay\u202Eyap', 'payyap'],
  ])('with its lines: %j is %j', (typed, text) => {
    expect(tidyMessage(typed)).toBe(text);
    expect(tidyMessage(text)).toBe(text);
  });

  it('as a whole', () => {
    const typed = {
      name: ' Zoë\n',
      email: ' Zoe@Example.com',
      subject: 'A\r\nB',
      message: 'C\r\nD ',
    };
    expect(tidyContactForm(typed)).toEqual({
      ...{ name: 'Zoë', email: 'zoe@example.com', subject: 'A B', message: 'C\nD' },
    });
  });
});
