/** Reads a configuration; reports the first error with its location and the nearest valid value. */
import { isMembers, parseJson } from '../../model/index.ts';
import { UsageError } from '../command/usageError.ts';
import { placeOf, syntaxPlace } from '../input/json.ts';
import { checkCode, checkOff } from './codes.ts';
import {
  ADDRESS,
  ADVICE_CODE,
  ADVICE_SEVERITIES,
  type Config,
  configKeys,
  type Expected,
  PATTERN,
  SEVERITIES,
  type Wanted,
} from './keys.ts';

/** The key by which editors find the JSON Schema. */
const SCHEMA_KEY = '$schema';

export interface ReadSettings {
  /** Name of the file in messages. */
  readonly name: string;
  /** All known codes. */
  readonly codes: readonly string[];
}

/** @throws UsageError */
export function readConfig(
  { text, key }: Pick<Found, 'text' | 'key'>,
  { name, codes }: ReadSettings,
): Config {
  const document = parse(text, name);
  const value = key === null ? document : (document as Readonly<Record<string, unknown>>)[key];
  const file: File = { name, text, codes, path: key === null ? [] : [key] };
  if (!isMembers(value)) throw wrongValue(file, [], value, { kind: 'object' });
  for (const [property, content] of Object.entries(value)) {
    if (property === SCHEMA_KEY && key === null) continue;
    if (!isConfigKey(property)) throw unknownKey(file, property);
    check(content, configKeys[property], property, file);
  }
  const { [SCHEMA_KEY]: _, ...config } = value;
  return config as Config;
}

interface File extends ReadSettings {
  readonly text: string;
  /** Path of keys to the configuration within the file. */
  readonly path: readonly string[];
}

function parse(text: string, name: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    const place = syntaxPlace(name, text, error);
    throw new UsageError(({ usage }) => usage.config.syntax(place));
  }
}

function check(value: unknown, expected: Expected, key: string, file: File): void {
  switch (expected.kind) {
    case 'choice':
      if (typeof value !== 'string' || !expected.choices.includes(value))
        throw wrongValue(file, [key], value, expected);
      return;
    case 'switch':
      if (typeof value !== 'boolean') throw wrongValue(file, [key], value, expected);
      return;
    case 'count':
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
        throw wrongValue(file, [key], value, expected);
      return;
    case 'patterns':
      if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && PATTERN.test(one)))
        throw wrongValue(file, [key], value, expected);
      return;
    case 'address':
      if (typeof value !== 'string' || !ADDRESS.test(value)) throw wrongValue(file, [key], value, expected);
      return;
    case 'severities':
      if (!isMembers(value)) throw wrongValue(file, [key], value, expected);
      for (const [code, severity] of Object.entries(value)) checkSeverity(code, severity, key, file);
  }
}

function checkSeverity(code: string, severity: unknown, key: string, file: File): void {
  const place = (): string => placeOf(file, [...file.path, key, code]);
  checkCode(code, file.codes, place);
  const choices = ADVICE_CODE.test(code) ? ADVICE_SEVERITIES : SEVERITIES;
  if (severity === 'off') checkOff(code, place);
  if (!choices.some((choice) => choice === severity)) {
    throw wrongValue(file, [key, code], severity, { kind: 'choice', choices });
  }
}

function unknownKey(file: File, key: string): UsageError {
  const place = placeOf(file, [...file.path, key]);
  const keys = Object.keys(configKeys);
  return new UsageError(({ usage }, nearest) =>
    usage.config.unknownKey(place, key, nearest(key, keys), keys),
  );
}

function wrongValue(file: File, path: readonly string[], found: unknown, wanted: Wanted): UsageError {
  const whole = [...file.path, ...path];
  const place = placeOf(file, whole);
  return new UsageError(({ usage }, nearest) => {
    const near =
      wanted.kind === 'choice' && typeof found === 'string' ? nearest(found, wanted.choices) : undefined;
    return usage.config.wrongValue(place, whole.join('.'), {
      found: JSON.stringify(found) ?? 'undefined',
      wanted,
      suggestion: near,
    });
  });
}

function isConfigKey(key: string): key is keyof Config {
  return Object.hasOwn(configKeys, key);
}

/** A file that may contain a configuration, and its text. */
export interface Found {
  readonly path: string;
  readonly text: string;
  /** The key in a package.json; null for a file of its own. */
  readonly key: string | null;
}
