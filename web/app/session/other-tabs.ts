/** The token itself is gone from all tabs at once; this is for what each tab keeps for itself. */
import { clearTabData } from './preserved-data.ts';

const channelName = 'session';
const signedOutWord = 'signed-out';

export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(signedOutWord);
  channel.close();
}

export function followOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (data === signedOutWord) clearTabData();
  });
  return () => channel.close();
}
