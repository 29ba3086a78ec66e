/** Thrift's compact protocol, in which Parquet writes its headers and its footer. */

/** A value with its type; structures list their fields by id. */
export type ThriftValue =
  | { readonly type: 'i32' | 'i64'; readonly value: number }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'list'; readonly of: ThriftValue['type']; readonly items: readonly ThriftValue[] }
  | { readonly type: 'struct'; readonly fields: Readonly<Record<number, ThriftValue>> };

const TYPE_IDS = { i32: 5, i64: 6, text: 8, list: 9, struct: 12 } as const;

/** From this size on, the size of a list follows its header. */
const LONG_LIST = 15;

export const i32 = (value: number): ThriftValue => ({ type: 'i32', value });
export const i64 = (value: number): ThriftValue => ({ type: 'i64', value });
export const text = (value: string): ThriftValue => ({ type: 'text', value });
export const list = (of: ThriftValue['type'], items: readonly ThriftValue[]): ThriftValue => ({
  type: 'list',
  of,
  items,
});
export const struct = (fields: Readonly<Record<number, ThriftValue>>): ThriftValue => ({
  type: 'struct',
  fields,
});

export function thriftBytes(value: ThriftValue): Uint8Array {
  const bytes: number[] = [];
  write(value, bytes);
  return Uint8Array.from(bytes);
}

function write(value: ThriftValue, bytes: number[]): void {
  switch (value.type) {
    case 'i32':
    case 'i64':
      // Zigzag: numbers here are never negative.
      varint(value.value * 2, bytes);
      return;
    case 'text': {
      const encoded = new TextEncoder().encode(value.value);
      varint(encoded.length, bytes);
      bytes.push(...encoded);
      return;
    }
    case 'list': {
      const { items, of } = value;
      const isLong = items.length >= LONG_LIST;
      bytes.push(((isLong ? LONG_LIST : items.length) << 4) | TYPE_IDS[of]);
      if (isLong) varint(items.length, bytes);
      for (const item of items) write(item, bytes);
      return;
    }
    case 'struct': {
      let last = 0;
      // Integer keys are enumerated in ascending order.
      for (const [key, field] of Object.entries(value.fields)) {
        const id = Number(key);
        bytes.push(((id - last) << 4) | TYPE_IDS[field.type]);
        write(field, bytes);
        last = id;
      }
      bytes.push(0);
    }
  }
}

/** Divides instead of shifting: offsets exceed 32 bits. */
function varint(value: number, bytes: number[]): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
}
