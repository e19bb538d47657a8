/** What the style attribute of an element says, by the names of its properties. */
import type { HtmlElement } from '../html-tree.ts';

export function stylesOf({ attributes }: HtmlElement): ReadonlyMap<string, string> {
  const declarations = (attributes.style ?? '').split(';').map((declaration): [string, string] => {
    const [name = '', ...value] = declaration.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
  });
  return new Map(declarations);
}

export function hasClass({ attributes }: HtmlElement, pattern: RegExp): boolean {
  return (attributes.class ?? '').split(/\s+/).some((name) => pattern.test(name));
}
