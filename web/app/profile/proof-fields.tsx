import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { useId } from 'react';
import { PasswordField } from '../accounts/password-field.tsx';
import { Banner } from '../ui/banner.tsx';
import { CodeField } from './code-field.tsx';
import { useFocusOnFault } from './focus.ts';
import type { Proof, useProof } from './use-proof.ts';

export function ProofFields(props: {
  readonly proof: Proof;
  readonly needsCode: boolean;
  readonly errors: ReturnType<typeof useProof>['errors'];
  readonly onChange: (proof: Proof) => void;
}) {
  const { proof, needsCode, errors, onChange } = props;
  const [passwordId, codeId] = [useId(), useId()];
  useFocusOnFault({ [passwordId]: errors.password, [codeId]: errors.code });
  return (
    <>
      {errors.other === null ? null : <Banner kind="danger" title={errors.other} />}
      <PasswordField
        label={fieldNames.password}
        id={passwordId}
        value={proof.password}
        error={errors.password}
        autoComplete="current-password"
        onChange={({ target }) => onChange({ ...proof, password: target.value })}
      />
      {needsCode ? (
        <CodeField
          id={codeId}
          hint={`${accountTexts.twoStep.codeRequired} A recovery code works too.`}
          value={proof.code}
          error={errors.code}
          onChange={(code) => onChange({ ...proof, code })}
        />
      ) : null}
    </>
  );
}
