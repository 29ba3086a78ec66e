/** Names that were typed, held against those that the contract has. */
import { UsageError } from '../command/usageError.ts';

/**
 * What the contract has under a name.
 *
 * @param where What the name was given for, as the messages say it.
 * @throws UsageError naming what there is.
 */
export function valueNamed<Value>(
  name: string,
  known: Readonly<Record<string, Value>>,
  where: string,
): Value {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found === undefined) throw unknownName(name, Object.keys(known), where);
  return found;
}

export function unknownName(name: string, names: readonly string[], where: string): UsageError {
  return new UsageError(({ api }, nearest) =>
    api.usage.unknownName(where, name, { suggestion: nearest(name, names), names }),
  );
}

/** The name and the text of `name=text`. @throws UsageError, also where the text is empty */
export function splitSetting(setting: string, option: '--set' | '--query'): readonly [string, string] {
  const [, name, text = ''] = /^\s*([\w.-]+)\s*=(.*)$/s.exec(setting) ?? [];
  if (name === undefined) throw new UsageError(({ api }) => api.usage.noSetting(option, setting));
  if (text === '') {
    throw new UsageError(({ api: { usage } }) =>
      option === '--set' ? usage.emptySetting(name) : usage.emptyValue(`${option} ${name}`),
    );
  }
  return [name, text];
}
