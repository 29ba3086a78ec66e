/** The format of a file or JSON value, even if its content is invalid. */
import { documentDay, schemaOn } from './editions.ts';
import { ordinary, simplified } from './formats.ts';
import type { Format } from './grammar.ts';
import { isMembers, type Members, member } from './jsonValue.ts';
import { type FileKind, isRetiredKind } from './problem.ts';
import { retiredFormat, retiredFormatIn, retiredFormatOf } from './retired/retiredFormat.ts';

/** Number of characters at the start of a file in which the root element or the key `namespace` is searched for. */
const ROOT_REACH = 4096;

/** The format that a file's paths belong to. If the kind is unknown, the root element decides. */
export function formatOfFile(kind: FileKind | null, text: string | undefined): Format {
  if (kind === 'FSM10') return simplified;
  if (isRetiredKind(kind)) return retiredFormat(kind);
  if (kind !== null || text === undefined) return ordinary;
  const head = text.slice(0, ROOT_REACH);
  return head.includes(simplified.root) || head.includes(simplified.namespace) ? simplified : ordinary;
}

/** The format that `versione` names; if it is not a valid code, the namespace decides. */
export function formatOfJson(value: Members): Format {
  const versione = member(value, 'versione');
  if (versione === 'FSM10') return simplified;
  const known = typeof versione === 'string' && ordinary.versione.codes?.accepts(versione) === true;
  if (known) return ordinary;
  const namespace = member(value, 'namespace');
  if (namespace === simplified.namespace) return simplified;
  return retiredFormatOf(versione) ?? retiredFormatIn(namespace) ?? ordinary;
}

/**
 * The grammar that applies to a JSON value.
 * @param day The day whose schema applies; null for the date of the first document.
 */
export function schemaOfJson(value: unknown, day: string | null): Format {
  return isMembers(value) ? schemaOn(formatOfJson(value), day ?? documentDay(value)) : ordinary;
}
