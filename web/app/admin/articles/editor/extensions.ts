/** All that the editor knows: what the server lets an article have, and no more. */
import { Placeholder } from '@tiptap/extensions/placeholder';
import { StarterKit } from '@tiptap/starter-kit';
import { Definition, OrderedList, Preformatted, Term, TermList } from './blocks.ts';
import { Figure, InlineImage, PendingImage } from './image-nodes.ts';
import { Abbreviation, Code, Link, Subscript, Superscript } from './marks.ts';
import {
  ArticleTable,
  ArticleTableCell,
  ArticleTableHeader,
  ArticleTableRow,
} from './table-nodes.ts';

export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: false,
    orderedList: false,
    strike: false,
    underline: false,
    dropcursor: { class: 'drop-cursor', color: false },
  }),
  ...[OrderedList, Preformatted, TermList, Term, Definition],
  ...[Link, Abbreviation, Code, Superscript, Subscript],
  ...[Figure, InlineImage, PendingImage],
  ...[ArticleTable, ArticleTableRow, ArticleTableHeader, ArticleTableCell],
  Placeholder.configure({ placeholder: 'Write the article here' }),
];
