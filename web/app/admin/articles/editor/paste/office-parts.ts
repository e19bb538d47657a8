/** Takes out what Word adds for itself: tracked changes, comments, hidden text and its own elements. */
import { element, type HtmlElement, type HtmlNode, isElement, textOf } from '../html-tree.ts';
import { hasClass, stylesOf } from './styles.ts';

export function withoutOfficeParts(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (isLeftOut(node)) return [];
    const children = withoutOfficeParts(node.children);
    if (isFootnoteLink(node)) return [element('sup', [textOf(children).trim()])];
    // 'o:p', 'w:sdt', 'st1:place' and the like stand around text.
    return node.tag.includes(':') ? children : [element(node.tag, children, node.attributes)];
  });
}

function isLeftOut(node: HtmlElement): boolean {
  const { tag, attributes } = node;
  const styles = stylesOf(node);
  return (
    tag === 'del' ||
    tag.startsWith('v:') ||
    hasClass(node, /^(?:msodel|msocom\w*|MsoComment\w*|Apple-interchange-newline)$/i) ||
    styles.get('mso-list') === 'ignore' ||
    styles.get('mso-element') === 'comment-list' ||
    styles.get('mso-element') === 'comment' ||
    styles.get('mso-hide') === 'all' ||
    styles.get('display') === 'none' ||
    // The short rule above footnotes.
    (tag === 'hr' && attributes.width === '33%')
  );
}

/** It leads to an address within the document, which an article has not. */
function isFootnoteLink({ tag, attributes }: HtmlElement): boolean {
  return tag === 'a' && /^[^#]*#_(?:ftn|edn)/.test(attributes.href ?? '');
}
