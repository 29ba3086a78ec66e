/** Offers a file to be kept. */
import type { KeptFile } from '../worker/protocol.ts';

/** Time for the browser to begin, after which the memory is free again. */
const MILLISECONDS = 60_000;

export function save({ name, type, bytes }: KeptFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MILLISECONDS);
}
