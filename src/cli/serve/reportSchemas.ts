/** JSON Schemas of the reports of `validate` and of `new --report`; a test checks real reports against them. */
import { KINDS } from '../new/definition.ts';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const integerOrNull = { type: ['integer', 'null'] } as const;
const count = { type: 'integer', minimum: 0 } as const;
const stage = { enum: ['pass', 'fail', 'skipped'] } as const;
const gaps = {
  type: 'array',
  items: { type: 'object', required: ['code', 'reason'], properties: { code: text, reason: text } },
} as const;

const finding = {
  type: 'object',
  required: [
    'code',
    'id',
    'severity',
    'stage',
    'path',
    'xpath',
    'field',
    'line',
    'column',
    'message',
    'params',
    'help',
  ],
  properties: {
    code: { ...text, description: 'SdI code (00200 for the structure), or a code of fattura (Q-…).' },
    id: { ...text, description: 'Stable name of the finding, for programs.' },
    severity: { enum: ['error', 'warning', 'info'] },
    stage: { enum: ['envelope', 'wellformed', 'structure', 'controls', 'quality'] },
    path: { ...textOrNull, description: 'JSON Pointer into the JSON form of the invoice.' },
    xpath: textOrNull,
    field: { ...textOrNull, description: 'Official number of the field, such as 2.2.1.11.' },
    line: integerOrNull,
    column: integerOrNull,
    message: text,
    params: { type: 'object' },
    help: textOrNull,
    fix: {
      type: 'object',
      required: ['kind', 'op', 'path'],
      properties: {
        kind: text,
        op: { enum: ['add', 'replace', 'remove', 'split', 'order'] },
        path: text,
        from: text,
        to: text,
      },
    },
  },
} as const;

const fileReport = {
  type: 'object',
  required: ['file', 'kind', 'verdict', 'stages', 'coverage', 'findings'],
  properties: {
    file: text,
    kind: textOrNull,
    verdict: { enum: ['valid', 'rejected', 'unreadable'] },
    stages: {
      type: 'object',
      required: ['envelope', 'wellformed', 'structure', 'controls', 'quality'],
      properties: { envelope: stage, wellformed: stage, structure: stage, controls: stage, quality: stage },
    },
    coverage: {
      type: 'object',
      required: ['ran', 'partial', 'skipped'],
      properties: { ran: { type: 'array', items: text }, partial: gaps, skipped: gaps },
    },
    findings: { type: 'array', items: { $ref: '#/components/schemas/Finding' } },
  },
} as const;

const report = {
  type: 'object',
  required: ['tool', 'files', 'summary'],
  properties: {
    tool: {
      type: 'object',
      required: ['name', 'version', 'spec'],
      properties: { name: text, version: text, spec: text },
    },
    files: { type: 'array', items: { $ref: '#/components/schemas/FileReport' } },
    summary: {
      type: 'object',
      required: ['files', 'valid', 'rejected', 'unreadable', 'errors', 'warnings'],
      properties: {
        files: count,
        valid: count,
        rejected: count,
        unreadable: count,
        errors: count,
        warnings: count,
      },
    },
  },
} as const;

const fileReportOrNull = { oneOf: [{ $ref: '#/components/schemas/FileReport' }, { type: 'null' }] } as const;

const briefProblem = {
  type: 'object',
  required: ['id', 'path', 'line', 'column', 'message', 'params'],
  properties: {
    id: {
      ...text,
      description:
        'Stable name of the problem, for programs, such as amount.comma; brief.… for a brief that cannot be read.',
    },
    path: {
      ...textOrNull,
      description:
        'JSON Pointer into the brief; for a missing value, its expected place; null if the brief cannot be read, or is not the cause.',
    },
    line: { ...integerOrNull, description: 'The line of the value, or of the nearest value around it.' },
    column: integerOrNull,
    message: text,
    params: { type: 'object' },
  },
} as const;

const briefReport = {
  description: 'Why no invoice was created from a brief.',
  type: 'object',
  required: ['tool', 'file', 'kind', 'problems', 'omitted', 'invoice', 'original', 'output'],
  properties: {
    tool: { type: 'object', required: ['name', 'version'], properties: { name: text, version: text } },
    file: text,
    kind: { enum: [...KINDS] },
    problems: { type: 'array', items: { $ref: '#/components/schemas/BriefProblem' } },
    omitted: { ...count, description: 'Number of further problems.' },
    invoice: {
      ...fileReportOrNull,
      description: 'The check of the invoice that was built; null if none was built.',
    },
    original: {
      ...fileReportOrNull,
      description: 'The check of the original invoice, if it cannot be used.',
    },
    output: { ...textOrNull, description: 'Path of the file that the command has written; null here.' },
  },
} as const;

export const reportSchemas = {
  Report: report,
  FileReport: fileReport,
  Finding: finding,
  BriefReport: briefReport,
  BriefProblem: briefProblem,
} as const;
