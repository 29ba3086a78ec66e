/** The format of a file or of a JSON value, also where its content is wrong. */
import { ordinary, simplified } from './formats.ts';
import type { Format } from './grammar.ts';
import { type Members, member } from './jsonValue.ts';
import type { FileKind } from './problem.ts';

/** Length of the beginning of a file in which the root element or the key `namespace` is searched. */
const ROOT_REACH = 4096;

/** The format to which a file's paths belong; a file of no known kind is told by its root. */
export function formatOfFile(kind: FileKind | null, text: string | undefined): Format {
  if (kind === 'FSM10') return simplified;
  if (kind !== null || text === undefined) return ordinary;
  const head = text.slice(0, ROOT_REACH);
  return head.includes(simplified.root) || head.includes(simplified.namespace) ? simplified : ordinary;
}

/** As the schema chooses: FSM10 is simplified. Where `versione` says nothing valid, what else there is may tell. */
export function formatOfJson(value: Members): Format {
  const versione = member(value, 'versione');
  if (versione === 'FSM10') return simplified;
  const known = typeof versione === 'string' && ordinary.versione.codes?.accepts(versione) === true;
  return !known && member(value, 'namespace') === simplified.namespace ? simplified : ordinary;
}
