/** Keeps only the HTML that an article may use. Sanitising twice gives the same as once. */
import {
  articleTags,
  droppedWithText,
  isLinkAddress,
  isScope,
  withoutHiddenCharacters,
} from '@debt-payoff/contract/article-html';
import sanitizeHtml from 'sanitize-html';
import { imageAttributes } from './image-attributes.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...articleTags],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [...droppedWithText],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    th: (tagName, { scope }) => ({ tagName, attribs: scopeAttribute(scope) }),
    img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** The repair of broken markup can itself need repair. Nobody writes markup by mistake that takes more rounds. */
const roundsMax = 5;
/** Each element takes the longer the more are open: half a megabyte of nothing else would take many seconds. */
const openMax = 1_000;

export function sanitiseArticle(html: string): string {
  let current = html;
  for (let round = 0; round < roundsMax; round += 1) {
    const next = sanitiseOnce(current, options);
    if (next === current) return current;
    current = next;
  }
  return sanitiseOnce(current, { ...options, allowedTags: [] });
}

function sanitiseOnce(html: string, allowed: sanitizeHtml.IOptions): string {
  return withoutHiddenCharacters(sanitiseBounded(withoutHiddenCharacters(html), allowed));
}

/** What is nested too deeply is shown as it was typed. */
function sanitiseBounded(html: string, allowed: sanitizeHtml.IOptions): string {
  const tooDeep = new Error('too many elements are open');
  let open = 0;
  const onOpenTag = (): void => {
    open += 1;
    if (open > openMax) throw tooDeep;
  };
  const onCloseTag = (): void => {
    open -= 1;
  };
  try {
    return sanitizeHtml(html, { ...allowed, onOpenTag, onCloseTag });
  } catch (error) {
    if (error !== tooDeep) throw error;
    return sanitizeHtml(html.replaceAll('<', '&lt;'), allowed);
  }
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  const address = href?.trim() ?? '';
  if (!isLinkAddress(address)) return {};
  return /^https?:/i.test(address) ? { href: address, rel: 'noopener' } : { href: address };
}

function scopeAttribute(scope: string | undefined): sanitizeHtml.Attributes {
  return scope !== undefined && isScope(scope) ? { scope } : {};
}
