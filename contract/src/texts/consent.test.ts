import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentVersion } from '../consent-choice.ts';
import { consentPurposes, consentTexts } from './consent.ts';

/** Of what people are asked to agree to, by version. Those of the past stay, so that the log can be read. */
const fingerprints: Readonly<Record<number, string>> = {
  1: '269b841ed8f228d6',
};

it('nobody changes what people agreed to without asking them again', () => {
  const { question, sentence } = consentTexts.banner;
  const asked = JSON.stringify([question, sentence, ...consentPurposes]);
  const fingerprint = createHash('sha256').update(asked).digest('hex').slice(0, 16);
  expect(
    fingerprint,
    'The purposes have changed. Raise consentVersion, and add this fingerprint under the new version.',
  ).toBe(fingerprints[consentVersion]);
});
