import { describe, expect, it } from 'vitest';
import { attachmentHeader, fileNameIn, fileNamePart } from './file-names.ts';

describe('the name of a file', () => {
  it.each([
    ['debt-payoff-data.json', 'attachment; filename="debt-payoff-data.json"'],
    ['Household 2026.pdf', 'attachment; filename="Household 2026.pdf"'],
    ['Zoë.pdf', `attachment; filename="Zo_.pdf"; filename*=UTF-8''Zo%C3%AB.pdf`],
    [
      `"it's" (mine)*.pdf`,
      `attachment; filename="_it's_ (mine)*.pdf"; filename*=UTF-8''%22it%27s%22%20%28mine%29%2A.pdf`,
    ],
  ])('%s is written so that every browser reads it', (name, header) => {
    expect(attachmentHeader(name)).toBe(header);
    expect(fileNameIn(header)).toBe(name);
  });

  it('cannot add a header of its own', () => {
    expect(attachmentHeader('a\r\nset-cookie: b=c')).toBe(
      'attachment; filename="aset-cookie: b=c"',
    );
  });

  it.each([
    [null, null],
    ['inline', null],
    ['attachment', null],
    ['attachment; filename=""', null],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    [`attachment; filename*=UTF-8''%E0%A4%A`, null],
    [`attachment; filename="a_.txt"; filename*=utf-8''a%C3%A4.txt`, 'aä.txt'],
  ])('in %j is %j', (header, name) => {
    expect(fileNameIn(header)).toBe(name);
  });
});

describe('what a person has called something, in the name of a file', () => {
  it.each([
    ['Home', 'Home'],
    ['Home \u202Efdp', 'Home fdp'],
    ['\u2067Home\u2069', 'Home'],
    ['Zoë’s "big" plan', 'Zoë’s "big" plan'],
    ['../../etc/passwd', '..-..-etc-passwd'],
    ['a\\b:c*d?', 'a-b-c-d-'],
    ['two\nlines\t', 'two lines'],
    ['half \ud83d', 'half \ufffd'],
  ])('%j is %j', (name, part) => {
    expect(fileNamePart(name)).toBe(part);
  });

  it('is cut between characters where it is too long', () => {
    expect(fileNamePart('💳'.repeat(150))).toBe('💳'.repeat(100));
  });
});
