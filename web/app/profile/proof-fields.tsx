import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { fieldNames } from '@debt-payoff/contract/texts/fields';
import { useId } from 'react';
import { CodeField } from '../accounts/code-field.tsx';
import { PasswordField } from '../accounts/password-field.tsx';
import { useFocusOnFault } from '../forms/focus.ts';
import { Banner } from '../ui/banner.tsx';
import type { Proof, useProof } from './use-proof.ts';

export function ProofFields(props: {
  /** For a form that has other fields too, and brings people to the first that is wrong by itself. */
  readonly ids?: { readonly password: string; readonly code: string };
  readonly label?: string;
  readonly hint?: string;
  readonly proof: Proof;
  readonly needsCode: boolean;
  readonly errors: ReturnType<typeof useProof>['errors'];
  /** Another one leads to the same error once more. */
  readonly attempt?: unknown;
  readonly onChange: (proof: Proof) => void;
}) {
  const { label = fieldNames.password, hint, proof, needsCode, errors, onChange } = props;
  const [ownPasswordId, ownCodeId] = [useId(), useId()];
  const { password: passwordId, code: codeId } = props.ids ?? {
    password: ownPasswordId,
    code: ownCodeId,
  };
  useFocusOnFault({ [passwordId]: errors.password, [codeId]: errors.code }, props.attempt);
  return (
    <>
      {errors.other === null ? null : <Banner kind="danger" title={errors.other} />}
      <PasswordField
        label={label}
        hint={hint}
        id={passwordId}
        value={proof.password}
        error={errors.password}
        required
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
