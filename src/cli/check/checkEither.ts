import { type CheckedFile, checkXmlFile, type ValidateOptions } from '../../validate/index.ts';
import { sniff } from '../../xml/index.ts';

/** Checks a file of either form. The JSON check is a chunk of its own, loaded with the first JSON file. */
export async function checkEither(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<CheckedFile> {
  if (sniff(bytes, options.file) !== 'json') return checkXmlFile(bytes, options);
  const { checkFile } = await import('./jsonCheck.ts');
  return checkFile(bytes, options);
}
