/** The codes of closed lists by name, for invoices written in code: `Natura.N2_2`. */
import type { Code, CodeList } from '../../src/model/codes/codeList.ts';
import { formats } from '../../src/model/formats.ts';
import { simpleTypesOf } from './grammarWalk.ts';
import { comment } from './tsdoc.ts';

const HEAD = `// Generated from the code lists by \`npm run generate\`; do not edit.

import type * as codes from '../../model/generated/codes.ts';
`;

/** One object and one type per list, with the name of the list; bundlers drop those that nobody imports. */
export function codeNames(): string {
  const lists = new Map<string, CodeList>();
  for (const format of formats) {
    for (const { name, codes } of simpleTypesOf(format)) {
      if (codes?.closed === true) lists.set(name, codes);
    }
  }
  return [HEAD, ...[...lists].sort(([a], [b]) => (a < b ? -1 : 1)).map(names)].join('\n');
}

function names([name, { title, codes }]: readonly [name: string, list: CodeList]): string {
  const known = codes.filter(({ inSchema }) => inSchema);
  return [
    comment([`${title.it} / ${title.en}`]),
    `export const ${name} = {`,
    ...known.flatMap((entry) => [comment(about(entry), '  '), `  ${keyOf(entry.code)}: '${entry.code}',`]),
    `} as const satisfies Readonly<Record<string, codes.${name}>>;`,
    `export type ${name} = codes.${name};`,
    '',
  ].join('\n');
}

function about({ label, since: first, until }: Code): readonly string[] {
  const since = first === undefined ? '' : ` (from ${first})`;
  return [
    `${label.it} / ${label.en}${since}`,
    ...(until === undefined ? [] : [`@deprecated Not on documents of ${until} or later.`]),
  ];
}

/** The member name in `Natura.N2_2`. */
function keyOf(code: string): string {
  return code.replaceAll('.', '_');
}
