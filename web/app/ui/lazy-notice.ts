/** A notice that few ever see. Where it cannot be loaded, the page is whole without it. */
import { type ComponentType, lazy } from 'react';

export function lazyNotice<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => () => null),
  }));
}
