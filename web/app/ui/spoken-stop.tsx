/** A full stop for those who hear the text in one go with what follows it. */
export function SpokenStop({ after }: { readonly after: string }) {
  return /[.!?]$/.test(after) ? null : <span className="vh">.</span>;
}
