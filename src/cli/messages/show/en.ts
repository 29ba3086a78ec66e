import type { CommandHelp } from '../commandHelp.ts';

export const showHelpEn: CommandHelp = {
  summary: 'show an invoice in readable form: terminal, HTML, PDF',
  about: [
    'Shows all fields that are present of a FatturaPA or a European invoice (UBL, CII), with labels and descriptions of codes in the selected language, and name and size of attachments. An invalid file is shown as far as it could be read, with a notice and exit code 1. PATH is an XML or JSON file, a folder, a quoted pattern or - for standard input.',
    'The HTML page is a single file without scripts or external requests; the PDF also contains the XML and requires the packages pdfkit and dejavu-fonts-ttf.',
  ],
  options: {
    html: 'write an HTML page to this file, also for several invoices; in a folder, one page per file; - is standard output',
    pdf: 'write a PDF, in the same way',
    'out-dir': 'write a PDF for each file to this folder',
    format: 'format of the files in --out-dir; default: pdf',
    overwrite: 'replace existing output files',
    body: 'only the invoice at this position of the lotto, from 1',
    findings: 'also check the file, and show the findings at the top',
    resume: 'file that records each finished input, so that an interrupted run continues where it stopped',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'in the terminal',
    'as an HTML page',
    'as a PDF in English, with embedded XML',
    'a PDF for each invoice of a folder',
    'one PDF of all invoices of a folder',
    'the second invoice of the lotto, with findings',
  ],
};

export const showEn = {
  /** --format without --out-dir. */
  folderNeeded: '--format requires --out-dir; to write a single page, use --html or --pdf.',
  noBody: (found: string) => `--body takes the position of an invoice in the file, from 1, not "${found}".`,
  messageOnTerminal: (file: string) =>
    `${file} is an SdI message, which is shown on the terminal only: omit --html, --pdf and --out-dir.`,
  /** The file contains fewer invoices than requested. */
  bodyMissing: (file: string, asked: number, there: number) =>
    `${file} has no invoice number ${asked}: it contains ${there === 1 ? 'one' : there}.`,
  twoToStdout: '--html and --pdf cannot both go to standard output.',
  pdfToTerminal:
    'A PDF cannot be shown on a terminal: specify a file with --pdf, or redirect standard output.',
  exists: (path: string) => `${path} already exists: --overwrite replaces it.`,
  overInput: (path: string) => `${path} is the file to show: choose another name for the result.`,
  twice: (path: string) => `--html and --pdf specify the same file, ${path}.`,
  failed: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
  /** The files of one common page exceed the limit. */
  tooLongTogether: ({ size, limit }: { readonly size: number; readonly limit: number }) =>
    `the files together have too much text for one PDF: ${size} characters, the limit is ${limit}. Nothing was written. Use --out-dir for one PDF per file, fewer files at a time, or --html.`,
  tooLongForPdf: (file: string, { size, limit }: { readonly size: number; readonly limit: number }) =>
    `${file} has too much text for a PDF: ${size} characters, the limit is ${limit}. Use --html, or --body N for one invoice of a lotto.`,
  /** The file has no readable content. */
  impossible: (file: string) => `${file} has no readable content to show.`,
  /** Notice on the page of an invalid invoice: content may be missing. */
  partial: (errors: number) =>
    `The file is not valid (${errors === 1 ? 'one error' : `${errors} errors`}): only the readable part is shown. fattura validate shows the errors.`,
  /** Notice on the page, with --findings. */
  received: (day: string) => `SdI received the file on ${day}.`,
  noFindings: 'The check of the file has no findings.',
  /** Notice on the page. */
  brokenSignature:
    'The signature is not valid (00102): the content may not be what was signed. fattura verify shows why.',
  noViolations: 'The invoice violates none of the rules of EN 16931 that are checked.',
  moreFindings: (count: number) => (count === 1 ? 'And one more finding.' : `And ${count} more findings.`),
  /** The command names all packages, because `npx` installs only those given. */
  missingPackages: (missing: readonly string[]) => {
    const packages = missing.join(' ');
    const one = missing.length === 1;
    return `a PDF requires the ${one ? 'package' : 'packages'} ${missing.join(' and ')}: install ${one ? 'it' : 'them'} with npm i ${packages}, or run npx -p fattura -p pdfkit -p dejavu-fonts-ttf fattura show FILE --pdf FILE.pdf`;
  },
  unsuitablePackages: (
    packages: readonly { readonly name: string; readonly found: string; readonly wanted: string }[],
  ) =>
    `no PDF can be created with ${packages.map(({ name, found }) => `${name} ${found}`).join(', ')}: run npm i ${packages.map(({ wanted }) => wanted).join(' ')}. If the application here needs the installed version, install fattura in a folder of its own.`,
  place: (field: string | null, line: number | null) =>
    [...(field === null ? [] : [`field ${field}`]), ...(line === null ? [] : [`line ${line}`])].join(', '),
};
