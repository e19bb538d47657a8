/** A list inside an object, complete on its first page. */
export type List<Item> = {
  readonly object: 'list';
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly url: string;
};

export function listOf<Item>(url: string, data: readonly Item[]): List<Item> {
  return { object: 'list', data, has_more: false, url };
}
