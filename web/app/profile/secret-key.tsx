/** The key of an authenticator app, for those who type or paste it. */
import { useState } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';

export function SecretKey({ secret }: { readonly secret: string }) {
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    announce(text);
    setSaid(text);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => say('Copied.'),
      () => say('Your browser did not allow copying. Select the key and copy it yourself.'),
    );
  };
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <>
      <p>
        <span className="label">Or type this key</span>
        {/* Heard as a word, a group of letters could not be typed. */}
        <span className="vh">: {groups.map((group) => [...group].join(' ')).join(', ')}.</span>
        {/* The spaces are easier to copy by hand; the apps ignore them. */}
        <code className="secret" aria-hidden="true">
          {groups.join(' ')}
        </code>
      </p>
      <div className="row">
        <Button variant="secondary" size="small" onClick={copy}>
          Copy key
        </Button>
        <span className="small muted">{said}</span>
      </div>
    </>
  );
}
