/** A cursor: the end of a page, in a signed text. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '../http/refusal.ts';

export interface CursorContent {
  /** The sort keys of the last row on the page, as the database writes them. */
  readonly values: readonly string[];
  /** Identifies the list and its query. */
  readonly about: string;
}

/** Bytes of the signature in a cursor. */
const SIGNATURE = 16;

/** A short digest of any JSON value. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

export function writeCursor(content: CursorContent, secret: string): string {
  const text = Buffer.from(JSON.stringify([content.values, content.about]));
  return Buffer.concat([sign(text, secret), text]).toString('base64url');
}

/** @throws Refusal 400 for a cursor of another server, list or query */
export function readCursor(cursor: string, about: string, secret: string): readonly string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  const [signature, text] = [bytes.subarray(0, SIGNATURE), bytes.subarray(SIGNATURE)];
  const ours = signature.length === SIGNATURE && timingSafeEqual(signature, sign(text, secret));
  if (!ours || bytes.toString('base64url') !== cursor)
    throw refuse(400, 'not a cursor of this service', '/cursor');
  const [values, found] = JSON.parse(text.toString()) as [readonly string[], string];
  if (found !== about) throw refuse(400, 'the cursor belongs to another list or query', '/cursor');
  return values;
}

const sign = (text: Uint8Array, secret: string): Buffer =>
  createHmac('sha256', secret).update('cursor\n').update(text).digest().subarray(0, SIGNATURE);
