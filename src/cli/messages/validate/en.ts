import type { CoverageReason } from '../../../validate/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/en.ts';

export const validateHelpEn: CommandHelp = {
  summary: 'validate invoices like SdI: schema and controls, with additional advice',
  about: [
    'PATH is a file, a folder (searched recursively for .xml, .json, .p7m, .pk7, .p7s, .p7c, .zip, .eml and .mbox), a quoted pattern or - for standard input. Without PATH, standard input is checked.',
    "The verdict is SdI's, as far as it can be decided from a file: the schema, then the controls; our advice (Q-…) never changes it. In signed files (.p7m, XAdES) the signature is verified too. In archives (.zip) and mail (.eml, .mbox), each file is checked. SdI messages are checked against their schema and signature, formats from before 2017 against the schema of their time.",
    'A fattura.config.json file in this folder or above, or the key fattura of a package.json file, can set the same options; the command line takes precedence. In GitHub Actions, annotations are printed in addition to the text unless a format is selected.',
  ],
  options: {
    format:
      'text for people, json for one document, ndjson for one line per file, sarif for code scanning, junit for test reports, github for annotations, gitlab for code quality in GitLab, compact for editors',
    output: 'report file, replaced when the report is complete; - is standard output',
    only: 'stop after this stage; controls omits only our advice',
    'as-of': 'date of receipt by SdI, such as 2026-05-15; default: today in Italy',
    'as-sent': 'validate as SdI would receive the file: an FPA12 without a signature is an error',
    'trust-list':
      "trusted list of a country (TSL), or CA certificates in PEM: the issuers of the signers' certificates are looked up in it (00104, 00107)",
    'trust-list-signer':
      'certificate that may sign the trusted list, or the list of trusted lists of the European Union; without it, the signature of the list is not verified',
    crl: 'revocation list (CRL) of a certification authority (00101)',
    spec: 'edition of the technical specification; auto is the one in force',
    'strict-name': 'check every file name (00001), not only those intended for SdI',
    'keep-going': 'run the controls that can run even if the structure is invalid',
    ignore: 'turn off this advice (Q-…), like "off" in the configuration',
    exclude: 'exclude matching files and folders: a name such as drafts or *.json, or a path such as 2024/**',
    since: 'check only files that have changed since this commit or branch of git, and new ones',
    'files-from':
      'file that lists the files to check, separated by NUL or one on each line; - for standard input',
    shard:
      'check only part K of N, so that several processes or machines share the work: each file is in exactly one part',
    'fail-on': 'minimum severity that makes the exit code 1; never: findings do not change it',
    resume: 'file that records each check, so that a run that was killed continues where it stopped',
    'max-warnings': 'number of warnings allowed: one more makes the exit code 1',
    quiet: 'show only files with findings, and the summary',
    'explain-coverage':
      'list after each file the codes that were checked, those that were not, and the reasons',
    config: 'configuration to use, instead of the nearest',
    'no-config': 'use no configuration',
    engine: 'validator of XML: our own reader (auto), or libxml2 with our schemas as a second opinion',
    schema: 'validate XML against this XSD, with libxml2; local includes are followed, nothing is downloaded',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'one invoice, with the line and a remedy for each error',
    'a whole folder and a pattern, showing only files with findings',
    'the report as JSON',
    'to a file, for code scanning',
    'from standard input, in English',
  ],
};

export const validateEn = {
  /** Texts of `--explain-coverage`. */
  coverage: {
    ran: 'checked',
    partial: 'in part',
    skipped: 'not checked',
    reasons: {
      registry: 'depends on a register',
      history: 'depends on earlier submissions',
      trust: 'depends on a trusted list (--trust-list)',
      revocation: 'depends on revocation lists (--crl)',
      verification: 'the signature was not verified',
      signer: 'the file does not contain the certificate of the signer',
      key: 'the key of the signer is of an unsupported type',
      date: 'depends on the date of receipt (--as-of)',
      name: 'the file name is not intended for SdI (--strict-name)',
      format: 'not for this format',
      unsigned: 'the file is not signed',
      form: 'applies to XML files, and this is JSON',
      envelope: 'inside an envelope that is not opened',
      structure: 'the structure is invalid (--keep-going)',
      malformed: 'the XML is malformed',
      unreadable: 'the file could not be read',
      not_in_force: 'not in this edition of the specification',
      off: 'turned off in the configuration',
      not_asked: 'not requested (--only)',
      other_engine: 'not provided by libxml2',
    } satisfies Readonly<Record<CoverageReason, string>>,
    /** Reasons why the given lists do not decide. */
    details: {
      list: 'depends on an official trusted list (--trust-list)',
      'own-list': 'decided by your own certificates, not by an official trusted list',
      path: 'the certificate of the issuer is neither in the file nor in the trusted list',
      crl: 'no revocation list of the issuer was given (--crl)',
      'crl-signature': 'the revocation list was not signed by the issuer',
      'crl-unsupported': 'the revocation list is partial or indirect, which is not supported',
      stale: 'the given list is not valid at the time of receipt',
      key: 'the key of the issuer is of an unsupported type',
      limit: 'too many certificates between the signer and a certification authority',
      qualifications: 'the trusted list restricts the authority by a condition that is not evaluated',
    } as Readonly<Record<string, string>>,
  },
  nothingSince: (since: string) => `no file has changed since ${since}.`,
  nothingInShard: (number: number, of: number) => `no file is in part ${number} of ${of}.`,
  nothingListed: (list: string) => `${list === '-' ? 'standard input' : list} lists no file.`,
  tooManyWarnings: (found: number, allowed: number) =>
    `${found === 1 ? '1 warning' : `${found.toLocaleString('en')} warnings`}, --max-warnings allows ${allowed.toLocaleString('en')}.`,
  /** @param count Number of JSON files in a run with libxml2. */
  engineNotForJson: (count: number) =>
    `libxml2 validates XML only: ${count === 1 ? 'the JSON file was' : `${count} JSON files were`} validated with the JSON Schema of fattura.`,
  progress: (done: number, seconds: number) =>
    `${files(done)} checked, ${Math.round(done / seconds).toLocaleString('en')} per second`,
};
