/** The one version of Stripe's API that is spoken here; the official SDK of the same version pins it. */
export const apiVersion = '2026-10-28.endive';
