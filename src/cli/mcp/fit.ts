/**
 * Shortens results to a size that a model can read: long lists and texts are cut, and the omitted parts are named by
 * pointer.
 */
import { pointerKeys, pointerTo } from '../../model/index.ts';

/** Maximum number of characters of a result that are shown at once. */
export const LIMIT = 12_000;

/** Maximum number of omitted parts that are named one by one. */
const NAMED = 40;

/** Number of characters of an entry of `omitted`, besides its pointer. */
const ENTRY = 40;

/** Number of characters of an empty list or object. */
const EMPTY = 2;

/** Maximum number of characters of the messages of a command that are shown. */
const MESSAGES = 2_000;

export interface Omitted {
  /** JSON Pointer into the whole result. */
  readonly pointer: string;
  /** Number of elements, members or characters that are shown, and in total. */
  readonly shown: number;
  readonly total: number;
}

export interface Fitted {
  readonly data: unknown;
  readonly omitted: readonly Omitted[];
}

export interface Wanted {
  /** The pointer of the value in the whole result. */
  readonly pointer: string;
  /** The first element or character that is shown. */
  readonly offset: number;
  /** Number of characters that are not available, because a summary takes them. Default: 0. */
  readonly taken?: number;
  /** Members that are shown only if the pointer names them. */
  readonly hidden: readonly string[];
}

export function fitted(value: unknown, { pointer, offset, hidden, taken = 0 }: Wanted): Fitted {
  const omitted: Omitted[] = [];
  let left = LIMIT - taken;
  const leave = (at: string, shown: number, total: number): void => {
    if (omitted.length >= NAMED) return;
    omitted.push({ pointer: at, shown, total });
    left -= at.length + ENTRY;
  };
  const text = (whole: string, at: string, from: number): string => {
    const shown = whole.slice(from, endOfCharacter(whole, from + Math.max(left, 0)));
    left -= shown.length + 2;
    if (shown.length < whole.length) leave(at, shown.length, whole.length);
    return shown;
  };
  const list = (whole: readonly unknown[], at: string, from: number): readonly unknown[] => {
    const shown: unknown[] = [];
    left -= EMPTY;
    for (const [index, item] of whole.entries()) {
      if (left <= 0) break;
      if (index >= from) shown.push(part(item, `${at}/${index}`, 0));
    }
    if (shown.length < whole.length) leave(at, shown.length, whole.length);
    return shown;
  };
  const members = (
    whole: Readonly<Record<string, unknown>>,
    at: string,
  ): Readonly<Record<string, unknown>> => {
    const shown: [string, unknown][] = [];
    left -= EMPTY;
    for (const [name, member] of Object.entries(whole)) {
      const place = pointerTo(at, name);
      if (left <= 0 || hidden.includes(name)) {
        leave(place, 0, sizeOf(member));
        continue;
      }
      left -= name.length + 4;
      shown.push([name, part(member, place, 0)]);
    }
    return Object.fromEntries(shown);
  };
  const part = (whole: unknown, at: string, from: number): unknown => {
    if (typeof whole === 'string') return text(whole, at, from);
    if (Array.isArray(whole)) return list(whole, at, from);
    if (typeof whole === 'object' && whole !== null)
      return members(whole as Readonly<Record<string, unknown>>, at);
    left -= 6;
    return whole;
  };
  return { data: part(value, pointer, offset), omitted };
}

/** The first messages, and the number of those left out. */
export function fittedMessages(messages: readonly string[]): {
  readonly shown: readonly string[];
  readonly more: number;
} {
  let left = MESSAGES;
  const shown: string[] = [];
  for (const message of messages) {
    if (left <= 0) break;
    const text = message.slice(0, endOfCharacter(message, left));
    shown.push(text);
    left -= text.length;
  }
  return { shown, more: messages.length - shown.length };
}

/** The beginning of a text for one message. */
export const shortened = (text: string): string =>
  text.length <= MESSAGES ? text : `${text.slice(0, endOfCharacter(text, MESSAGES))}…`;

/** The end of the character at an offset: a surrogate pair is not split. */
function endOfCharacter(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
}

/** The value at a JSON Pointer (RFC 6901); undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '') return value;
  if (!pointer.startsWith('/')) return undefined;
  let found: unknown = value;
  for (const name of pointerKeys(pointer)) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return found;
}
