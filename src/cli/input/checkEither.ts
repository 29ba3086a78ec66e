import { isJson } from '../../envelope/index.ts';
import {
  type CheckedFile,
  type Examined,
  examineReading,
  readXmlFile,
  type ValidateOptions,
  validateXml,
} from '../../validate/index.ts';

/**
 * Checks an XML or JSON file. The JSON check is a separate chunk, loaded with the first JSON file. The check itself opens
 * the file, so only its first bytes are examined here.
 */
export async function checkEither(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<CheckedFile> {
  if (!isJson(bytes, options.file)) return validateXml(bytes, options);
  const { validateAndRead } = await import('./jsonCheck.ts');
  return validateAndRead(bytes, options);
}

/** Like {@link checkEither}, for callers that may not need the report, with its places and sentences. */
export async function examineEither(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<Examined> {
  if (!isJson(bytes, options.file)) {
    return examineReading(readXmlFile(bytes, options), bytes, options);
  }
  const { examineFile } = await import('./jsonCheck.ts');
  return examineFile(bytes, options);
}
