/** Modified versions of a file: fixed, anonymized, compared. Loaded on first use. */
import { createAnonymizer, diffInvoices, type FixResult, fixInvoice } from '../../src/index.ts';
import type { CheckSettings } from './check.ts';
import type { Difference, KeptFile, Repairs, Unwanted } from './protocol.ts';
import { readable } from './readable.ts';

type Settings = Pick<CheckSettings, 'language' | 'day'>;

interface Original {
  readonly bytes: Uint8Array;
  readonly path: string;
}

function fixed(
  { bytes, path }: Original,
  without: readonly Unwanted[],
  { language, day }: Settings,
): FixResult {
  const checking = { file: path, language, asOf: day, asOfIsToday: true };
  return fixInvoice(bytes, { ...checking, amounts: true, dropSignature: true, without });
}

export function repairs(original: Original, without: readonly Unwanted[], settings: Settings): Repairs {
  const { changes, remaining, after, dropped } = fixed(original, without, settings);
  return {
    changes: changes.map(({ code, op, path, line, from, to }) => ({ code, op, path, line, from, to })),
    after,
    errors: remaining.filter(({ severity }) => severity === 'error').length,
    dropsSignature: dropped !== undefined,
  };
}

export function repaired(original: Original, without: readonly Unwanted[], settings: Settings): KeptFile {
  const { bytes } = fixed(original, without, settings);
  return { name: nameOf(original.path), type: 'application/octet-stream', bytes: new Uint8Array(bytes) };
}

/** The name without folders, archives and envelopes. */
function nameOf(path: string): string {
  const name = path.split(/[/\\!]/).at(-1) ?? '';
  return name.replace(/(?:\.p7m)+$/i, '') || 'fattura.xml';
}

export function anonymous({ bytes, path }: Original, { language, day }: Settings): KeptFile {
  // The seed is random and not kept, so that nobody can test whether a party is in the copy.
  const seed = crypto.getRandomValues(new Uint8Array(32)).join();
  const file = nameOf(path);
  const options = { file, language, asOf: day, asOfIsToday: true, dropSignature: true };
  const made = createAnonymizer({ seed }).file(bytes, options);
  if (made.refused !== undefined) throw new Error(made.refused);
  return { name: made.file, type: 'application/octet-stream', bytes: new Uint8Array(made.bytes) };
}

/** @throws Error if one of them has no invoice. */
export function differences(a: Original, b: Original): readonly Difference[] {
  const [before, after] = [a, b].map(({ bytes, path }) => readable(bytes, path).invoice);
  if (before == null || after == null) throw new Error(before == null ? a.path : b.path);
  return diffInvoices(before, after, { ignoreTransmission: true }).map(
    ({ op, path, pathB, field, from, to }) => ({
      op,
      field,
      name:
        (path ?? pathB ?? '')
          .split('/')
          .filter((step) => step !== '' && !/^\d+$/.test(step))
          .at(-1) ?? '',
      from: shown(from),
      to: shown(to),
    }),
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
