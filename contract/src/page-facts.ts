/** What the server tells a page while it is rendered, as headers of the request; visitors cannot set them. */

export const pageFactPrefix = 'x-product-';

export const pageFactHeaders = {
  /** The date in Europe/London, as YYYY-MM-DD. */
  today: 'x-product-today',
  environment: 'x-product-environment',
  /** 'on' where the admin area exists. */
  adminArea: 'x-product-admin-area',
  /** Set on the scripts of our own while they are rendered; only those are allowed to run. */
  scriptMark: 'x-product-script-mark',
} as const;
