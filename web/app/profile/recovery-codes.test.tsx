import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RecoveryCodes } from './recovery-codes.tsx';

it('each way to keep the codes says what it is for', () => {
  const markup = renderToStaticMarkup(<RecoveryCodes codes={['ABCDE-FGHJK']} onKept={() => {}} />);
  const names = [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'Copy, recovery codes',
    'Download, recovery codes',
    'Print, recovery codes',
  ]);
});
