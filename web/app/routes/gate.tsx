import { developmentGateTexts } from '@debt-payoff/contract/texts/gates';
import { use } from 'react';
import { data } from 'react-router';
import { DevelopmentGate } from '../gates/development-gate.tsx';
import { pageFactsOf } from '../page/page-context.server.ts';
import { privateMeta } from '../page/private-meta.ts';
import { ScriptMark } from '../page/script-mark.ts';
import { gateAddressScript } from '../session/gate-address.ts';
import type { Route } from './+types/gate';

export const meta = () => privateMeta(developmentGateTexts.title);

/** Elsewhere there is nothing to open, and no form on our site asks for a password in vain. */
export function loader({ context }: Route.LoaderArgs) {
  if (pageFactsOf(context).environment !== 'development') throw data(null, { status: 404 });
  return null;
}

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
