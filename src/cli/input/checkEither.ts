import { open } from '../../envelope/index.ts';
import { type CheckedFile, type ValidateOptions, validateXml } from '../../validate/index.ts';

/** Checks an XML or JSON file. The JSON check is a separate chunk, loaded with the first JSON file. */
export async function checkEither(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<CheckedFile> {
  if (open(bytes, options.file).kind !== 'json') return validateXml(bytes, options);
  const { validateAndRead } = await import('./jsonCheck.ts');
  return validateAndRead(bytes, options);
}
