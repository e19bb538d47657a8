/** The recovery codes, shown this once, with three ways to keep them. */
import { product } from '@debt-payoff/contract/product';
import { useState } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';

export function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    announce(text);
    setSaid(text);
  };
  const text = codes.join('\n');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => say('Copied.'),
      () => say('Your browser did not allow copying. Download or print them instead.'),
    );
  };
  const download = (): void => {
    const blob = new Blob([`${text}\n`], { type: 'text/plain' });
    saveFile({ name: 'debt-payoff-recovery-codes.txt', blob });
    say('Downloaded.');
  };
  return (
    <div className="stack">
      <div className="recovery-codes stack">
        <h3 className="h4">Your recovery codes for {product.name}</h3>
        <p>
          Each opens your account once if you lose your phone. We show them this one time; keep them
          where your phone is not.
        </p>
        <ul className="codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="row">
        <Button variant="secondary" size="small" aria-label="Copy, recovery codes" onClick={copy}>
          Copy
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label="Download, recovery codes"
          onClick={download}
        >
          Download
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label="Print, recovery codes"
          onClick={printCodes}
        >
          Print
        </Button>
      </div>
      <p className="small muted">{said}</p>
      <Button onClick={onKept}>I have kept them</Button>
    </div>
  );
}

/** On paper stand the codes alone; the style sheet hides the rest while the mark is there. */
function printCodes(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'recovery-codes';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
