/** Brings a result to its place, and refuses to harm what is there. */
import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Input } from '../files/find.ts';
import { codeOf } from '../files/systemCode.ts';
import { writeWhole } from '../files/write.ts';
import type { Output } from '../io.ts';
import type { ConvertSettings, Form } from './settings.ts';

/** Why a result was not written. */
export type Refusal =
  | { readonly kind: 'exists' | 'overInput'; readonly path: string }
  /** `first` is the input whose result has the place already. */
  | { readonly kind: 'twice'; readonly path: string; readonly first: string }
  | { readonly kind: 'failed'; readonly path: string; readonly code: string };

/** The files that are read, and those that were written, by their real paths. */
export interface Places {
  readonly inputs: ReadonlySet<string>;
  readonly results: Map<string, string>;
}

export async function placesOf(inputs: readonly Input[]): Promise<Places> {
  const real = new Set<string>();
  for (const { path } of inputs) {
    if (path !== null) real.add(await realpath(path).catch(() => path));
  }
  return { inputs: real, results: new Map() };
}

/** @returns null when the result is in its place. */
export async function deliver(
  { text, form }: { readonly text: string; readonly form: Form },
  input: Input,
  {
    stdout,
    settings,
    places,
  }: { readonly stdout: Output; readonly settings: ConvertSettings; readonly places: Places },
): Promise<Refusal | null> {
  const { target, overwrite } = settings;
  if (target.kind === 'stdout') {
    await stdout.write(form === 'xml' && stdout.isTTY ? harmless(text) : text);
    return null;
  }
  const path = target.kind === 'file' ? target.path : join(target.path, nameOf(input, form));
  const real = await realpath(path).catch(() => path);
  // Not even with --overwrite: in a folder, the other file may not have been read yet.
  if (places.inputs.has(real)) return { kind: 'overInput', path };
  const first = places.results.get(real);
  if (first !== undefined) return { kind: 'twice', path, first };
  try {
    if ((await writeWhole(path, text, { overwrite })) === 'exists') return { kind: 'exists', path };
  } catch (error) {
    return { kind: 'failed', path, code: codeOf(error) };
  }
  places.results.set(await realpath(path).catch(() => path), input.name);
  return null;
}

/** The input's name below the folder, with the ending of its new form. */
function nameOf({ below }: Input, form: Form): string {
  const inside = below.startsWith('..') ? basename(below) : below;
  return `${inside.replace(/\.(?:xml|json)$/i, '')}.${form}`;
}

/** XML with a character reference for all that a terminal could act on; it reads as the same XML. */
export function harmless(xml: string): string {
  return xml.replace(
    /[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `&#x${character.charCodeAt(0).toString(16)};`,
  );
}
