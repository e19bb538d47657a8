/** How strong a new password is, in a word and a sentence; it appears with the first letter. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { useAnnouncedAtRest } from '../ui/announced-at-rest.ts';
import { passwordStrength } from './password-strength.ts';

const texts = accountTexts.passwords;
const steps = { weak: 1, fair: 2, strong: 3 } as const;

export function StrengthHint({
  password,
  username = '',
}: {
  readonly password: string;
  readonly username?: string;
}) {
  const strength = password === '' ? null : passwordStrength(password, username);
  useAnnouncedAtRest({
    text: strength === null ? '' : `${texts.strength} ${texts[strength.word]}. ${strength.advice}`,
    since: password,
  });
  return (
    <div className="strength">
      {strength === null ? null : (
        <>
          <span className="strength-bar" data-word={strength.word} aria-hidden="true">
            {[1, 2, 3].map((step) => (
              <span key={step} data-on={step <= steps[strength.word] || undefined} />
            ))}
          </span>
          <p className="hint">
            {texts.strength} <b>{texts[strength.word]}</b>. {strength.advice}
          </p>
        </>
      )}
    </div>
  );
}
