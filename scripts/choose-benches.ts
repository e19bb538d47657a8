/** Which benches a command line asks for: by their whole names, or all of them. */

type Choice = { readonly chosen: readonly string[] } | { readonly problem: string };

export function chooseBenches(names: readonly string[], wanted: readonly string[]): Choice {
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return { problem: `There is no bench named "${unknown}". Choose from: ${names.join(', ')}.` };
  }
  return { chosen: wanted.length === 0 ? names : wanted };
}
