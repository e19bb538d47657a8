export type Entitlements = { readonly canExport: boolean; readonly canSave: boolean };

const free: Entitlements = { canExport: false, canSave: false };

/** What the visitor's plan allows on this page. Without accounts, everybody is on the free plan. */
export function useEntitlements(): Entitlements {
  return free;
}
