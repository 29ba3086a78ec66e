/** `--shard 3/16`: a part of the inputs, so that several machines check a folder together. */
import { UsageError } from '../command/usageError.ts';
import type { Input } from './find.ts';

export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

const FORM = /^([0-9]{1,6})\/([0-9]{1,6})$/;

/** @throws UsageError */
export function parseShard(text: string): Shard {
  const [, number, of] = (FORM.exec(text) ?? []).map(Number);
  if (number === undefined || of === undefined || number < 1 || number > of)
    throw new UsageError(({ usage }) => usage.noShard(text));
  return { number, of };
}

/**
 * Yields the inputs of a shard. The path below the operand decides, not the position: each file is in exactly one
 * shard, even if files are added meanwhile, or if the folder has another name on another machine.
 */
export async function* inShard(inputs: AsyncIterable<Input>, { number, of }: Shard): AsyncGenerator<Input> {
  for await (const input of inputs)
    if (hash(input.below.replaceAll('\\', '/')) % of === number - 1) yield input;
}

/**
 * FNV-1a of 32 bits over the UTF-16 units, with the finalizer of MurmurHash3: the remainders of FNV-1a alone are uneven
 * for names that differ in one digit. Documented in docs/scale.md: the shard of a name must never change.
 */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
