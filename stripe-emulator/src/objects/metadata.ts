/** The notes that an integration keeps on an object. */
export type Metadata = Readonly<Record<string, string>>;

/** A key with '' is taken away; null takes away all. */
export type MetadataChange = Metadata | null;

export function changeMetadata(current: Metadata, change: MetadataChange | undefined): Metadata {
  if (change === undefined) return current;
  if (change === null) return {};
  const merged = { ...current, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
