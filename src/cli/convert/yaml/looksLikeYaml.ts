/** Whether a file is YAML; kept apart from the reader, which is loaded for YAML only. */
import { sniff } from '../../../xml/index.ts';

export const YAML_ENDING = /\.ya?ml$/i;

/** How far the beginning is looked at: a comment of some lines may stand there. */
const HEAD = 4096;

/** How an invoice in YAML begins a line, when nothing but its content can tell. */
const BEGINNING =
  /^(?:%YAML |---(?:\s|$)|(?:(["']?)(?:fattura_elettronica_(?:header|body)|namespace|sistema_emittente|versione)\1)[ \t]*:)/m;

/** What is called .yaml is YAML unless it is plainly something else: all JSON is YAML too. */
export function looksLikeYaml(bytes: Uint8Array, name: string): boolean {
  const looks = sniff(bytes, name);
  if (YAML_ENDING.test(name)) return ['text', 'json', 'empty', 'binary'].includes(looks);
  if (looks !== 'text') return false;
  return BEGINNING.test(new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)));
}
