import type { UpgradeLoss } from '../../../operations/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/en.ts';
import { europeanEn } from './europeanEn.ts';

export const convertHelpEn: CommandHelp = {
  summary: 'convert XML to JSON or YAML, and these to XML',
  about: [
    'The direction depends on the content: XML becomes JSON, JSON and YAML become XML. A single file goes to standard output or to --output; several files, patterns and folders go to --out-dir under the same names with the extension .json, .xml or .yaml. An invalid invoice is not converted: the report shows the errors.',
  ],
  options: {
    to: 'output form; default: by the extension of --output, otherwise json for XML, xml for JSON and YAML. ubl and cii convert to the European standard EN 16931, facturx writes a PDF with the CII in it (Factur-X, ZUGFeRD; requires pdfkit and dejavu-fonts-ttf), fatturapa converts UBL and CII to FatturaPA',
    from: 'read the files as YAML, and .yaml and .yml from folders; default: detected by name and content',
    output: 'output file; - is standard output',
    'out-dir': 'output folder, created if missing; the structure of subfolders is kept',
    overwrite: 'replace existing files; input files are never replaced',
    force: 'write the result even if it is invalid, as far as possible',
    upgrade:
      'convert the formats 1.0 and 1.1 (2014 to 2016) to the current one, in the form of the input, and list what changes',
    profile:
      'rules of a European result: the standard, Peppol BIS Billing 3, or the Italian profile of AgID (UBL); default: en16931',
    body: 'position of an invoice in a lotto, from 1; default: one file for each invoice',
    set: 'a value that the source lacks, with the number of its FatturaPA field, such as 1.1.4=ABC1234',
    report:
      'write a JSON report on the conversion of each value; - is standard output, instead of the document',
    'embed-original':
      'attach the UBL or CII document to the FatturaPA, as fattura_originale.xml (--to fatturapa)',
    strict: 'exit with 1 if anything was lost',
    indent: 'spaces per level, 0 to 10; 0 writes a single line (not for YAML); default: 2',
    prefix: 'namespace prefix of the XML root; default: p',
    'no-prefix': 'XML without a namespace prefix',
    stylesheet: 'style sheet for browsers, referenced in the XML',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'JSON on standard output',
    'XML to a file',
    'a whole folder',
    'from standard input, with a prefix of your choice',
    'YAML to a file',
    'an old invoice in the current format',
    'an invoice for a Peppol network',
    'a hybrid invoice: PDF with XML',
    'a foreign invoice, with the recipient code and a list of the losses',
  ],
};

export const convertEn = {
  european: europeanEn,
  done: (count: number) => `${files(count)} written`,
  /** @param result The output file; undefined for standard output and several files. */
  signatureLeft: (file: string, result = 'the result') =>
    `${file}: the electronic signature was omitted; ${result} is not signed.`,
  invalid: (file: string) =>
    `${file} is not valid and was not converted. --force converts it as far as possible.`,
  forced: (file: string) => `${file} is not valid; it was converted because of --force.`,
  impossible: (file: string) => `${file} cannot be converted, not even with --force.`,
  exists: (path: string) => `${path} already exists and was not changed. --overwrite replaces it.`,
  overInput: (path: string) =>
    `${path} is an input file, which is never replaced. Choose another output file.`,
  twice: (path: string, first: string) =>
    `${path} has already been created from ${first}: rename one of the inputs.`,
  failed: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
  notOld: (file: string) => `${file} is in a current format: nothing to upgrade.`,
  upgraded: (file: string, changes: number) =>
    changes === 0
      ? `${file} was converted to FPA12; everything was kept.`
      : `${file} was converted to FPA12, with ${changes === 1 ? '1 change' : `${changes} changes`}:`,
  loss: (loss: UpgradeLoss): string => {
    switch (loss.code) {
      case 'stamp_number':
        return `${loss.path}: the number of the revenue stamp, ${loss.params.number}, was lost; BolloVirtuale says that the duty was paid.`;
      case 'provision_moved':
        return `${loss.path}: "${loss.params.provision}" was moved to ${loss.params.to.join(', ')}.`;
      case 'not_accepted':
        return `${loss.path}: ${loss.params.value === null ? 'the block' : `"${loss.params.value}"`} was kept, but the current format does not accept it.`;
    }
  },
  upgradeResult: (file: string) => `${file} (FPA12)`,
};
