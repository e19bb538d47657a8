import { raiseEvent } from '../analytics/events.ts';

/** Where a link of the site's own menus leads, and that it was followed. */
export function navigationLink(to: string) {
  return { to, onClick: () => raiseEvent('navigation_clicked', { page_path: to }) };
}
