/** An input read as one invoice, for commands that work on what it says. */
import { sniff } from '../../xml/index.ts';
import type { Call } from '../command/definition.ts';
import type { Input } from '../files/find.ts';
import { showReport } from '../report/showReport.ts';
import { type Content, contentOf } from './content.ts';
import { readInput } from './readInput.ts';

/** The form of a file. */
export type Form = 'xml' | 'json';

export interface Loaded {
  readonly input: Input;
  /** The file as it was read. */
  readonly bytes: Uint8Array;
  readonly form: Form;
  readonly invoice: NonNullable<Content['invoice']>;
  /** The errors in its structure; null if it is valid. */
  readonly failed: Content['failed'];
  readonly signed: boolean;
}

export interface LoadSettings {
  readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>;
  readonly maxBytes: number;
  /** Whether what could be read of an invalid invoice will do. */
  readonly partial?: boolean;
}

/** @returns null where there is no invoice to work on; a report on standard error has said why. */
export async function loadInvoice(input: Input, settings: LoadSettings): Promise<Loaded | null> {
  const bytes = await readInput(input, settings);
  if (bytes === null) return null;
  const { call, maxBytes, partial = false } = settings;
  const { language } = call;
  const { invoice, failed, signed } = await contentOf(bytes, input.name, { maxBytes, language });
  const will = invoice !== null && (failed === null || (partial && failed.report.verdict !== 'unreadable'));
  if (will) {
    const form: Form = sniff(bytes, input.name) === 'json' ? 'json' : 'xml';
    return { input, bytes, form, invoice, failed, signed };
  }
  if (failed !== null) await showReport(failed, call);
  return null;
}
