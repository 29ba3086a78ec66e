/** Brings a result to its place, and refuses to harm what is there. */
import { join } from 'node:path';
import type { Input } from '../files/find.ts';
import type { Messages } from '../messages/messages.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import type { Io } from '../process/io.ts';
import type { ConvertSettings, Form } from './settings.ts';

export interface Delivery {
  readonly io: Io;
  readonly settings: ConvertSettings;
  readonly messages: Messages;
  /** The files that are read, and those that were written, by their real paths. */
  readonly inputs: ReadonlySet<string>;
  readonly results: Map<string, string>;
}

/** @returns why it was not written, as a sentence; null when the result is in its place. */
export async function deliver(
  { text, form }: { readonly text: string; readonly form: Form },
  input: Input,
  { io, settings, messages, inputs, results }: Delivery,
): Promise<string | null> {
  const { target, overwrite } = settings;
  if (target.kind === 'stdout') {
    await writeSanitized(io.stdout, { text, bytes: text });
    return null;
  }
  const path = target.kind === 'file' ? target.path : join(target.path, nameOf(input, form));
  const destination = { path, overwrite, cwd: io.cwd, inputs, results, from: input.name };
  return await placeOnce(text, destination, messages);
}

/** The input's name below the folder, with the ending of its new form. */
function nameOf({ below }: Input, form: Form): string {
  return `${nameBelow(below).replace(/\.(?:xml|json|ya?ml)$/i, '')}.${form}`;
}
