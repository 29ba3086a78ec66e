/** `docs/reference/`: the library's public names, one page per entry. */
import { type Exported, readEntries } from './entries.ts';
import { description, entryPage, linked } from './page.ts';

const FOLDER = 'docs/reference';

export function referencePages(): readonly { readonly file: string; readonly content: string }[] {
  const read = readEntries();
  const addresses = new Map<string, Exported>();
  for (const { exported } of read.entries)
    for (const one of exported) if (!addresses.has(one.name)) addresses.set(one.name, one);
  const summary = (one: Exported) => {
    const [sentence = ''] = description(one, read.checker)
      .replace(/\s+/g, ' ')
      .split(/(?<=[.;]) |(?: @throws)/);
    return linked(sentence.replace(/;$/, '.'), undefined, addresses);
  };
  const functions = read.entries.map((entry) =>
    [
      `## [${entry.specifier}](${entry.page})`,
      entry.exported
        .filter((one) => one.kind === 'function' && one.home === entry)
        .map((one) => `- [\`${one.name}\`](${entry.page}#${one.name.toLowerCase()}): ${summary(one)}`)
        .join('\n'),
    ].join('\n\n'),
  );
  const index = [
    '<!-- Generated from the TSDoc of the sources by `npm run generate`; do not edit. -->',
    '# Library reference',
    'Every public name of the package, by entry. What several entries export is described once, in the first of them. The examples are run by test/meta/readme.test.ts.',
    ...functions,
  ].join('\n\n');
  return [
    { file: `${FOLDER}/README.md`, content: `${index}\n` },
    ...read.entries.map((entry) => ({
      file: `${FOLDER}/${entry.page}`,
      content: `${entryPage(entry, read, addresses)}\n`,
    })),
  ];
}
