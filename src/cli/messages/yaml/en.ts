import type { PlacedFlaw, YamlReason } from '../../yaml/flaw.ts';

const SENTENCES: Readonly<Record<YamlReason, (detail: string) => string>> = {
  syntax: () => 'invalid YAML: check indentation, quotes and the space after the colon.',
  alias: (detail) => `anchors and aliases (${detail}) are not supported: write the value in full.`,
  tag: (detail) =>
    `types (${detail}) are not supported, because every value of an invoice is text: remove it.`,
  key: () => 'a key must be a plain name, such as numero.',
  duplicate: (detail) => `duplicate key "${detail}": remove one.`,
  directive: (detail) => `the directive ${detail} is not supported: remove it.`,
  documents: () => 'a second document starts here: only one per file is supported.',
  depth: () => 'nested too deeply for an invoice.',
  size: () =>
    'the limit for YAML, about 15,000 values and 100,000 lines, is exceeded here: write the file as JSON.',
  encoding: () => 'the file is not UTF-8: save it as UTF-8.',
  empty: () => 'not an invoice, which starts with keys such as versione and fattura_elettronica_header.',
};

export const yamlEn = {
  flaw: ({ reason, detail }: Pick<PlacedFlaw, 'reason' | 'detail'>) => SENTENCES[reason](detail),
};
