/**
 * Draws an icon of Lucide, in place of Lucide's own way to do it: that takes settings which we never give, and
 * every visitor would load them. Our `.icon` says how lines look.
 */
import { type ComponentProps, createElement } from 'react';

type IconShape = {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
};

// Lucide imports it as the default.
export default function createIcon({ node }: IconShape) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: ComponentProps<'svg'>) =>
    createElement('svg', { viewBox: '0 0 24 24', ...props }, shapes);
}
