/**
 * The server's page shows the sample to everyone. Where this tab keeps results, the sample is hidden
 * before it is painted, until the page has taken over and shows them; the style sheet ends the wait.
 */
import { sessionStorageKeys } from '@debt-payoff/contract/storage-keys';
import { use } from 'react';
import { ScriptMark } from '../page/script-mark.ts';

const script = `try{for(var k in sessionStorage)if(/^${sessionStorageKeys.strategies}(:|$)/.test(k))document.documentElement.dataset.results='kept'}catch(e){}`;

export function KeptPlanMark() {
  const nonce = use(ScriptMark);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
  );
}
