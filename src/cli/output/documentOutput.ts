import type { Output } from '../process/io.ts';

/** Wraps an output to write text as bytes, which `withoutCommands` leaves unchanged. */
export function documentOutput(
  output: Pick<Output, 'write'>,
  convert: (text: string) => string = (text) => text,
): Pick<Output, 'write'> {
  const encoder = new TextEncoder();
  return {
    write: (chunk) => output.write(typeof chunk === 'string' ? encoder.encode(convert(chunk)) : chunk),
  };
}
