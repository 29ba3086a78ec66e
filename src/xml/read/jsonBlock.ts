/** The JSON form while a reader collects it, before it is known to be complete. */
export type JsonLeaf = string | number;
export type JsonBlock = { [key: string]: JsonLeaf | JsonBlock | (JsonLeaf | JsonBlock)[] };
