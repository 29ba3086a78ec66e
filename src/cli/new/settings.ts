/** What `new` was asked for, checked before anything is read. */
import { parseDate } from '../check/settings.ts';
import { today } from '../clock.ts';
import { KINDS, type Kind, type NewCall } from '../commands/new.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import type { Form } from '../load/loadInvoice.ts';
import { UsageError } from '../usageError.ts';

export interface NewSettings {
  readonly kind: Kind;
  readonly example: boolean;
  /** The brief as it was named; null where it is to be asked for. */
  readonly brief: string | null;
  /** The invoice that it is made of, as it was named. */
  readonly of: string | null;
  readonly form: Form;
  /** Into a folder it goes under a name that SdI takes. */
  readonly target: Target;
  readonly overwrite: boolean;
  /** The day on which SdI would receive it, and the date of examples. */
  readonly asOf: string;
  readonly maxBytes: number;
}

/** Made of an invoice that is there. */
const NEED_ORIGINAL: readonly Kind[] = ['credit-note', 'debit-note', 'integration'];

export function isOfAnother(kind: Kind): boolean {
  return NEED_ORIGINAL.includes(kind);
}

/** What the questions do not put together: several invoices are no short dialogue. */
const NOT_ASKED: readonly Kind[] = ['lotto'];

/** @throws UsageError */
export function settingsOf(call: NewCall): NewSettings {
  const { options, operands, io } = call;
  const { of = null, output } = options;
  const example = options.example === true;
  const kind = kindOf(call, example);
  const brief = example ? null : (operands[0] ?? (io.stdin.isTTY ? null : '-'));
  if (example) checkExample(call);
  else if (isOfAnother(kind)) {
    // At a terminal it is asked for.
    if (of === null && brief !== null) throw new UsageError((messages) => messages.new.originalMissing(kind));
    if (of === '-' && (brief === '-' || brief === null))
      throw new UsageError(({ usage }) => usage.conflict('--of -', '-'));
  } else if (of !== null) {
    throw new UsageError(({ usage }) => usage.conflict('--of', `--kind ${kind}`));
  }
  if (!example && brief === null && NOT_ASKED.includes(kind)) {
    throw new UsageError((messages) => messages.new.notAsked(kind));
  }
  return {
    kind,
    example,
    brief,
    of,
    form: options.to ?? (/\.json$/i.test(output ?? '') ? 'json' : 'xml'),
    target: anyTarget(output, io.cwd),
    overwrite: options.overwrite === true,
    asOf: parseDate(options['as-of']) ?? today(),
    maxBytes: parseSize(options['max-size']),
  };
}

/** With `--example` the operand may name the kind, too. */
function kindOf({ options, operands: [first] }: NewCall, example: boolean): Kind {
  if (!example || first === undefined) return options.kind ?? 'invoice';
  const named = KINDS.find((kind) => kind === first);
  if (named === undefined) throw new UsageError(({ usage }) => usage.noChoice('--example', first, KINDS));
  if (options.kind !== undefined && options.kind !== named) {
    throw new UsageError(({ usage }) => usage.conflict(`--kind ${options.kind}`, named));
  }
  return named;
}

/** An example is text for standard output and stands for no invoice. */
function checkExample({ options }: NewCall): void {
  for (const other of ['of', 'to', 'output', 'overwrite'] as const) {
    if (options[other] !== undefined) {
      throw new UsageError(({ usage }) => usage.conflict('--example', `--${other}`));
    }
  }
}
