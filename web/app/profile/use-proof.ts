/** Asks who is there once more, with the password and, where two-step sign-in is on, a code. */
import { accountTexts } from '@debt-payoff/contract/texts/accounts';
import { fieldNames, fieldTexts } from '@debt-payoff/contract/texts/fields';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useMemo, useState } from 'react';
import { failsWith, failureText, isRefused } from '../forms/call-failure.ts';

export type Proof = { readonly password: string; readonly code: string };
type ProofBody = { password: string; totp?: string };
type ProofErrors = {
  readonly password: string | null;
  readonly code: string | null;
  /** What is the fault of neither field. */
  readonly other: string | null;
};

const noErrors: ProofErrors = { password: null, code: null, other: null };

export function useProof<Reply>(options: {
  readonly needsCode: boolean;
  readonly call: (proof: ProofBody) => Promise<Reply>;
  readonly onDone: (reply: Reply) => void;
  /** What to say where nobody knows whether it was done. */
  readonly unknownText?: string;
}) {
  const { needsCode, call, onDone, unknownText = null } = options;
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [missing, setMissing] = useState(noErrors);
  const mutation = useMutation({ mutationFn: call });
  const change = (next: Proof): void => {
    setProof(next);
    setMissing(noErrors);
    mutation.reset();
  };
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (mutation.isPending) return;
    const found = missingParts(proof, needsCode);
    setMissing(found);
    if (found.password !== null || found.code !== null) return;
    const { password, code } = proof;
    const body = needsCode ? { password, totp: code.trim() } : { password };
    mutation.mutate(body, { onSuccess: onDone });
  };
  const refusal = useMemo(
    () => errorsOf(mutation.error, unknownText),
    [mutation.error, unknownText],
  );
  const errors = mutation.isError ? refusal : missing;
  return { proof, errors, isPending: mutation.isPending, change, send };
}

function missingParts({ password, code }: Proof, needsCode: boolean): ProofErrors {
  return {
    password: password === '' ? fieldTexts.required(fieldNames.password) : null,
    code: needsCode && code.trim() === '' ? accountTexts.twoStep.codeRequired : null,
    other: null,
  };
}

/** A refused password or code belongs to its field. */
function errorsOf(error: unknown, unknownText: string | null): ProofErrors {
  if (unknownText !== null && !isRefused(error)) return { ...noErrors, other: unknownText };
  const message = failureText(error);
  if (failsWith(error, 'wrong_password', 'invalid_credentials')) {
    return { ...noErrors, password: message };
  }
  if (failsWith(error, 'totp_required', 'totp_invalid')) return { ...noErrors, code: message };
  return { ...noErrors, other: message };
}
