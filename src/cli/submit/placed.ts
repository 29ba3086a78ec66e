/** Errors of the service at the line of the user's file, in the look of `validate`. */

import {
  locateErrors,
  type PlacedError,
  ReissueError,
  StatusError,
  UnknownOutcomeError,
} from '../../api/index.ts';
import { open } from '../../envelope/index.ts';
import { type CheckedSource, type FileReport, type Language, renderFileText } from '../../validate/index.ts';
import { Lines, readInvoice } from '../../xml/index.ts';
import type { Messages } from '../messages/messages.ts';
import { notChecked, ownFinding } from '../report/fileReport.ts';
import { wordsOf } from '../service/explain.ts';
import type { stylist } from '../terminal/colour.ts';
import type { Result } from './result.ts';

/** The errors that an answer had, and the text they are about. */
export interface PlacedErrors {
  readonly errors: readonly PlacedError[];
  /** Null where the file cannot be read any more. */
  readonly lines: Lines | null;
  readonly status: number;
}

/** The request that failed: what was made of it is said by the outcome. */
export function causeOf(error: unknown): unknown {
  if (error instanceof ReissueError) return causeOf(error.cause);
  if (error instanceof UnknownOutcomeError) return error.cause;
  return error;
}

/** @returns null where the service named no errors. */
export async function placeErrors({ file, error }: Result): Promise<PlacedErrors | null> {
  const cause = causeOf(error);
  if (!(cause instanceof StatusError) || cause.errors.length === 0) return null;
  const { status } = cause;
  const bytes = await file.read();
  if (bytes === null) {
    const errors = cause.errors.map((one) => ({ ...one, path: null, xpath: null, line: null, column: null }));
    return { errors, lines: null, status };
  }
  return { errors: await locateErrors(cause, bytes), lines: linesOf(bytes, file.name), status };
}

function linesOf(bytes: Uint8Array, name: string): Lines {
  const source = open(bytes, name).kind === 'json' ? undefined : readInvoice(bytes).source;
  return source?.lines ?? new Lines(new TextDecoder().decode(bytes));
}

/** Paragraphs of a report, without its heading; empty where no error has a place. */
export function renderPlaced({ errors, lines, status }: PlacedErrors, file: string, look: Look): string {
  const placed = errors.filter(isPlaced);
  if (placed.length === 0) return '';
  const source: CheckedSource | null =
    lines === null ? null : { lines, spans: placed.map((one) => spanOf(one, lines)) };
  const { language, width, style } = look;
  const text = renderFileText(reportOf(placed, file, status), source, { language, width, style });
  return text.slice(text.indexOf('\n\n') + 1);
}

/** Those without a place in the file, which are told in words. */
export function isPlaced({ path }: PlacedError): boolean {
  return path !== null;
}

function reportOf(placed: readonly PlacedError[], file: string, status: number): FileReport {
  const findings = placed.map((one) => ({
    ...ownFinding(
      {
        // Never looked up: this report is only shown, and its codes are the service's.
        code: one.code ?? String(status),
        id: 'Q-SERVICE.error',
        params: {},
        message: wordsOf(one),
        help: null,
      },
      { stage: 'controls', line: one.line, column: one.column },
    ),
    path: one.path,
    xpath: one.xpath,
  }));
  const [first] = findings;
  const empty = { code: '', id: 'Q-SERVICE.error', params: {}, message: '', help: null } as const;
  return { ...notChecked(file, first ?? empty), findings };
}

const VALUE_IN_XML = /^[^<]+/;
/** A tag, or a value in JSON. */
const ANYTHING_ELSE = /^(?:<[^>]*>|"(?:[^"\\]|\\.)*"|[^,\]}\s]+)/;

/** From a place to the end of the tag or value that begins there. */
function spanOf({ line, column }: PlacedError, lines: Lines): CheckedSource['spans'][number] {
  if (line === null || column === null) return null;
  const text = lines.line(line);
  const before = [...text].slice(0, column - 1).join('').length;
  const what = text[before - 1] === '>' ? VALUE_IN_XML : ANYTHING_ELSE;
  const length = what.exec(text.slice(before))?.[0].length ?? 1;
  const offset = (lines.starts[line - 1] ?? 0) + before;
  return { offset, end: offset + length };
}

/** In which words and how results are shown. */
export interface Look {
  readonly messages: Messages;
  readonly language: Language;
  readonly width: number;
  readonly style: ReturnType<typeof stylist>;
}
