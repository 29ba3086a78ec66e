/** Reads an input whose signatures are to be verified: for an archive in a signed envelope, the envelope. */
import type { Call } from '../command/definition.ts';
import type { Input } from '../files/find.ts';
import { readInput } from '../input/inputs.ts';

export interface SignedContent {
  /** Null if the input cannot be read, which is reported on standard error. */
  readonly bytes: Uint8Array | null;
  /** True if the archive is damaged or not accepted, which is reported on standard error. */
  readonly isRefused: boolean;
}

export async function readSigned(
  input: Input,
  settings: { readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>; readonly maxBytes: number },
): Promise<SignedContent> {
  const { container } = input;
  if (container === undefined || container.signedAt === null) {
    return { bytes: await readInput(input, settings), isRefused: false };
  }
  const { isFailed } = await import('./inside.ts');
  const { envelopeBytes } = await import('./signedContainer.ts');
  const isRefused = isFailed(container);
  if (isRefused) await readInput(input, settings);
  return { bytes: await envelopeBytes(input), isRefused };
}
