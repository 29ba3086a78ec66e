import { code, codeList } from '../codes/codeList.ts';
import type { SimpleType } from '../lexical.ts';

/**
 * The type of the attribute `versione`: a version number. In current formats, the attribute is the name of the format.
 */
export function versionType(version: string): SimpleType {
  return {
    kind: 'simple',
    name: `VersioneSchema${version.replace('.', '')}`,
    xsdName: 'VersioneSchemaType',
    base: 'string',
    whitespace: 'preserve',
    codes: codeList(
      `VersioneSchema${version.replace('.', '')}`,
      { it: 'Versione dello schema', en: 'Version of the schema' },
      [code(version, `Formato ${version}`, `Format ${version}`)],
    ),
  };
}
