/** What keeps content from being published: whatever some readers could not find their way through. */
import {
  type ArticlePlace,
  publishingProblemTexts as texts,
} from '@debt-payoff/contract/texts/publishing-problems';
import { Parser } from 'htmlparser2';

/** More than anyone mends at once. */
const problemsMax = 30;

/** Of sanitised content. Sentences in the order of the text, each once. */
export function publishingProblems(content: string): string[] {
  const found = new Set<string>();
  const reading = readArticle((problem) => {
    if (found.size < problemsMax) found.add(problem);
  });
  const parser = new Parser({
    onopentag: reading.open,
    ontext: reading.addText,
    onclosetag: reading.close,
  });
  parser.end(content);
  return [...found];
}

/** Texts that are the same wherever a link leads. */
const emptyWords = new Set([
  ...['here', 'click', 'click here', 'press here', 'tap here', 'this', 'this link', 'this page'],
  ...['this article', 'link', 'the link', 'page', 'website', 'site', 'more', 'read more'],
  ...['learn more', 'find out more', 'see more', 'more info', 'more information', 'read on'],
  ...['see here', 'read here', 'details', 'more details', 'continue', 'go', 'source'],
]);

const addressPattern = /^(?:https?:\/\/|www\.)\S+$/i;
const fileNamePattern = /^\S+\.(?:avif|gif|heic|jpe?g|png|svg|webp)$/i;

type Attributes = Readonly<Record<string, string>>;

/** An element whose text is being gathered. */
type Gathering = { readonly tag: string; readonly attributes: Attributes; text: string };

/** Enough to tell what it says. Where many stand inside of each other, each would else gather the whole article. */
const gatheredMax = 1_000;

function readArticle(report: (problem: string) => void) {
  const open: Gathering[] = [];
  const tables: { readonly number: number; hasHead: boolean }[] = [];
  let section: string | null = null;
  let hasLargeHeading = false;
  let images = 0;
  let tablesSeen = 0;
  const place = (): ArticlePlace => ({ section });

  const addText = (text: string): void => {
    const added = text.replaceAll(/\s+/g, ' ').slice(0, gatheredMax);
    for (const gathering of open) {
      if (gathering.text.length >= gatheredMax) continue;
      gathering.text += gathering.text === '' ? added.trimStart() : added;
    }
  };

  const endHeading = ({ tag, text }: Gathering): void => {
    const heading = shortened(text);
    if (heading === '') {
      report(texts.headingEmpty(place()));
      return;
    }
    if (tag === 'h3' && !hasLargeHeading) report(texts.headingTooDeep(heading));
    hasLargeHeading ||= tag === 'h2';
    section = heading;
  };

  const endLink = ({ attributes: { href }, text }: Gathering): void => {
    const shown = { text: shortened(text), ...place() };
    if (href === undefined) {
      if (shown.text !== '') report(texts.linkNowhere(shown));
      return;
    }
    if (shown.text === '') report(texts.linkEmpty({ address: href, ...place() }));
    else if (addressPattern.test(tidied(text))) report(texts.linkIsAddress(shown));
    else if (saysNothing(text)) report(texts.linkSaysNothing(shown));
  };

  const readImage = ({ alt = '' }: Attributes): void => {
    images += 1;
    const described = shortened(alt);
    // An image inside of a link is what the link says.
    addText(` ${alt} `);
    const numbered = { number: images, ...place() };
    if (described === '') report(texts.imageWithoutAlt(numbered));
    else if (fileNamePattern.test(described)) {
      report(texts.imageNamedAsFile({ alt: described, ...numbered }));
    }
  };

  const endTable = (): void => {
    const table = tables.pop();
    if (table === undefined || table.hasHead) return;
    report(texts.tableWithoutHead({ number: table.number, ...place() }));
  };

  return {
    addText,
    open: (tag: string, attributes: Attributes): void => {
      const table = tables.at(-1);
      if (tag === 'h2' || tag === 'h3' || tag === 'a') open.push({ tag, attributes, text: '' });
      else if (tag === 'img') readImage(attributes);
      else if (tag === 'table') {
        tablesSeen += 1;
        tables.push({ number: tablesSeen, hasHead: false });
      } else if (tag === 'th' && table !== undefined) table.hasHead = true;
    },
    close: (tag: string): void => {
      if (tag === 'table') endTable();
      if (open.at(-1)?.tag !== tag) return;
      const ended = open.pop();
      if (ended === undefined) return;
      if (tag === 'a') endLink(ended);
      else endHeading(ended);
    },
  };
}

function saysNothing(text: string): boolean {
  const words = tidied(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' || emptyWords.has(words);
}

function tidied(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const shownMax = 60;

function shortened(text: string): string {
  const characters = Array.from(tidied(text));
  if (characters.length <= shownMax) return characters.join('');
  return `${characters.slice(0, shownMax).join('').trimEnd()}…`;
}
