import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

describe('separated text', () => {
  it.each([
    [
      'commas',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs, as spreadsheets write Unicode text',
      'a\tb\n1,5\t2;0',
      [
        ['a', 'b'],
        ['1,5', '2;0'],
      ],
    ],
    [
      'a first line that names the separator, which spreadsheets do not count',
      'sep=;\r\na;b\r\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'spaces before quotes',
      'a, "b"\n"1" , "1,000"',
      [
        ['a', 'b'],
        ['1 ', '1,000'],
      ],
    ],
    [
      'the line ends of Windows',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'the line ends of old Macs',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes',
      '"a","b"\n"1,000","2"',
      [
        ['a', 'b'],
        ['1,000', '2'],
      ],
    ],
    ['a quote within quotes', 'a\n"say ""when"""', [['a'], ['say "when"']]],
    [
      'a line break within quotes',
      'a,b\n"one\ntwo",2',
      [
        ['a', 'b'],
        ['one\ntwo', '2'],
      ],
    ],
    [
      'text after a closing quote',
      'a,b\n"x"y,2',
      [
        ['a', 'b'],
        ['xy', '2'],
      ],
    ],
    ['a quote that is never closed', 'a,b\n"x,2\n', [['a', 'b'], ['x,2\n']]],
    ['a quote in the middle', 'a\n5" disk', [['a'], ['5" disk']]],
    [
      'empty cells',
      'a,b,c\n,,3\n1,,',
      [
        ['a', 'b', 'c'],
        ['', '', '3'],
        ['1', '', ''],
      ],
    ],
    [
      'a separator at the very end',
      'a,b\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['blank lines', '\na;b\n\n1;2\n', [[''], ['a', 'b'], [''], ['1', '2']]],
    [
      'separators in a quoted header',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('is read with %s', (_, text, rows) => {
    expect(readCsv(text).rows).toEqual(rows);
  });

  it('of a million characters is read in one go', () => {
    const text = `a,b\n${'"x ""y""",2\n'.repeat(80_000)}`;
    expect(readCsv(text).rows).toHaveLength(80_001);
  });

  it.each([
    ['never', 'a,b\n1,2\n"x,2\n', 3],
    ['at the very end', 'a\n"', 2],
    ['in a header, after the name of the separator', 'sep=;\r\n"a;b\r\n1;2', 2],
    ['before a later one is taken for its end', 'a,b\n"x,2\ny,3\n"z, too",4\n', 2],
    ['on the line of the first of two', 'a\r"x\r"y', 2],
    ['with two of them for one at its end', 'a\n"say ""when""\n', 2],
  ])('with a quotation mark that is closed %s names the line', (_, text, line) => {
    expect(readCsv(text).unclosedLine).toBe(line);
  });

  it.each([
    'a,b\n"one\ntwo",2',
    'a,b\n"x"y,2',
    'a\n5" disk',
    'a\n"say ""when"""',
    'a, "b"\n"1\n2" , "1,000"',
    '',
  ])('has no quotation mark left open in %j', (text) => {
    expect(readCsv(text).unclosedLine).toBeNull();
  });
});
