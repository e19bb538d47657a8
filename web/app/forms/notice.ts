/** What was done, and the records that it speaks of: it does not outlive them. */
export type Notice = {
  readonly text: string;
  /** Ids of the list that it stands beside; none for what is true without them. */
  readonly about: readonly number[];
  /** Whether all of them have been in the list: it may be fetched again a moment later. */
  readonly isListed?: boolean;
};

type RecordList = readonly { readonly id: number }[];

/** Null once a record that was in the list is gone from it; otherwise the notice, which knows what it has seen. */
export function noticeBeside<OwnNotice extends Notice>(
  notice: OwnNotice,
  records: RecordList,
): OwnNotice | null {
  const { about, isListed = false } = notice;
  const isThere = about.every((id) => records.some((record) => record.id === id));
  if (isThere === isListed) return notice;
  return isThere ? { ...notice, isListed: true } : null;
}
