/** Checks the options of `new` before anything is read. */

import { resolve } from 'node:path';
import { kindInName } from '../../envelope/index.ts';
import { parseDate } from '../command/date.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type FileTarget, fileTarget, type Target } from '../files/target.ts';
import type { Form } from '../input/loadInvoice.ts';
import { today } from '../process/clock.ts';
import { KINDS, type Kind, type NewCall } from './definition.ts';

export interface NewSettings {
  readonly kind: Kind;
  /** The information about a brief to print instead of an invoice; null if an invoice is created. */
  readonly print: 'example' | 'schema' | null;
  /** The brief as given; null to ask questions instead. */
  readonly brief: string | null;
  /** The original invoice, as given. */
  readonly of: string | null;
  readonly form: Form;
  /** In a folder, the file gets a name valid for SdI. */
  readonly target: Target;
  readonly overwrite: boolean;
  /** The place of the report on the brief; null for none. On standard output, it takes the place of the invoice. */
  readonly report: FileTarget | null;
  /** The file for the answers, as given; null if the dialogue asks for it. */
  readonly saveBrief: string | null;
  /** The date of receipt by SdI, and the date of examples. */
  readonly asOf: string;
  readonly maxBytes: number;
}

/** Kinds derived from an original invoice. */
const NEED_ORIGINAL: readonly Kind[] = ['credit-note', 'debit-note', 'integration'];

export function isOfAnother(kind: Kind): boolean {
  return NEED_ORIGINAL.includes(kind);
}

/** Kinds without a dialogue: several invoices would need too many questions. */
const NOT_ASKED: readonly Kind[] = ['lotto'];

/** @throws UsageError */
export function settingsOf(call: NewCall): NewSettings {
  const { options, operands, io } = call;
  const { of = null, output } = options;
  const print = printOf(options);
  const kind = kindOf(call, print);
  const brief = print !== null ? null : (operands[0] ?? (io.stdin.isTTY ? null : '-'));
  if (print !== null) checkPrinted(call, print);
  else if (isOfAnother(kind)) {
    // In a dialogue, the original is asked for.
    if (of === null && brief !== null) throw new UsageError((messages) => messages.new.originalMissing(kind));
    if (of === '-' && (brief === '-' || brief === null))
      throw new UsageError(({ usage }) => usage.conflict('--of -', '-'));
  } else if (of !== null) {
    if (options.kind === undefined)
      throw new UsageError((messages) => messages.new.kindMissing(NEED_ORIGINAL));
    throw new UsageError(({ usage }) => usage.conflict('--of', `--kind ${kind}`));
  }
  if (print === null && brief === null && NOT_ASKED.includes(kind)) {
    throw new UsageError((messages) => messages.new.notAsked(kind));
  }
  return {
    kind,
    print,
    brief,
    of,
    form: options.to ?? (kindInName(output ?? '') === 'json' ? 'json' : 'xml'),
    target: anyTarget(output, io.cwd),
    overwrite: options.overwrite === true,
    report: reportOf(call, brief),
    saveBrief: saveBriefOf(call, brief),
    asOf: parseDate(options['as-of']) ?? today(),
    maxBytes: parseSize(options['max-size']),
  };
}

/** Allows `--save-brief` only in a dialogue, and to a different file than `--output`. */
function saveBriefOf({ options, io }: NewCall, brief: string | null): string | null {
  const { 'save-brief': name, output } = options;
  if (name === undefined) return null;
  if (brief !== null) throw new UsageError(({ usage }) => usage.conflict('--save-brief', brief));
  if (output !== undefined && resolve(io.cwd, name) === resolve(io.cwd, output))
    throw new UsageError((messages) => messages.new.sameFile('--save-brief', '--output'));
  return name;
}

/** Allows `--report` only about a brief, and to a different place than `--output`. */
function reportOf({ options, io }: NewCall, brief: string | null): FileTarget | null {
  const { report: value, output } = options;
  if (value === undefined) return null;
  if (brief === null) throw new UsageError((messages) => messages.new.reportWithoutBrief);
  const target = fileTarget({ option: '--report', value }, io.cwd);
  const isSame = output !== undefined && resolve(io.cwd, value) === resolve(io.cwd, output);
  if (isSame && value === '-')
    throw new UsageError(({ usage }) => usage.conflict('--report -', '--output -'));
  if (isSame) throw new UsageError((messages) => messages.new.sameFile('--report', '--output'));
  return target;
}

function printOf({ example, schema }: NewCall['options']): NewSettings['print'] {
  if (example === true && schema === true)
    throw new UsageError(({ usage }) => usage.conflict('--example', '--schema'));
  return example === true ? 'example' : schema === true ? 'schema' : null;
}

/** With `--example` and `--schema`, the operand may also name the kind. */
function kindOf({ options, operands: [first] }: NewCall, print: NewSettings['print']): Kind {
  if (print === null || first === undefined) return options.kind ?? 'invoice';
  const named = KINDS.find((kind) => kind === first);
  if (named === undefined) throw new UsageError(({ usage }) => usage.noChoice(`--${print}`, first, KINDS));
  if (options.kind !== undefined && options.kind !== named) {
    throw new UsageError(({ usage }) => usage.conflict(`--kind ${options.kind}`, named));
  }
  return named;
}

/** Refuses options about an invoice together with `--example` and `--schema`, which only print text. */
function checkPrinted({ options }: NewCall, print: string): void {
  for (const other of ['of', 'to', 'output', 'overwrite', 'report', 'save-brief'] as const) {
    if (options[other] !== undefined) {
      throw new UsageError(({ usage }) => usage.conflict(`--${print}`, `--${other}`));
    }
  }
}
