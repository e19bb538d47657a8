import { localStorageKeys } from '@debt-payoff/contract/storage-keys';

const { userToken, adminToken } = localStorageKeys;

/** Runs before the first paint: anyone who is signed in sees no 'Sign In' flash up on a page made for everyone. */
export const sessionMarkScript = `try{if(localStorage.getItem('${userToken}')||localStorage.getItem('${adminToken}'))d.session='stored'}catch(e){}`;
