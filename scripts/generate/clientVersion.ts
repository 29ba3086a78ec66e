/** src/api/generated/version.ts: the package's version for the client, which reads no files at run time. */
import packageJson from '../../package.json' with { type: 'json' };

export function clientVersion(): string {
  return `/** Generated from package.json by \`npm run generate\`. Do not edit. */

/** The version of this package. */
export const VERSION = '${packageJson.version}';
`;
}
