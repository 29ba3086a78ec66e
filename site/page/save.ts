/** Saves a file through the browser. */
import type { KeptFile } from '../worker/protocol.ts';

/** Milliseconds for the browser to start the download, before the memory is released. */
const MILLISECONDS = 60_000;

export function save({ name, type, bytes }: KeptFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MILLISECONDS);
}
