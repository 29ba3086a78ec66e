/** `--query name=value`: the parameters of an endpoint beside those of lists. */
import type { Endpoint, Field } from '../../api/contract/index.ts';
import { UsageError } from '../command/usageError.ts';
import { splitSetting, valueNamed } from './named.ts';
import { spellCall } from './names.ts';
import { readValue } from './values.ts';

/** Filled in by the file that is sent. */
const FROM_FILE = 'file_name';

/** @throws UsageError naming a parameter that is unknown, missing or of another kind. */
export function readQuery(
  texts: readonly string[],
  known: Readonly<Record<string, Field>>,
  endpoint: Endpoint,
): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const text of texts) {
    const [name, value] = splitSetting(text, '--query');
    const { shape } = valueNamed(name, known, '--query');
    values.set(name, readValue(`--query ${name}`, value, shape));
  }
  for (const [name, { required }] of Object.entries(known)) {
    if (required !== true || values.has(name) || name === FROM_FILE) continue;
    throw new UsageError(({ api }) => api.usage.missingQuery(name, spellCall(endpoint)));
  }
  return Object.fromEntries(values);
}
