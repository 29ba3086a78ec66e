/** Shows the service's errors at the lines of the user's file, in the format of `validate`. */

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
import { notChecked, ownFinding } from '../report/ownReport.ts';
import { wordsOf } from '../service/explain.ts';
import type { stylist } from '../terminal/colour.ts';
import type { Result } from './result.ts';

/** The errors of a response, and the text they refer to. */
export interface PlacedErrors {
  readonly errors: readonly PlacedError[];
  /** Null if the file can no longer be read. */
  readonly lines: Lines | null;
  readonly status: number;
}

/** The error of the failed request itself, without the wrappers that the outcome already expresses. */
export function causeOf(error: unknown): unknown {
  if (error instanceof ReissueError) return causeOf(error.cause);
  if (error instanceof UnknownOutcomeError) return error.cause;
  return error;
}

/** @returns null if the service listed no errors. */
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

/** Paragraphs of a report without its heading; empty if no error has a position. */
export function renderPlaced(
  { errors, lines, status }: PlacedErrors,
  file: string,
  look: SubmitLook,
): string {
  const placed = errors.filter(isPlaced);
  if (placed.length === 0) return '';
  const source: CheckedSource | null =
    lines === null ? null : { lines, spans: placed.map((one) => spanOf(one, lines)) };
  const { language, width, style } = look;
  const text = renderFileText(reportOf(placed, file, status), source, { language, width, style });
  return text.slice(text.indexOf('\n\n') + 1);
}

/** True if an error has a position in the file; others are shown as plain sentences. */
export function isPlaced({ path }: PlacedError): boolean {
  return path !== null;
}

function reportOf(placed: readonly PlacedError[], file: string, status: number): FileReport {
  const findings = placed.map((one) => ({
    ...ownFinding(
      {
        // Not a rule of ours: the report is only displayed, with the service's codes.
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

/** The span of the tag or value that starts at an error's position. */
function spanOf({ line, column }: PlacedError, lines: Lines): CheckedSource['spans'][number] {
  if (line === null || column === null) return null;
  const text = lines.line(line);
  const before = [...text].slice(0, column - 1).join('').length;
  const what = text[before - 1] === '>' ? VALUE_IN_XML : ANYTHING_ELSE;
  const length = what.exec(text.slice(before))?.[0].length ?? 1;
  const offset = (lines.starts[line - 1] ?? 0) + before;
  return { offset, end: offset + length };
}

/** Language and format of the results. */
export interface SubmitLook {
  readonly messages: Messages;
  readonly language: Language;
  readonly width: number;
  readonly style: ReturnType<typeof stylist>;
}
