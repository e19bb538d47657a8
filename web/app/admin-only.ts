import { paths } from '@debt-payoff/contract/paths';

/** Whether this build is the staff's own site: written into the code by the build, so that each has only its own. */
export const isAdminOnly: boolean = import.meta.env.VITE_ADMIN_ONLY === 'true';

/** What the addresses of the admin area begin with. */
export const adminBase: '' | '/admin' = isAdminOnly ? '' : paths.admin;
