/** Which paths lead nowhere, so that one rendered page does for all of them. */
import { adminPlaces } from '@debt-payoff/contract/admin-places';
import { paths } from '@debt-payoff/contract/paths';
import type { ServerBuild } from 'react-router';

/**
 * By the first part of the path alone, which no route begins with: to ask React Router takes longer than to
 * send the page. Below a place of the menu the page is not the same as elsewhere, since the menu shows it.
 */
export function createUnknownPaths({
  routes,
}: Pick<ServerBuild, 'routes'>): (pathname: string) => boolean {
  const routePaths = Object.keys(routes).map((id) => pathOf(routes, id));
  // Where a route begins with what can be anything, or nothing, every path may lead to a page.
  const canTell = !routePaths.some((path) => /^\/*:|\?/.test(path));
  // Places of the admin area that are still to be built have no routes of their own.
  const known = new Set([...routePaths, ...Object.values(paths), ...adminPlaces].map(firstPartOf));
  return (pathname) => canTell && !known.has(firstPartOf(decodeURIComponent(pathname)));
}

function pathOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  return route === undefined ? '' : `${pathOf(routes, route.parentId)}/${route.path ?? ''}`;
}

function firstPartOf(path: string): string {
  const [first = ''] = path.split(/[/?]/).filter((part) => part !== '');
  return first.toLowerCase();
}
