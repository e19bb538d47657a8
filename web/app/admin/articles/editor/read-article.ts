/** Reads the HTML of an article into the editor's structure, and finds what that could not hold. */
import { getSchema } from '@tiptap/core';
import { DOMParser as ModelParser, type Node, type Schema } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import { editorHtmlOf } from './allowed-html.ts';
import { articleExtensions } from './extensions.ts';
import { lossesBetween } from './outline.ts';
import { htmlOf } from './serialise.ts';

export type ReadArticle = {
  /** For the editor, as plain values. */
  readonly doc: Record<string, unknown>;
  /** What would be lost, in words; empty where nothing would. */
  readonly losses: readonly string[];
};

let schema: Schema | null = null;

export function readArticle(html: string): ReadArticle {
  schema ??= getSchema(articleExtensions);
  // A document of its own: nothing in it runs, and no image of it is fetched.
  const { body } = new DOMParser().parseFromString(editorHtmlOf(html), 'text/html');
  const doc = withEvenTables(withLastParagraph(ModelParser.fromSchema(schema).parse(body)));
  return { doc: doc.toJSON(), losses: lossesBetween(html, htmlOf(doc)) };
}

/** The editor would add it at the first key, and that would look like a change. */
function withLastParagraph(doc: Node): Node {
  const { paragraph } = doc.type.schema.nodes;
  if (paragraph === undefined || doc.lastChild?.type === paragraph) return doc;
  return doc.copy(doc.content.addToEnd(paragraph.create()));
}

function withEvenTables(doc: Node): Node {
  return fixTables(EditorState.create({ doc }))?.doc ?? doc;
}
