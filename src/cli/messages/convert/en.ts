import type { CommandHelp } from '../messages.ts';
import { files } from '../phrases/en.ts';
import type { ConvertWords } from './words.ts';

export const convertHelpEn: CommandHelp = {
  summary: 'turn XML into JSON or YAML, and these into XML',
  about: [
    'The direction follows the content: XML becomes JSON, JSON and YAML become XML. One file goes to standard output unless --output names another place; several files, patterns and folders go to --out-dir under the same names, with .json, .xml or .yaml. An invalid invoice is not converted: the report says why.',
  ],
  options: {
    to: 'what to write; the opposite of what is read unless told',
    from: 'take the files for YAML, and from folders .yaml and .yml; else their names and content tell',
    output: 'file to write to; - is standard output',
    'out-dir': 'folder to write to, made when missing; folders inside a folder keep their place',
    overwrite: 'replace files that exist; the file that is read is never replaced',
    force: 'write the result even when it is not valid, as far as it can be written at all',
    indent: 'blanks a level, 0 to 10; 0 writes one line (not of YAML), 2 unless told',
    prefix: 'namespace prefix of the XML root; default: p',
    'no-prefix': 'XML without a namespace prefix',
    stylesheet: 'style sheet that the XML names for browsers',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'JSON on standard output',
    'XML into a file',
    'a whole folder',
    'from standard input, with a prefix of your choice',
    'YAML into a file',
  ],
};

export const convertEn: ConvertWords = {
  done: (count) => `${files(count)} written`,
  signatureLeft: (file) =>
    `${file}: the electronic signature (ds:Signature) was left out; the result is not signed.`,
  invalid: (file) =>
    `${file} is not valid and was not converted. With --force it is converted as far as it can be.`,
  forced: (file) => `${file} is not valid; it was converted because of --force.`,
  impossible: (file) => `${file} cannot be converted, not even with --force.`,
  exists: (path) => `${path} exists already and was left as it is. --overwrite replaces it.`,
  overInput: (path) => `${path} is the file that is read: it is never replaced. Name another.`,
  twice: (path, first) => `${path} was made from ${first} already: rename one of the two.`,
  failed: (path, reason) => `${path} cannot be written: ${reason}.`,
};
