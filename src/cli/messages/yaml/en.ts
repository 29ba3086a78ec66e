import type { YamlReason } from '../../yaml/flaw.ts';
import type { YamlWords } from './words.ts';

const SENTENCES: Readonly<Record<YamlReason, (detail: string) => string>> = {
  syntax: () => 'this is not YAML: check indentation, quotes and the space after the colon.',
  alias: (detail) => `anchors and aliases (${detail}) are not taken: write the value out.`,
  tag: (detail) => `types (${detail}) are not taken: every value of an invoice is text. Leave it out.`,
  key: () => 'a key is a plain name, such as numero: write it so.',
  duplicate: (detail) => `"${detail}" stands there a second time: leave one out.`,
  directive: (detail) => `the directive ${detail} is not taken: leave it out.`,
  documents: () => 'a second document begins here: a file holds one.',
  depth: () => 'this is nested more deeply than any invoice.',
  size: () =>
    'YAML is read up to some 15,000 values and 100,000 lines, and here it goes beyond: write the file as JSON.',
  encoding: () => 'the file is not in UTF-8: save it so.',
  empty: () => 'this is no invoice: it begins with keys such as versione and fattura_elettronica_header.',
};

export const yamlEn: YamlWords = {
  flaw: (place, { reason, detail }) => `${place}: ${SENTENCES[reason](detail)}`,
};
