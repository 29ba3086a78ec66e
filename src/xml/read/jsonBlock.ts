/** What a reader collects: the JSON form, before it is known to be complete. */
export type JsonLeaf = string | number;
export type JsonBlock = { [key: string]: JsonLeaf | JsonBlock | (JsonLeaf | JsonBlock)[] };
