/** Reports with every content that is difficult for a format. */
import {
  type CheckedFile,
  createReport,
  type FileReport,
  type Finding,
  validateAndRead,
} from '../../src/validate/index.ts';
import { completeWith } from '../support/findingsInvoice.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

export const tool = { name: 'fattura', version: '1.2.3', spec: '1.9.1' } as const;

/** A hostile file name. */
export const hostileName = 'à b/50%,c:d#\u001b[2J\u202e<&"\'>?.xml';

const options = { language: 'en', only: 'structure' } as const;
const check = (input: string, file: string): CheckedFile => validateAndRead(input, { ...options, file });

export const checked = {
  valid: check(SAMPLE, 'invoices/valid.xml'),
  /** One value, on one line. */
  value: check(completeWith('Imposta', '1.234,5'), 'invoices/value.xml'),
  /** A wrong value on several lines. */
  lines: check(
    sampleWith('<Divisa>EUR</Divisa>', '<Divisa>\nEU\nR\n</Divisa>').replace('>IT<', '>I😀T<'),
    'invoices/lines.xml',
  ),
  json: check(JSON.stringify(validateAndRead(SAMPLE).invoice).replace('"10.00"', '10'), 'invoices/json.json'),
  malformed: check(SAMPLE.slice(0, 700), 'invoices/malformed.xml'),
  unreadable: check('%PDF-1.7', 'invoices/f.pdf'),
  stdin: check(sampleWith('10.00', '10'), '-'),
  hostile: check(sampleWith('>Siena<', '>\u009b2J]]&gt;%0A::error::\u202e’<'), hostileName),
  many: validateAndRead(SAMPLE.replaceAll('.00<', '<'), {
    ...options,
    file: 'invoices/many.xml',
    maxFindings: 2,
  }),
} as const;

export const files: readonly FileReport[] = Object.values(checked).map(({ report }) => report);
export const report = createReport(files, tool);

/** The report of a file with these findings, made without an invoice. */
export function fileWith(...findings: readonly Partial<Finding>[]): FileReport {
  return {
    ...checked.valid.report,
    file: 'a.xml',
    stages: { envelope: 'pass', wellformed: 'pass', structure: 'pass', controls: 'pass', quality: 'pass' },
    findings: findings.map((finding) => ({ ...blank, ...finding })),
  };
}

const blank: Finding = {
  code: '00423',
  id: '00423.amount',
  severity: 'error',
  stage: 'controls',
  path: '/fattura_elettronica_body/0',
  xpath: '/*/FatturaElettronicaBody[1]',
  field: '2',
  line: 3,
  column: 5,
  message: 'Wrong.',
  params: {},
  help: null,
};
