/** Brings what somebody typed together with what has since been saved, without losing either. */

type Fields = Readonly<Record<string, string | boolean>>;

/** A field that was not touched follows the newest state; one that was keeps what was typed. */
export function rebase<Form extends Fields>(states: {
  readonly base: Form;
  readonly typed: Form;
  readonly newest: Form;
}): Form {
  const { base, typed, newest } = states;
  const untouched = Object.keys(newest).filter((name) => typed[name] === base[name]);
  return { ...typed, ...Object.fromEntries(untouched.map((name) => [name, newest[name]])) };
}

/** The fields in which the two would have to choose. */
export function contested<Form extends Fields>(states: {
  readonly base: Form;
  readonly typed: Form;
  readonly newest: Form;
}): (keyof Form)[] {
  const { base, typed, newest } = states;
  return Object.keys(newest).filter(
    (name) =>
      newest[name] !== base[name] && typed[name] !== base[name] && typed[name] !== newest[name],
  );
}
