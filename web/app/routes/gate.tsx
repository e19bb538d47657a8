import { navigationTexts } from '@debt-payoff/contract/texts/navigation';
import { use } from 'react';
import { DevelopmentGate } from '../gates/development-gate.tsx';
import { gateAddressScript } from '../gates/gate-address.ts';
import { privateMeta } from '../site/private-meta.ts';
import { ScriptMark } from '../site/script-mark.ts';

export const meta = () => privateMeta(navigationTexts.developmentGate.title);

export default function Gate() {
  const nonce = use(ScriptMark);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the page is taken over */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: gateAddressScript }} />
      <DevelopmentGate />
    </>
  );
}
