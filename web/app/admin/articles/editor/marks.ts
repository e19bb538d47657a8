/** The marks of a text: links, abbreviations, code, raised and lowered signs. Others come from TipTap's kit. */
import { isLinkAddress } from '@debt-payoff/contract/article-html';
import { Mark, markInputRule } from '@tiptap/core';

export const Link = Mark.create({
  name: 'link',
  // Around all other marks: a link of which a word is bold is still one link.
  priority: 1000,
  // What is typed behind a link is no part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => {
        const href = link.getAttribute('href')?.trim() ?? '';
        return isLinkAddress(href) ? { href } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => [
    'a',
    { href: isLinkAddress(mark.attrs.href) ? mark.attrs.href : null },
    0,
  ],
});

export const Abbreviation = Mark.create({
  name: 'abbreviation',
  priority: 900,
  inclusive: false,
  addAttributes: () => ({
    title: { default: '', parseHTML: (node: HTMLElement) => node.getAttribute('title') ?? '' },
  }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ mark }) => ['abbr', { title: mark.attrs.title }, 0],
});

export const Superscript = Mark.create({
  name: 'superscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

export const Subscript = Mark.create({
  name: 'subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

/** Unlike that of the kit it stands beside other marks, as articles may have it. */
export const Code = Mark.create({
  name: 'code',
  code: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: () => ['code', 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) };
  },
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(`([^`]+)`)$/, type: this.type })];
  },
});
