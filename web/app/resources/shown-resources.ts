/** What the page of resources is given. */
import type { ResourceCategory } from '@debt-payoff/contract/resource-categories';
import type { PublicResource } from '@debt-payoff/contract/resources';

export type ShownResource = Omit<PublicResource, 'category' | 'status' | 'created_at'>;

export type ResourcesPage = {
  readonly category: ResourceCategory;
  readonly resources: readonly ShownResource[];
};
