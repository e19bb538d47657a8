/** A name as someone typed it: in any script, of any length, never as markup. */
export function TypedName({ name }: { readonly name: string }) {
  return (
    <bdi className="typed-name" title={name.length > 80 ? name : undefined}>
      {name}
    </bdi>
  );
}
