import type { CommandHelp } from '../messages.ts';
import type { ShowWords } from './words.ts';

export const showHelpEn: CommandHelp = {
  summary: 'show an invoice in readable form: terminal, HTML, PDF',
  about: [
    'All fields that are present, with labels and the meaning of codes in the language chosen; of attachments name and size. A file that is not valid is shown as far as it could be read, with a note and exit code 1. JSON files are as good as XML. PATH is what validate takes.',
    'The HTML page is one file without scripts or external requests; the PDF holds the XML too and needs the packages pdfkit and dejavu-fonts-ttf.',
  ],
  options: {
    html: 'write an HTML page to this file, of several invoices too; a folder gets a page for each file; - is standard output',
    pdf: 'write a PDF, in the same way',
    'out-dir': 'write a PDF for each file into this folder',
    format: 'what --out-dir writes; default: pdf',
    overwrite: 'replace the files of --html and --pdf when they exist',
    body: 'only the invoice at this position of the lotto, from 1',
    findings: 'check the file too, and say at the top what is wrong',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'in the terminal',
    'as an HTML page',
    'as a PDF in English, with the XML inside',
    'a PDF for each invoice of a folder',
    'one PDF of all invoices of a folder',
    'the second invoice of the lotto, with what is wrong',
  ],
};

export const showEn: ShowWords = {
  folderNeeded: '--format goes with --out-dir; one page is written by --html or --pdf.',
  noBody: (found) => `--body takes the position of an invoice in the file, from 1, not "${found}".`,
  bodyMissing: (file, asked, there) =>
    `${file} has no invoice number ${asked}: it holds ${there === 1 ? 'one' : there}.`,
  twoToStdout: '--html and --pdf cannot both go to standard output.',
  pdfToTerminal: 'A PDF is nothing for a terminal: name a file with --pdf, or redirect standard output.',
  exists: (path) => `${path} exists: --overwrite replaces it.`,
  overInput: (path) => `${path} is the file to show: choose another name for the result.`,
  twice: (path) => `--html and --pdf name the same file, ${path}.`,
  failed: (path, reason) => `${path} cannot be written: ${reason}`,
  tooLongTogether: ({ size, limit }) =>
    `the files together have too much text for one PDF: ${size} characters, and a PDF takes ${limit}. Nothing was written. Use --out-dir for a PDF each, fewer files at a time, or --html.`,
  tooLongForPdf: (file, { size, limit }) =>
    `${file} has too much text for a PDF: ${size} characters, and a PDF takes ${limit}. Use --html, or --body N for one invoice of a lotto.`,
  impossible: (file) => `Nothing could be read of ${file} that can be shown.`,
  partial: (errors) =>
    `The file is not valid (${errors === 1 ? 'one error' : `${errors} errors`}): here is only what could be read. fattura validate says what is wrong.`,
  noFindings: 'The check of the file found nothing to report.',
  moreFindings: (count) => (count === 1 ? 'And one more finding.' : `And ${count} more findings.`),
  place: (field, line) =>
    [...(field === null ? [] : [`field ${field}`]), ...(line === null ? [] : [`line ${line}`])].join(', '),
};
