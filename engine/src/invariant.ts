/** A broken invariant is a defect of the program, never of the input; it stops the work at once. */
export function invariant(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Error(`Broken invariant: ${rule}`);
}
