/** The content of a lock file. */
import { readFile } from 'node:fs/promises';
import type { ProcessIdentity } from './processIdentity.ts';

export interface LockRecord extends ProcessIdentity {
  /** The unique id of this lock; empty if the file has none. */
  readonly nonce: string;
  /** The time when it was taken, in ISO 8601. */
  readonly since: string;
  /** The last sign of life in ISO 8601: of constant length, so that it can be overwritten in place. */
  readonly alive: string;
}

/** A record with its source text: a changed text is a sign of life. */
export interface ReadRecord {
  readonly record: LockRecord;
  readonly text: string;
}

export function writeRecord({ nonce, pid, host, space, began, since, alive }: LockRecord): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify({ nonce, alive, pid, host, space, began, since })}\n`);
}

/** @returns null if the file does not exist. An incomplete or foreign file has an empty nonce. */
export async function readRecord(path: string): Promise<ReadRecord | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return { record: parsed(text), text };
}

function parsed(text: string): LockRecord {
  const value = objectIn(text);
  const string = (name: string): string => (typeof value[name] === 'string' ? value[name] : '');
  const stringOrNull = (name: string): string | null => string(name) || null;
  const { pid } = value;
  const nonce = string('nonce');
  return {
    // The nonce becomes part of a file name.
    nonce: /^[\w-]+$/.test(nonce) ? nonce : '',
    pid: typeof pid === 'number' && Number.isSafeInteger(pid) && pid > 0 ? pid : 0,
    host: string('host'),
    space: stringOrNull('space'),
    began: stringOrNull('began'),
    since: string('since'),
    alive: string('alive'),
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
