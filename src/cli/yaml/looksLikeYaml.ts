/** Whether a file is YAML; kept apart from the reader, which is loaded for YAML only. */
import { sniff } from '../../xml/index.ts';

export const YAML_ENDING = /\.ya?ml$/i;

/** The number of characters examined: the text may start with a comment of several lines. */
const HEAD = 4096;

/** The start of a line in a YAML invoice, if only its content can identify it. */
const BEGINNING =
  /^(?:%YAML |---(?:\s|$)|(?:(["']?)(?:fattura_elettronica_(?:header|body)|namespace|sistema_emittente|versione)\1)[ \t]*:)/m;

/** Files named .yaml are YAML unless they are clearly something else: all JSON is also YAML. */
export function looksLikeYaml(bytes: Uint8Array, name: string): boolean {
  const looks = sniff(bytes, name);
  if (YAML_ENDING.test(name)) return ['text', 'json', 'empty', 'binary'].includes(looks);
  if (looks !== 'text') return false;
  return BEGINNING.test(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)));
}
