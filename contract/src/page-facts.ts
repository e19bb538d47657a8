/** What the server tells a page while it is rendered, as headers of the request; visitors cannot set them. */

export const pageFactPrefix = 'x-product-';

export const pageFactHeaders = {
  /** The date in Europe/London, as YYYY-MM-DD. */
  today: 'x-product-today',
  environment: 'x-product-environment',
  /** 'on' where the admin area exists. */
  adminArea: 'x-product-admin-area',
  /** Only where the API has a host of its own. */
  apiOrigin: 'x-product-api-origin',
  /** Set on the scripts of our own while they are rendered; only those are allowed to run. */
  scriptMark: 'x-product-script-mark',
} as const;
