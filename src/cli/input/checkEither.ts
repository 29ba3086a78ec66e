import { isJson } from '../../envelope/index.ts';
import {
  type CheckedFile,
  type Examined,
  examineReading,
  readXmlFile,
  type ValidateOptions,
} from '../../validate/index.ts';

/**
 * Checks an XML or JSON file. The JSON check is a separate chunk, loaded with the first JSON file. The check itself opens
 * the file, so only its first bytes are examined here.
 */
export async function checkEither(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<CheckedFile> {
  if (!isJson(bytes, options.file)) return examineXml(bytes, options).report();
  const { validateAndRead } = await import('./jsonCheck.ts');
  return validateAndRead(bytes, options);
}

/** Like {@link checkEither}, for callers that may not need the report, with its places and sentences. */
export async function examineEither(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<Examined> {
  if (!isJson(bytes, options.file)) return examineXml(bytes, options);
  const { examineFile } = await import('./jsonCheck.ts');
  return examineFile(bytes, options);
}

/** The signatures are verified before, or do not matter, so their form is not examined. */
export function examineXml(bytes: Uint8Array, options: ValidateOptions): Examined {
  return examineReading(readXmlFile(bytes, options), bytes, options);
}
