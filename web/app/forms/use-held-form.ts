/** A form over something that is saved: what is typed, what it started from, and what has since been saved. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { contested, rebase } from './rebase.ts';

type Fields = Readonly<Record<string, string | boolean>>;

type HeldFormOptions<Form extends Fields, Saved> = {
  readonly start: Form;
  /** What was typed over it before, and not sent. */
  readonly typed?: Form | null;
  /** Undefined for something new. */
  readonly version: number | undefined;
  /** Asks for it as it is saved now; null where it is gone. */
  readonly findNewest: () => Promise<Saved | null>;
  readonly formOf: (saved: Saved) => Form;
  /** What stands in one field, as people would read it. */
  readonly wordsOf: (field: keyof Form, newest: Newest<Form, Saved>) => string;
  readonly failures: { readonly notLoaded: string; readonly gone: string };
  /** What was refused for being made from an older state can be sent now. */
  readonly onLoaded: () => void;
};

type Newest<Form, Saved> = { readonly saved: Saved; readonly form: Form };

type Held<Form> = {
  readonly form: Form;
  readonly base: Form;
  readonly version: number | undefined;
  /** Fields that both sides have changed, with what the other side made of them. */
  readonly theirs: Partial<Record<string, string>>;
};

export function useHeldForm<Form extends Fields, Saved extends { readonly version: number }>(
  options: HeldFormOptions<Form, Saved>,
) {
  const { start, version, formOf, wordsOf, failures } = options;
  const [held, setHeld] = useState<Held<Form>>({
    form: options.typed ?? start,
    base: start,
    version,
    theirs: {},
  });
  const newest = useMutation({
    mutationFn: options.findNewest,
    onSuccess: (saved) => {
      if (saved === null) return;
      setHeld((before) => rebased(before, { newest: { saved, form: formOf(saved) }, wordsOf }));
      options.onLoaded();
    },
  });
  const isGone = newest.isSuccess && newest.data === null;
  return {
    form: held.form,
    /** What was saved when it was last loaded. */
    base: held.base,
    /** As it is sent with the form: nothing for something new. */
    version: held.version === undefined ? {} : { version: held.version },
    edit: (change: Partial<Form>): void =>
      setHeld((before) => ({ ...before, form: { ...before.form, ...change } })),
    theirsOf: (field: keyof Form & string): string | undefined => held.theirs[field],
    isLoadingNewest: newest.isPending,
    loadFailure: newest.isError ? failures.notLoaded : isGone ? failures.gone : null,
    loadNewest: (): void => newest.mutate(),
  };
}

function rebased<Form extends Fields, Saved extends { readonly version: number }>(
  { form, base }: Held<Form>,
  {
    newest,
    wordsOf,
  }: {
    readonly newest: Newest<Form, Saved>;
    readonly wordsOf: HeldFormOptions<Form, Saved>['wordsOf'];
  },
): Held<Form> {
  const states = { base, typed: form, newest: newest.form };
  return {
    form: rebase(states),
    base: newest.form,
    version: newest.saved.version,
    theirs: Object.fromEntries(
      contested(states).map((field) => [field, `Saved meanwhile: ${wordsOf(field, newest)}`]),
    ),
  };
}
