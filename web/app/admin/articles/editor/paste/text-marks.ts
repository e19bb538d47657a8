/** Finds what is bold, italic, raised or lowered, whichever way the other program said so. */
import { element, type HtmlElement, type HtmlNode, isElement } from '../html-tree.ts';
import { stylesOf } from './styles.ts';

type Marks = {
  /** Headings and head cells are bold by themselves. */
  readonly isBoldAnyway: boolean;
  readonly strong: boolean;
  readonly em: boolean;
  readonly raised: 'sup' | 'sub' | null;
};

const plain: Marks = { isBoldAnyway: false, strong: false, em: false, raised: null };
/** These say it themselves: what is in them is marked anew. */
const dissolved = ['span', 'font', 'b', 'strong', 'i', 'em', 'sup', 'sub'];

export function withPlainMarks(nodes: readonly HtmlNode[], marks = plain): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [markedText(node, marks)];
    const children = withPlainMarks(node.children, marksIn(node, marks));
    return dissolved.includes(node.tag) ? children : [element(node.tag, children, node.attributes)];
  });
}

function markedText(text: string, { strong, em, raised }: Marks): HtmlNode {
  if (text.trim() === '') return text;
  const tags = [...(raised === null ? [] : [raised]), ...(em ? ['em'] : [])];
  return [...tags, ...(strong ? ['strong'] : [])].reduce<HtmlNode>(
    (inner, tag) => element(tag, [inner]),
    text,
  );
}

function marksIn(node: HtmlElement, outer: Marks): Marks {
  if (/^(?:h[1-6]|th)$/.test(node.tag)) return { ...plain, isBoldAnyway: true };
  const { tag } = node;
  const styles = stylesOf(node);
  const weight = styles.get('font-weight') ?? (/^(?:b|strong)$/.test(tag) ? 'bold' : null);
  const style = styles.get('font-style') ?? (/^(?:i|em)$/.test(tag) ? 'italic' : null);
  return {
    isBoldAnyway: outer.isBoldAnyway,
    strong: !outer.isBoldAnyway && (weight === null ? outer.strong : isBold(weight)),
    em: style === null ? outer.em : /^(?:italic|oblique)/.test(style),
    raised: raisedIn(styles.get('vertical-align') ?? tag) ?? outer.raised,
  };
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600;
}

function raisedIn(word: string): Marks['raised'] {
  if (/^sup(?:er)?$/.test(word)) return 'sup';
  return word === 'sub' ? 'sub' : null;
}
