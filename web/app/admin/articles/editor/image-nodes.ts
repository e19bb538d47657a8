/** Images: alone with their caption, within a line of text, and on their way to the server. */
import { isImageSide } from '@debt-payoff/contract/article-html';
import { Node } from '@tiptap/core';
import { isOwnImage } from './article-html.ts';

const imageAttributes = () => ({
  src: { default: null, parseHTML: (node: HTMLElement) => imageIn(node).getAttribute('src') },
  alt: { default: '', parseHTML: (node: HTMLElement) => imageIn(node).getAttribute('alt') ?? '' },
  width: { default: null, parseHTML: (node: HTMLElement) => sideIn(node, 'width') },
  height: { default: null, parseHTML: (node: HTMLElement) => sideIn(node, 'height') },
});

function imageIn(node: HTMLElement): HTMLElement {
  return node.querySelector('img') ?? node;
}

function sideIn(node: HTMLElement, name: string): string | null {
  const side = imageIn(node).getAttribute(name);
  return side !== null && isImageSide(side) ? side : null;
}

function isOurs(image: HTMLElement | null): boolean {
  return image !== null && isOwnImage(image.getAttribute('src') ?? '');
}

/** What can be typed in it is the caption. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: imageAttributes,
  parseHTML: () => [
    {
      tag: 'figure',
      // Without a caption there is nothing to read: the figure itself would give its image once more.
      contentElement: (figure) =>
        figure.querySelector('figcaption') ?? document.createElement('figcaption'),
      getAttrs: (figure) => {
        const images = figure.querySelectorAll('img');
        return images.length === 1 && isOurs(figure.querySelector('img')) ? {} : false;
      },
    },
  ],
  renderHTML: ({ node }) => [
    'figure',
    ['img', shownAttributes(node.attrs)],
    ['figcaption', { class: node.childCount === 0 ? 'is-empty' : null }, 0],
  ],
  addKeyboardShortcuts() {
    return {
      // Behind the image a paragraph begins: a caption is one line.
      Enter: () => {
        const { $from } = this.editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        const after = $from.after();
        return this.editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

export const InlineImage = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: imageAttributes,
  parseHTML: () => [{ tag: 'img', getAttrs: (image) => (isOurs(image) ? {} : false) }],
  renderHTML: ({ node }) => ['img', shownAttributes(node.attrs)],
});

/** Holds the place of an image that is being asked about or sent. It is never saved. */
export const PendingImage = Node.create({
  name: 'pendingImage',
  group: 'block',
  atom: true,
  // What is typed would take the place of what is selected, and the image would have none.
  selectable: false,
  addAttributes: () => ({
    key: {
      default: '',
      parseHTML: (node: HTMLElement) => node.getAttribute('data-pending-image') ?? '',
    },
  }),
  parseHTML: () => [{ tag: 'div[data-pending-image]' }],
  renderHTML: ({ node }) => [
    'div',
    { class: 'pending-image', 'data-pending-image': node.attrs.key },
    'Uploading image…',
  ],
});

function shownAttributes({ src, alt, width, height }: Record<string, unknown>) {
  return { src, alt, width, height };
}
