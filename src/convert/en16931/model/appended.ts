/** The list with one more item: the same list if there is one, because copying it for each item would be quadratic. */
export function appended<Item>(list: Item[] | undefined, item: Item): Item[] {
  if (list === undefined) return [item];
  list.push(item);
  return list;
}
